//! What can be wrong with a patch.

use std::fmt;

use thiserror::Error;

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
pub struct PatchError {
    /// Where it is. A contradiction between several numbers is nowhere in particular.
    pub place: Option<Place>,
    /// What it is.
    #[source]
    pub problem: Problem,
}

impl fmt::Display for PatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(place) => write!(f, "{place}: {}", self.problem),
            None => write!(f, "{}", self.problem),
        }
    }
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
    /// A comment that goes on to the end of the text.
    #[error("this comment is never closed with */")]
    OpenComment,
    /// No number is called that.
    #[error("there is no number called {name}{}", nearest.map(|near| format!("; did you mean {near}?")).unwrap_or_default())]
    UnknownName {
        /// The name as it was written.
        name: String,
        /// The name that was probably meant.
        nearest: Option<&'static str>,
    },
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
    #[error("{name} goes from {least} to {most}; {value} is outside")]
    Range {
        /// The name.
        name: &'static str,
        /// The value as it was written.
        value: String,
        /// The smallest value that makes sense.
        least: i64,
        /// The largest value that makes sense.
        most: i64,
    },
    /// Numbers that do not go together.
    #[error("{0}")]
    Contradiction(String),
}
