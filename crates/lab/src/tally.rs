//! All that is counted about one setting.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::solo::{Counts, Solo};
use crate::stats::{Counter, Proportion};

/// Exact counts over the runs of one setting.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Tally<S: Solo> {
    /// How many runs were played.
    pub runs: u64,
    /// How many of them were won.
    pub wins: u64,
    /// How often each final score came.
    pub scores: Counter,
    /// What this game alone counts.
    pub counts: S::Counts,
}

impl<S: Solo> Tally<S> {
    /// Takes in all that another has taken in.
    pub fn merge(&mut self, other: &Self) {
        self.runs += other.runs;
        self.wins += other.wins;
        self.scores.merge(&other.scores);
        self.counts.merge(&other.counts);
    }

    /// The share of runs that were won.
    pub const fn win_rate(&self) -> Proportion {
        Proportion::new(self.wins, self.runs)
    }
}

// Derived code would ask these of the game itself, which has no part in it.

impl<S: Solo> Default for Tally<S> {
    fn default() -> Self {
        Self { runs: 0, wins: 0, scores: Counter::default(), counts: S::Counts::default() }
    }
}

impl<S: Solo> Clone for Tally<S> {
    fn clone(&self) -> Self {
        Self { runs: self.runs, wins: self.wins, scores: self.scores.clone(), counts: self.counts.clone() }
    }
}

impl<S: Solo> PartialEq for Tally<S> {
    fn eq(&self, other: &Self) -> bool {
        self.runs == other.runs
            && self.wins == other.wins
            && self.scores == other.scores
            && self.counts == other.counts
    }
}

impl<S: Solo> fmt::Debug for Tally<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} runs won", self.wins, self.runs)
    }
}
