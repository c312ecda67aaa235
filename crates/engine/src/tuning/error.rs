//! What can be wrong with a patch.

use std::fmt;

use thiserror::Error;

use super::{OutOfRange, UnknownName};

/// A place in a text, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character within the line.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// One thing that is wrong with a patch.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {problem}")]
pub struct PatchError {
    /// Where it is.
    pub place: Place,
    /// What it is.
    #[source]
    pub problem: Problem,
}

/// What is wrong at one place of a patch.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The text is not of the right form.
    #[error("expected {wanted}, found {found}")]
    Expected {
        /// What should be there.
        wanted: &'static str,
        /// What is there.
        found: String,
    },
    /// So much is wrong that the rest was not read.
    #[error("the rest was not read, for all that is wrong before it")]
    TooMany,
    /// A comment that goes on to the end of the text.
    #[error("this comment is never closed with */")]
    OpenComment,
    /// No number is called that.
    #[error(transparent)]
    UnknownName(UnknownName),
    /// A name that was given before.
    #[error("{name} is given twice; the first time on line {first}")]
    Twice {
        /// The name.
        name: &'static str,
        /// The line where it was given first.
        first: usize,
    },
    /// A list where one number belongs.
    #[error("{name} is one number, not a list")]
    ListForOne {
        /// The name.
        name: &'static str,
    },
    /// A list of the wrong length.
    #[error("{name} has {wanted} numbers, but this list has {found}; a single number sets them all")]
    Length {
        /// The name.
        name: &'static str,
        /// How many numbers it has.
        wanted: usize,
        /// How many the list has.
        found: usize,
    },
    /// A value that makes no sense.
    #[error(transparent)]
    Range(OutOfRange),
    /// Numbers that do not go together.
    #[error("{0}")]
    Contradiction(String),
}
