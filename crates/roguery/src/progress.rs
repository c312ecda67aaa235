//! How far a run has come, for somebody who waits for it.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use arcade::RunningGame;

/// Shorter runs are over before a line could be read.
const PATIENCE: Duration = Duration::from_millis(400);
const PACE: Duration = Duration::from_millis(100);
/// Where nobody looks on, a line is written after so many commands, and again whenever they have
/// doubled.
const FIRST_LINE: usize = 10_000;

/// Tells on standard error how far a run has come.
pub(crate) enum Progress {
    /// A line that is written over again and again.
    Screen { due: Instant, width: usize },
    /// A line now and then.
    File { due: usize },
}

impl Progress {
    /// As suits whatever standard error is.
    pub(crate) fn new() -> Self {
        if io::stderr().is_terminal() {
            Self::Screen { due: Instant::now() + PATIENCE, width: 0 }
        } else {
            Self::File { due: FIRST_LINE }
        }
    }

    /// Looks at a run, and tells of it if that is due. What cannot be written is no reason to stop.
    pub(crate) fn show(&mut self, run: &dyn RunningGame) {
        match self {
            Self::Screen { due, width } if Instant::now() >= *due => {
                let line = line(run.commands(), run.score());
                let _ = write!(io::stderr(), "\r{line:<width$}");
                (*due, *width) = (Instant::now() + PACE, line.len());
            }
            Self::File { due } if run.commands() >= *due => {
                let _ = writeln!(io::stderr(), "{}", line(run.commands(), run.score()));
                *due *= 2;
            }
            Self::Screen { .. } | Self::File { .. } => {}
        }
    }
}

/// Wipes the line away, so that it does not stay beside the result.
impl Drop for Progress {
    fn drop(&mut self) {
        if let Self::Screen { width: width @ 1.., .. } = *self {
            let _ = write!(io::stderr(), "\r{:width$}\r", "");
        }
    }
}

fn line(commands: usize, score: i64) -> String {
    format!("{commands} commands so far, score {score}")
}
