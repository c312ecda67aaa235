//! What can be drunk, a row each. Play asks for what a flask gives, never for a flask by name.

use engine::Worded;
use serde::{Deserialize, Serialize};

use crate::{Content, Percent};

/// What can be drunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Flask {
    /// Gives back health.
    Potion,
    /// Gives back arrows.
    Tonic,
    /// Gives back charges of spells.
    Mana,
}

/// What drinking gives back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draught {
    /// So much of all HP.
    Health(Percent),
    /// So many arrows.
    Arrows(u8),
    /// All charges of all spells.
    Charges,
}

impl Worded for Flask {
    const WORDS: &'static [Self] = &Self::ALL;
}

impl Flask {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Potion, Self::Tonic, Self::Mana];

    /// How often each is found. Health is what everybody needs.
    pub(crate) const FOUND: [u8; 3] = [2, 1, 1];

    /// Zero to two, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn draught(self, content: &Content) -> Draught {
        match self {
            Self::Potion => Draught::Health(content.places.potion),
            Self::Tonic => Draught::Arrows(content.bow.arrows),
            Self::Mana => Draught::Charges,
        }
    }
}
