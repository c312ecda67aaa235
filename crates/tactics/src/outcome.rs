//! How a match ends.

use serde::{Deserialize, Serialize};

use crate::Side;

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// One side won.
    Won {
        /// Which.
        side: Side,
        /// How.
        by: Ending,
    },
    /// The last round was over, and nothing told the sides apart.
    Draw,
}

/// How a side won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A hero fell to something that a unit did.
    Blow,
    /// A hero fell at the end of a round.
    Attrition,
    /// A hero paid for a time-out with the last HP.
    Timeout,
    /// The other side gave up.
    Surrender,
    /// The last round was over, and this side stood better.
    LastRound,
}

impl Ending {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Blow, Self::Attrition, Self::Timeout, Self::Surrender, Self::LastRound];
}

impl Outcome {
    /// Who won, if anybody did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won { side, .. } => Some(side),
            Self::Draw => None,
        }
    }
}
