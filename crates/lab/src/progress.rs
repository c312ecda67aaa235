//! How far long work has come, for somebody who waits before a terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Shorter work ends before a bar could be read.
const PATIENCE: Duration = Duration::from_millis(400);
const PACE: Duration = Duration::from_millis(100);
const WIDTH: usize = 32;

/// A bar on standard error, drawn by whichever worker comes by when it is due.
pub struct Progress {
    total: u64,
    done: AtomicU64,
    started: Instant,
    /// When the bar is due next; nothing when nobody watches.
    due: Option<Mutex<Instant>>,
}

impl Progress {
    /// A bar when standard error is a terminal, and silence otherwise.
    pub fn to_terminal(total: u64) -> Self {
        let started = Instant::now();
        let due = io::stderr().is_terminal().then(|| Mutex::new(started + PATIENCE));
        Self { total, done: AtomicU64::new(0), started, due }
    }

    /// Nobody watches.
    pub fn silent() -> Self {
        Self { total: 0, done: AtomicU64::new(0), started: Instant::now(), due: None }
    }

    /// So many more runs are done.
    pub(crate) fn advance(&self, runs: u64) {
        let Some(due) = &self.due else { return };
        let done = self.done.fetch_add(runs, Ordering::Relaxed) + runs;
        // A worker that finds another one drawing has better things to do than wait.
        if let Ok(mut due) = due.try_lock()
            && Instant::now() >= *due
        {
            *due = Instant::now() + PACE;
            // A bar that cannot be drawn is no reason to stop.
            let _ = write!(io::stderr(), "\r{}", bar(done, self.total, self.started.elapsed()));
        }
    }
}

/// Wipes the bar away, so that it does not stay beside the table.
impl Drop for Progress {
    fn drop(&mut self) {
        if self.due.is_some() && self.started.elapsed() >= PATIENCE {
            let _ = write!(io::stderr(), "\r{:width$}\r", "", width = WIDTH + 40);
        }
    }
}

fn bar(done: u64, total: u64, elapsed: Duration) -> String {
    let share = |of: u64| u128::from(done) * u128::from(of) / u128::from(total.max(1));
    let filled = usize::try_from(share(WIDTH as u64)).unwrap_or(WIDTH).min(WIDTH);
    let left = elapsed.as_secs_f64() * crate::stats::real(total.saturating_sub(done))
        / crate::stats::real(done.max(1));
    format!("[{}{}] {:>3} %, {left:.0} s left ", "#".repeat(filled), ".".repeat(WIDTH - filled), share(100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_tells_the_share_and_the_time_left() {
        let text = bar(250, 1_000, Duration::from_secs(5));
        assert_eq!(text, format!("[{}{}]  25 %, 15 s left ", "#".repeat(8), ".".repeat(24)));
    }
}
