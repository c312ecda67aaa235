//! What flies.

use serde::{Deserialize, Serialize};

use crate::{Energy, FoeId, Hp, Spot, Status};

/// Something that was shot and has not hit yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    /// The place of its building in the list of them.
    pub by: u16,
    /// Where it is.
    pub at: Spot,
    /// How it flies.
    pub course: Course,
    /// What its hits take, in hundredths of the damage of its building.
    pub(crate) percent: u16,
    /// The energy damage it does as well.
    pub(crate) charge: Hp,
    /// The energy that it yields when it hits.
    pub(crate) gain: Energy,
    /// What its hits bring, because of something that it flew through.
    pub(crate) kindled: Option<(Status, u16)>,
}

/// How something flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    /// After somebody.
    Homing {
        /// Whom.
        target: FoeId,
        /// Where it was seen last.
        aim: Spot,
        /// How far it flies in a tick.
        step: i32,
        /// How far it still flies.
        left: i32,
    },
    /// Straight on.
    Straight {
        /// By so much in a tick.
        step: Spot,
        /// For so many ticks.
        left: u16,
    },
    /// In an arc.
    Arc {
        /// From here.
        from: Spot,
        /// To there.
        to: Spot,
        /// For so many ticks so far.
        age: u16,
        /// Of so many.
        whole: u16,
    },
}
