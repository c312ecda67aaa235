//! What is wrong in the same words wherever a number comes from: a patch, a sweep, a record.

use thiserror::Error;

use super::{Knob, Tunable, name};
use crate::shortened;

/// No number is called that.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no number called {name}{}", nearest.map(|near| format!("; did you mean {near}?")).unwrap_or_default())]
pub struct UnknownName {
    /// The name as it was given, or its beginning.
    pub name: String,
    /// The name that was probably meant.
    pub nearest: Option<&'static str>,
}

impl UnknownName {
    pub(super) fn new<C: Tunable>(given: &str) -> Self {
        Self { name: shortened(given), nearest: name::nearest::<C>(given) }
    }
}

/// A value that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name} goes from {least} to {most}; {value} is outside")]
pub struct OutOfRange {
    /// The name, with its entry where that is not clear.
    pub name: String,
    /// The value as it was given, or its beginning.
    pub value: String,
    /// The smallest value that makes sense.
    pub least: i64,
    /// The largest value that makes sense.
    pub most: i64,
}

impl OutOfRange {
    pub(super) fn new<C>(knob: &Knob<C>, value: &str) -> Self {
        Self { name: knob.name.to_owned(), value: shortened(value), least: knob.least, most: knob.most }
    }

    /// The same, about one entry of a row, counted from zero.
    pub(super) fn of_entry<C>(knob: &Knob<C>, entry: usize, value: i64) -> Self {
        let wrong = Self::new(knob, &value.to_string());
        if knob.entries == 1 {
            wrong
        } else {
            Self { name: format!("{}[{}]", knob.name, entry + 1), ..wrong }
        }
    }
}

/// Something that cannot be played with, although every number is within its range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The names of the knobs that it is about, as [`super::Knob::name`] has them.
    pub about: &'static [&'static str],
    /// What is wrong, in a sentence.
    pub sentence: String,
}

impl Contradiction {
    pub(super) fn is_about_any(&self, names: &[&str]) -> bool {
        self.about.iter().any(|name| names.contains(name))
    }
}
