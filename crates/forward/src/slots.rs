//! The places of the row.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place in the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Slot {
    /// The left one.
    #[serde(rename = "1")]
    Left,
    /// The middle one.
    #[serde(rename = "2")]
    Middle,
    /// The right one.
    #[serde(rename = "3")]
    Right,
}

impl Slot {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];

    /// The place with this index, if the row has it.
    #[inline]
    pub(crate) const fn at(index: u32) -> Option<Self> {
        match index {
            0 => Some(Self::Left),
            1 => Some(Self::Middle),
            2 => Some(Self::Right),
            _ => None,
        }
    }

    /// Zero to two, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Some of the places in the row.
///
/// For machines it is a bit for each place, for people the list of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slots(u8);

impl Slots {
    /// No place at all.
    pub const NONE: Self = Self(0);

    /// Every set of at most two places, in order.
    pub(crate) fn up_to_two() -> impl Iterator<Item = Self> {
        (0..7).map(Self)
    }

    /// All three places.
    pub const ALL: Self = Self(7);

    /// These places.
    pub fn of(slots: &[Slot]) -> Self {
        slots.iter().fold(Self::NONE, |set, &slot| set.with(slot))
    }

    /// The places that are marked, from left to right.
    pub(crate) fn marked(marks: [bool; 3]) -> Self {
        let [left, middle, right] = marks.map(u8::from);
        Self(left | middle << 1 | right << 2)
    }

    /// This set and one more place.
    #[must_use]
    pub const fn with(self, slot: Slot) -> Self {
        Self(self.0 | 1 << slot.index())
    }

    /// This set without a place.
    #[must_use]
    pub(crate) const fn without(self, slot: Slot) -> Self {
        Self(self.0 & !(1 << slot.index()))
    }

    /// Whether a place is in the set.
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot.index()) != 0
    }

    /// How many places there are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no place.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places, from left to right.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        let mut rest = u32::from(self.0);
        std::iter::from_fn(move || {
            // When nothing is left there are more zeros than places, and no slot is there.
            let slot = Slot::at(rest.trailing_zeros());
            rest &= rest.wrapping_sub(1);
            slot
        })
    }
}

impl TryFrom<u8> for Slots {
    type Error = &'static str;

    fn try_from(bits: u8) -> Result<Self, Self::Error> {
        if bits < 8 { Ok(Self(bits)) } else { Err("a row has three places") }
    }
}

impl From<Slots> for u8 {
    fn from(slots: Slots) -> Self {
        slots.0
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Vec::<Slot>::deserialize(deserializer).map(|slots| Self::of(&slots))
        } else {
            u8::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
        }
    }
}

/// Each number with a space before it, as commands write them.
impl fmt::Display for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|slot| write!(f, " {}", slot.index() + 1))
    }
}
