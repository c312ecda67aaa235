//! How a run ended.

use serde::{Deserialize, Serialize};

use crate::{Ailment, FloorNumber, Intent, Kind, Manner, Thing, Turns};

/// How a run ended. The tower has no top, so all runs end the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The floor on which it did.
    pub floor: FloorNumber,
    /// What killed.
    pub cause: Cause,
    /// The level that was reached.
    pub level: u16,
    /// Foes slain.
    pub kills: u32,
    /// Turns taken.
    pub turns: Turns<u32>,
    /// The score.
    pub score: i64,
}

/// What killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A foe, in a manner.
    Foe(Kind, Manner),
    /// A deed that a foe had announced.
    Deed(Kind, Intent),
    /// An ailment.
    Ailment(Ailment),
    /// A trap.
    Trap(Thing),
}
