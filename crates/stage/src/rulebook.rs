//! The rules of one run.

use crate::Passage;

/// The rules that a run is played by, with its own numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The rule set by name, and whether the numbers are others.
    pub rules: String,
    /// What it says, chapter by chapter.
    pub chapters: Vec<Passage>,
}
