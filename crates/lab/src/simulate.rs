//! Playing the runs of a plan on several threads.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use crate::error::Error;
use crate::findings::Findings;
use crate::progress::Progress;
use crate::seeds::run_seed;
use crate::shard::Shard;
use crate::study::Study;

/// Plays one part of a plan.
///
/// What is counted depends on the plan and the part alone, not on the number of threads.
///
/// # Errors
/// When a stage of the plan cannot be played, or a bot gives a command that is not legal.
pub fn simulate<P: Study>(
    plan: P,
    shard: Shard,
    threads: NonZeroUsize,
    progress: &Progress,
) -> Result<Findings<P>, Error> {
    let started = Instant::now();
    let work = Work { plan: &plan, block: shard.block(plan.runs()), taken: AtomicU64::new(0), progress };
    let stages = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(|| work.share())).collect();
        let mut total = plan.blank();
        for worker in workers {
            let counted = worker.join().unwrap_or_else(|panic| resume_unwind(panic))?;
            total.iter_mut().zip(&counted).for_each(|(stage, more)| P::merge(stage, more));
        }
        Ok::<_, Error>(total)
    })?;
    Ok(Findings { plan, stages, elapsed: started.elapsed() })
}

/// What is left to do, shared by all workers.
struct Work<'a, P: Study> {
    plan: &'a P,
    block: Range<u64>,
    /// Chunks that a worker has taken, over all stages.
    taken: AtomicU64,
    progress: &'a Progress,
}

impl<P: Study> Work<'_, P> {
    /// What one worker counts until nothing is left.
    fn share(&self) -> Result<Vec<P::Stage>, Error> {
        let mut stages = self.plan.blank();
        // Chunks are handed out in order, so a worker seats its bots once for each stage.
        let mut seated: Option<(usize, P::Players)> = None;
        while let Some((index, runs)) = self.take(stages.len()) {
            let players = match &mut seated {
                Some((stage, players)) if *stage == index => players,
                _ => &mut seated.insert((index, self.plan.players(index)?)).1,
            };
            let played = runs.end - runs.start;
            for run in runs {
                P::play(players, run_seed(self.plan.seed(), run), &mut stages[index])?;
            }
            self.progress.advance(played);
        }
        Ok(stages)
    }

    /// The next chunk that nobody has taken: its stage and its runs.
    fn take(&self, stages: usize) -> Option<(usize, Range<u64>)> {
        let length = self.block.end - self.block.start;
        let chunks = length.div_ceil(P::CHUNK);
        let taken = self.taken.fetch_add(1, Ordering::Relaxed);
        let stage = usize::try_from(taken.checked_div(chunks)?).ok()?;
        let start = self.block.start + taken % chunks * P::CHUNK;
        (stage < stages).then(|| (stage, start..(start + P::CHUNK).min(self.block.end)))
    }
}
