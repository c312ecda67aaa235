//! A foe on a floor.

use grid::Point;
use serde::{Deserialize, Serialize};

use crate::{Ailments, Intent, Kind, Stats};

/// What tells the foes of a floor apart, in the order in which they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FoeId(pub u16);

/// A foe.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foe {
    /// Which one it is.
    pub id: FoeId,
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub at: Point,
    /// HP left.
    pub hp: i32,
    /// Its numbers.
    pub stats: Stats,
    /// What ails it.
    pub ailments: Ailments,
    /// Whether it knows of the hero.
    pub mind: Mind,
    /// What it has announced.
    pub intent: Option<Intent>,
    /// Whether it guards itself now.
    pub guards: bool,
    /// Whether it will take two steps in its next turn.
    pub hurries: bool,
    /// Whether it is in the fight that is on.
    pub fights: bool,
    /// Gold that it stole.
    pub purse: u32,
    /// Whether it was in sight when the hero looked last.
    pub(crate) noticed: bool,
    /// Whether the hero has ever seen it.
    pub(crate) is_known: bool,
    /// Lead over the speed of the hero, or lag.
    pub(crate) lead: i32,
    /// Turns until it can do its special deed again; for bosses, the place in their pattern.
    pub(crate) beat: u8,
    /// Whether it has struck back since its last turn, which was its turn.
    pub(crate) answered: bool,
}

/// What a foe knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mind {
    /// It has not noticed anything.
    Idle,
    /// It is after the hero, whom it has not seen for so many turns.
    Hunting {
        /// Turns without sight.
        unseen: u8,
    },
    /// It wants to get away.
    Fleeing {
        /// Turns without sight.
        unseen: u8,
    },
}

impl Foe {
    /// Whether it knows of the hero.
    pub const fn is_awake(&self) -> bool {
        !matches!(self.mind, Mind::Idle)
    }
}
