//! What the back of a card tells.

use serde::{Deserialize, Serialize};

use crate::Card;

/// The four kinds of backs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Family {
    /// Beasts and the Hollow.
    Foe,
    /// Pits, the Terror and the Snare.
    Peril,
    /// Items and the Weapon.
    Find,
    /// The Blessing and Caesuras.
    Light,
}

impl Family {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self::Foe, Self::Peril, Self::Find, Self::Light];

    /// Zero to three, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Card {
    /// What its back tells.
    pub const fn family(self) -> Family {
        match self {
            Self::LesserBeast | Self::GreaterBeast | Self::Hollow => Family::Foe,
            Self::Terror | Self::Pit | Self::Snare => Family::Peril,
            Self::Item | Self::Weapon => Family::Find,
            Self::Blessing | Self::Caesura => Family::Light,
        }
    }
}
