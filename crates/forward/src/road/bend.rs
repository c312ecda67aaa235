//! The one rule that each place bends.

use serde::{Deserialize, Serialize};

use super::{FAINTER, PIT_WIDTH};
use crate::{Content, Intent, Location, Moves};

/// What is different at a place. The numbers that bends need are here and nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bend {
    /// Nothing.
    Straight,
    /// Items heal more.
    Sweet,
    /// Pits are wider.
    Slippery,
    /// Every foe begins with a Strike.
    Ringing,
    /// Lux heals less.
    Drowned,
    /// Another roll costs HP, not Lux.
    Costly,
    /// Dice that were used are turned over, not rolled.
    Turned,
    /// No die is rolled again.
    Unlit,
    /// Three dice that all strike deal more.
    Daring,
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
            9 => Bend::Daring,
            _ => Bend::Straight,
        }
    }
}

impl Bend {
    /// HP that a Pit takes, with a die of this number laid across it.
    pub const fn pit(self, number: u8) -> u8 {
        let width = match self {
            Self::Slippery => PIT_WIDTH + 1,
            _ => PIT_WIDTH,
        };
        width.saturating_sub(number)
    }

    /// HP that an Item heals, where it heals so much elsewhere.
    pub const fn item_heal(self, elsewhere: u8) -> u8 {
        match self {
            Self::Sweet => elsewhere + 1,
            _ => elsewhere,
        }
    }

    /// HP that one Lux heals.
    pub(crate) const fn lux_heal(self, content: &Content) -> u8 {
        let drunk = match self {
            Self::Drowned => 1,
            _ => 0,
        };
        content.lux_heal.saturating_sub(FAINTER + drunk)
    }

    /// How a foe moves here.
    pub const fn moves(self, moves: Moves) -> Moves {
        match self {
            Self::Ringing => moves.opened_by(Intent::Strike),
            _ => moves,
        }
    }

    /// The number that a used die is turned to, where it is not rolled.
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

    /// HP more that three dice deal when all of them strike.
    pub(crate) const fn daring(self) -> u8 {
        match self {
            Self::Daring => 1,
            _ => 0,
        }
    }
}
