//! The one rule that each place bends.

use serde::{Deserialize, Serialize};

use crate::{Content, Intent, Location, Moves};

/// What is different at a place. The numbers that bends need are here and nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bend {
    /// Nothing.
    Straight,
    /// Items heal more.
    Sweet,
    /// A slip in a Pit hurts more.
    Slippery,
    /// Every foe begins with a Strike.
    Ringing,
    /// Lux heals less.
    Drowned,
    /// Another roll costs HP, not Lux.
    Costly,
    /// A die that is spent is turned over, not rolled.
    Turned,
    /// No die is rolled again.
    Unlit,
    /// Nothing can be passed by.
    Narrow,
}

/// What another roll of a die costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fee {
    Lux,
    Hp,
    /// It is not to be had.
    Never,
}

impl Location {
    /// The rule that the place bends under `road`.
    pub const fn bend(self) -> Bend {
        match self.number() {
            2 => Bend::Sweet,
            3 => Bend::Slippery,
            4 => Bend::Ringing,
            5 => Bend::Drowned,
            6 => Bend::Costly,
            7 => Bend::Turned,
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
            Self::Sweet => elsewhere + 1,
            _ => elsewhere,
        }
    }

    /// HP that one Lux heals.
    pub const fn lux_heal(self, content: &Content) -> u8 {
        match self {
            Self::Drowned => content.lux_heal.saturating_sub(1),
            _ => content.lux_heal,
        }
    }

    /// How a foe moves here.
    pub(crate) const fn moves(self, moves: Moves) -> Moves {
        match self {
            Self::Ringing => moves.opened_by(Intent::Strike),
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
            Self::Costly => Fee::Hp,
            Self::Unlit => Fee::Never,
            _ => Fee::Lux,
        }
    }

    /// Whether cards can be passed by.
    pub const fn lets_pass(self) -> bool {
        !matches!(self, Self::Narrow)
    }
}
