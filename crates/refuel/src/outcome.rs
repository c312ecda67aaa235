//! How a battle ended.

use serde::{Deserialize, Serialize};

use crate::{Fuel, Hull, Level};

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// On which level.
    pub level: Level,
    /// What is left of the hull; nothing when the battle was lost.
    pub hull: Hull,
    /// The fuel that was won.
    pub fuel: Fuel,
    /// Waves that were held out.
    pub waves: u16,
    /// Ticks of all waves.
    pub ticks: u32,
    /// The score.
    pub score: i64,
}

impl Outcome {
    /// Whether the tanks are full.
    pub const fn is_won(&self) -> bool {
        self.hull.0 > 0
    }
}
