//! Which dice strike in a round, and which guard.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Die;

/// The dice that strike in a round; the others guard. At least one strikes: nobody hides behind
/// three dice until the next throw is better.
///
/// For machines it is a bit for each die, for people the list of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strikers(u8);

impl Strikers {
    /// Every way to strike, sorted: one bit for each die.
    pub fn every() -> impl Iterator<Item = Self> {
        (1..8).map(Self)
    }

    /// The dice for which this is so, if it is so for any.
    pub fn of(strikes: impl Fn(Die) -> bool) -> Option<Self> {
        let bits = Die::ALL.into_iter().filter(|&die| strikes(die)).fold(0, |bits, die| bits | bit(die));
        Self::try_from(bits).ok()
    }

    /// Whether a die strikes.
    pub const fn contains(self, die: Die) -> bool {
        self.0 & bit(die) != 0
    }

    /// How many strike.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether none is left to guard.
    pub const fn are_all(self) -> bool {
        self.0 == 7
    }

    /// The dice that strike, from left to right.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().filter(move |&die| self.contains(die))
    }
}

const fn bit(die: Die) -> u8 {
    1 << die.index()
}

impl TryFrom<u8> for Strikers {
    type Error = &'static str;

    fn try_from(bits: u8) -> Result<Self, Self::Error> {
        if (1..8).contains(&bits) { Ok(Self(bits)) } else { Err("one to three of the dice strike") }
    }
}

impl Serialize for Strikers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Strikers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let dice = Vec::<Die>::deserialize(deserializer)?;
            Self::of(|die| dice.contains(&die))
                .ok_or_else(|| D::Error::custom("one to three of the dice strike"))
        } else {
            u8::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
        }
    }
}

impl fmt::Display for Strikers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|die| write!(f, " {}", die.index() + 1))
    }
}
