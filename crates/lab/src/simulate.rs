//! Playing the runs of a plan on several threads.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use engine::Seed;

use crate::error::Error;
use crate::findings::{Findings, Stage};
use crate::plan::Plan;
use crate::player::Player;
use crate::progress::Progress;
use crate::seeds::run_seed;
use crate::setting::Setting;
use crate::shard::Shard;
use crate::subject::Subject;

/// Runs that a worker takes at a time: few enough that slow bots share the work evenly.
const CHUNK: u64 = 64;

/// Plays one part of a plan.
///
/// What is counted depends on the plan and the part alone, not on the number of threads.
///
/// # Errors
/// When a value of the plan's sweep cannot be played, or a bot gives a command that is not
/// legal.
pub fn simulate<S: Subject>(
    plan: Plan<S>,
    shard: Shard,
    threads: NonZeroUsize,
    progress: &Progress,
) -> Result<Findings<S>, Error> {
    let settings = plan.stages()?;
    let started = Instant::now();
    let work = Work {
        settings: &settings,
        seed: plan.seed,
        block: shard.block(plan.runs),
        taken: AtomicU64::new(0),
        progress,
    };
    let stages = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(|| work.share())).collect();
        let mut total = work.blank();
        for worker in workers {
            let counted = worker.join().unwrap_or_else(|panic| resume_unwind(panic))?;
            total.iter_mut().zip(&counted).for_each(|(stage, more)| stage.merge(more));
        }
        Ok::<_, Error>(total)
    })?;
    Ok(Findings { plan, stages, elapsed: started.elapsed() })
}

/// What is left to do, shared by all workers.
struct Work<'a, S: Subject> {
    settings: &'a [Vec<Setting<S>>],
    seed: Seed,
    block: Range<u64>,
    /// Chunks that a worker has taken, over all stages.
    taken: AtomicU64,
    progress: &'a Progress,
}

impl<S: Subject> Work<'_, S> {
    fn blank(&self) -> Vec<Stage<S>> {
        self.settings.iter().map(|settings| Stage::blank(settings.len())).collect()
    }

    /// What one worker counts until nothing is left.
    fn share(&self) -> Result<Vec<Stage<S>>, Error> {
        let mut stages = self.blank();
        // Chunks are handed out in order, so a worker seats its bots once for each stage.
        let mut seated: Option<(usize, Players<S>)> = None;
        while let Some((index, runs)) = self.take() {
            let players = match &mut seated {
                Some((stage, players)) if *stage == index => players,
                _ => &mut seated.insert((index, players(&self.settings[index]))).1,
            };
            let played = (runs.end - runs.start) * players.len() as u64;
            for run in runs {
                self.play(run_seed(self.seed, run), players, index, &mut stages[index])?;
            }
            self.progress.advance(played);
        }
        Ok(stages)
    }

    /// Plays one seed with every setting of a stage.
    fn play(
        &self,
        seed: Seed,
        players: &mut [Box<dyn Player<S>>],
        index: usize,
        stage: &mut Stage<S>,
    ) -> Result<(), Error> {
        let mut verdicts = [None; 2];
        for (place, player) in players.iter_mut().enumerate() {
            let setting = &self.settings[index][place];
            let played = player.play(&setting.setup, seed, &mut stage.tallies[place]);
            let verdict = played.map_err(|misplay| Error::Misplay { bot: setting.bot.clone(), misplay })?;
            verdicts[place] = Some(verdict);
        }
        if let [Some(first), Some(second)] = verdicts {
            stage.pairing.add(first, second);
        }
        Ok(())
    }

    /// The next chunk that nobody has taken: its stage and its runs.
    fn take(&self) -> Option<(usize, Range<u64>)> {
        let length = self.block.end - self.block.start;
        let chunks = length.div_ceil(CHUNK);
        let taken = self.taken.fetch_add(1, Ordering::Relaxed);
        let stage = usize::try_from(taken.checked_div(chunks)?).ok()?;
        let start = self.block.start + taken % chunks * CHUNK;
        (stage < self.settings.len()).then(|| (stage, start..(start + CHUNK).min(self.block.end)))
    }
}

/// A player for each setting of a stage.
type Players<S> = Vec<Box<dyn Player<S>>>;

fn players<S: Subject>(settings: &[Setting<S>]) -> Players<S> {
    let seat = |setting: &Setting<S>| {
        S::player(&setting.bot, &setting.setup).expect("a setting's bot is one of the game's")
    };
    settings.iter().map(seat).collect()
}
