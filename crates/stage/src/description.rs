//! What a list says about a run.

use engine::Seed;
use serde::{Deserialize, Serialize};

/// A run in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// Its seed.
    pub seed: Seed,
    /// Its rule set.
    pub rules: String,
    /// Its score so far.
    pub score: i64,
    /// How far it came, in so few words that they fit a line of a list.
    pub brief: String,
    /// Where it stands or how it ended, in a few words.
    pub headline: String,
    /// Whether it can be gone on with.
    pub state: RunState,
}

/// Whether a run can be gone on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunState {
    /// It can.
    UnderWay,
    /// It was won.
    Won,
    /// It was lost.
    Lost,
    /// It is over, and nobody here has won or lost it.
    Over,
}

/// Whether a run without an outcome can still have one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// It can be gone on with.
    Kept,
    /// The player gave it up.
    GivenUp,
}
