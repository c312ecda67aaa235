//! How a run ends and what it was worth.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use crate::{Card, Location};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// All nine locations lie behind the traveller.
    Won,
    /// The traveller died.
    Died {
        /// The card that killed.
        cause: Card,
        /// Where.
        location: Location,
    },
}

/// What the score is made of. RULES.md, section 8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// For cards survived, locations cleared, and the end of the road.
    pub depth: u32,
    /// For HP kept.
    pub health: u32,
    /// For Lux kept.
    pub light: u32,
    /// For locations cleared quickly.
    pub pace: u32,
}

impl AddAssign for ScoreSheet {
    fn add_assign(&mut self, more: Self) {
        self.depth += more.depth;
        self.health += more.health;
        self.light += more.light;
        self.pace += more.pace;
    }
}

impl ScoreSheet {
    /// The score.
    pub const fn total(&self) -> u32 {
        self.depth + self.health + self.light + self.pace
    }
}
