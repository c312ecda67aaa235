//! Opponents for people.

use engine::Bot;
use serde::{Deserialize, Serialize};

use super::{Greedy, Search};
use crate::{Content, Tactics};

/// How well an opponent plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Level {
    /// Takes what looks good now, with any team.
    Easy,
    /// Looks a few commands ahead, with any team.
    Normal,
    /// Looks as far ahead as a person can wait for, with a team drawn by what was measured of each.
    Hard,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    /// How many positions this level looks at for a command, at most.
    pub const fn positions(self) -> u32 {
        match self {
            Self::Easy => 1,
            Self::Normal => 300,
            Self::Hard => 10_000,
        }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }

    /// How it plays, in a sentence.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Easy => "Takes what looks good now, with any team.",
            Self::Normal => "Looks a few commands ahead, with any team.",
            Self::Hard => "Looks far ahead, with one of the teams that hold against all others.",
        }
    }

    /// The player of this level.
    pub fn bot(self, content: Content) -> Box<dyn Bot<Tactics> + Send> {
        match self {
            Self::Easy => Box::new(Greedy::new(content)),
            Self::Normal => Box::new(Search::new(content, self.positions()).with_any_team()),
            Self::Hard => Box::new(Search::new(content, self.positions())),
        }
    }
}
