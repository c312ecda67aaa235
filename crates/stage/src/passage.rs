//! A page of rules, piece by piece.

use crate::Tone;

/// A piece of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passage {
    /// The title of a chapter.
    Title(&'static str),
    /// A sentence or two.
    Words(String),
    /// A thing and what it does. Without a name it goes on with the entry before.
    Entry {
        /// What it is called.
        name: String,
        /// What it is about.
        tone: Tone,
        /// What it does.
        words: String,
    },
    /// A line of a table; the first cell is its heading.
    Row {
        /// From left to right.
        cells: Vec<String>,
        /// What it is about.
        tone: Tone,
    },
}
