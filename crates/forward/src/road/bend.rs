//! The one rule that each place bends.

use serde::{Deserialize, Serialize};

use crate::{Content, Intent, Location, Moves};

/// What is different at a place. The numbers that bends need are here and nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bend {
    /// Nothing.
    Straight,
    /// A slip in a Pit hurts more.
    Slippery,
    /// Items heal more.
    Sweet,
    /// Every foe begins with a Rush.
    Ringing,
    /// Lux heals less.
    Drowned,
    /// A die that is spent is turned over, not rolled.
    Turned,
    /// Another roll costs HP, not Lux.
    Burning,
    /// The backs tell nothing.
    Unlit,
    /// Nothing can be passed by.
    Narrow,
}

/// What another roll of a die costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fee {
    Lux,
    Hp,
}

impl Location {
    /// The rule that the place bends under `road`.
    pub const fn bend(self) -> Bend {
        match self.number() {
            2 => Bend::Slippery,
            3 => Bend::Sweet,
            4 => Bend::Ringing,
            5 => Bend::Drowned,
            6 => Bend::Turned,
            7 => Bend::Burning,
            8 => Bend::Unlit,
            9 => Bend::Narrow,
            _ => Bend::Straight,
        }
    }
}

impl Bend {
    /// HP that a slip in a Pit takes.
    pub const fn slip(self, content: &Content) -> u8 {
        match self {
            Self::Slippery => content.pit_damage + 1,
            _ => content.pit_damage,
        }
    }

    /// HP that an Item heals, where it heals so much elsewhere.
    pub const fn item_heal(self, elsewhere: u8) -> u8 {
        match self {
            Self::Sweet => elsewhere + 2,
            _ => elsewhere,
        }
    }

    /// HP that one Lux heals.
    pub const fn lux_heal(self, content: &Content) -> u8 {
        match self {
            Self::Drowned => content.lux_heal.saturating_sub(2),
            _ => content.lux_heal,
        }
    }

    /// How a foe moves here.
    pub(crate) const fn moves(self, moves: Moves) -> Moves {
        match self {
            Self::Ringing => moves.opened_by(Intent::Rush),
            _ => moves,
        }
    }

    /// The number that a spent die is turned to, where it is not rolled.
    pub const fn turned(self, number: u8) -> Option<u8> {
        match self {
            Self::Turned => Some(7 - number),
            _ => None,
        }
    }

    /// What another roll of a die costs.
    pub(crate) const fn fee(self) -> Fee {
        match self {
            Self::Burning => Fee::Hp,
            _ => Fee::Lux,
        }
    }

    /// Whether backs tell the family.
    pub const fn shows_backs(self) -> bool {
        !matches!(self, Self::Unlit)
    }

    /// Whether cards can be passed by.
    pub const fn lets_pass(self) -> bool {
        !matches!(self, Self::Narrow)
    }
}
