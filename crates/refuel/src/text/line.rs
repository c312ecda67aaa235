//! Sentences with numbers in them that may have changed.

use std::fmt;

use super::Told;
use crate::{Stat, Stats, Verdict};

/// A sentence about a blueprint or a building.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Piece>);

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words, and numbers that never change.
    Words(String),
    /// A number that others may alter.
    Number {
        /// Which.
        stat: Stat,
        /// As people read it.
        told: String,
        /// Whether it is better or worse than it would be by itself.
        verdict: Verdict,
    },
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| match piece {
            Piece::Words(told) | Piece::Number { told, .. } => f.write_str(told),
        })
    }
}

/// Tells sentences with the numbers that are true now, compared with those that would be by themselves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) now: &'a Stats,
    pub(super) base: &'a Stats,
}

impl Teller<'_> {
    /// A sentence in which the words for numbers stand in brackets: `[damage] damage every [interval]`.
    pub(super) fn line(self, template: &str) -> Line {
        let mut pieces = Vec::new();
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('[') {
            let (word, after) = after.split_once(']').expect("a bracket is closed");
            if !before.is_empty() {
                pieces.push(Piece::Words(before.to_owned()));
            }
            pieces.push(self.number(word.parse().expect("a bracket holds the word of a number")));
            rest = after;
        }
        if !rest.is_empty() {
            pieces.push(Piece::Words(rest.to_owned()));
        }
        Line(pieces)
    }

    fn number(self, stat: Stat) -> Piece {
        let (now, base) = (self.now.get(stat), self.base.get(stat));
        Piece::Number { stat, told: Told(stat, now).to_string(), verdict: Verdict::of(stat, base, now) }
    }

    /// Whether there is such a number.
    pub(super) const fn has(self, stat: Stat) -> bool {
        self.now.get(stat) != 0
    }
}
