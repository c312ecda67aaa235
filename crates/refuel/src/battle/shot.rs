//! What flies.

use serde::{Deserialize, Serialize, Serializer};

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
    #[serde(serialize_with = "brought")]
    pub(crate) kindled: Option<(Status, u16)>,
}

/// For people behind its word.
#[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn brought<S: Serializer>(kindled: &Option<(Status, u16)>, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_map(*kindled)
    } else {
        kindled.serialize(serializer)
    }
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
