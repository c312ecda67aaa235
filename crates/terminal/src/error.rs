//! Why the arcade cannot open.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why the arcade cannot open.
#[derive(Debug, Error)]
pub enum Error {
    /// Output or input is a file or a pipe.
    #[error(
        "the arcade needs a terminal; for scripts use `roguery engine GAME` (one line a command) \
         or `roguery sim` (many runs at once)"
    )]
    NoTerminal,
    /// The terminal failed.
    #[error("the terminal failed: {0}")]
    Terminal(io::Error),
    /// The system has no home for saves.
    #[error("this system names no folder for saves; set ROGUERY_DATA to one")]
    NoDataFolder,
    /// The game has no screens.
    #[error(
        "{name} cannot be played in a terminal yet; use `roguery engine {name}` (one line a command) or \
         `roguery sim {name}` (bots against each other), and `roguery record {name}` for a record"
    )]
    NoSuchGame {
        /// The name as it was given.
        name: String,
    },
    /// No rule set of the game has that name.
    #[error("there is no rule set '{name}': write {}", known.join(" or "))]
    NoSuchRules {
        /// The name as it was given.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// A file holds no run that can be shown.
    #[error("{}: {failure}", path.display())]
    Untrusted {
        /// The file.
        path: PathBuf,
        /// Why not.
        failure: arcade::Failure,
    },
}
