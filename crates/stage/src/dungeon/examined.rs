//! What is told about a tile.

use crate::Entry;

/// What is told about a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// What is there, in a few words.
    pub title: String,
    /// All that is to be known about it, in the order of what matters: for somebody, the first line
    /// is what an exchange of blows comes to.
    pub lines: Vec<Entry>,
}
