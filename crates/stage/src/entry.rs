//! A line of a log.

use crate::Tone;

/// A line of a log, or of any list of short sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is about.
    pub tone: Tone,
    /// What it says.
    pub text: String,
}

impl Entry {
    /// A line.
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self { tone, text: text.into() }
    }
}
