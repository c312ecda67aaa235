//! What can go wrong, and what to write instead.

use std::fmt;
use std::io;
use std::path::PathBuf;

use engine::tuning::{ApplyError, PatchError};
use thiserror::Error;

use crate::merge::MergeError;
use crate::player::Misplay;

/// Why a simulation was not made.
#[derive(Debug, Error)]
pub enum Error {
    /// No rule set has this name.
    #[error("there is no rule set '{given}': write {}", choice(known))]
    UnknownRules {
        /// The name as it was given.
        given: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// No bot has this name.
    #[error("there is no bot '{given}': write {}", choice(known))]
    UnknownBot {
        /// The name as it was given.
        given: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// A content file with mistakes; all of them.
    #[error("{}:{errors}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong, in the order of the text.
        errors: Listed<PatchError>,
    },
    /// A sweep over a number that there is not, or through values it cannot have.
    #[error("{0}; --knobs lists every number and its range")]
    Knob(#[from] ApplyError),
    /// A value of a sweep that contradicts other numbers.
    #[error("nothing can be played with {knob} at {value}:{faults}")]
    Impossible {
        /// The number.
        knob: String,
        /// The value.
        value: i64,
        /// The contradictions.
        faults: Listed<String>,
    },
    /// A setup that makes no sense.
    #[error("nothing can be played so: {0}")]
    Setup(String),
    /// A bot that does not know the rules.
    #[error("the bot {bot} cannot play this: {misplay}")]
    Misplay {
        /// The bot.
        bot: String,
        /// What it did.
        misplay: Misplay,
    },
    /// A file that cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file or folder that cannot be written.
    #[error("{} cannot be written: {source}; name a file in a folder that exists and is yours", path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Results that do not belong together.
    #[error(transparent)]
    Merge(#[from] MergeError),
    /// The table could not be printed.
    #[error("the result cannot be printed: {0}")]
    Print(io::Error),
}

/// Several things that are wrong, one to a line.
#[derive(Debug)]
pub struct Listed<T>(pub Vec<T>);

impl<T: fmt::Display> fmt::Display for Listed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|item| write!(f, "\n  {item}"))
    }
}

fn choice(known: &[&str]) -> String {
    match known {
        [rest @ .., last] if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => known.join(""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_names_are_listed_as_a_sentence_would() {
        assert_eq!(choice(&["a"]), "a");
        assert_eq!(choice(&["a", "b"]), "a or b");
        assert_eq!(choice(&["a", "b", "c"]), "a, b or c");
    }
}
