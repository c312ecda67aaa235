//! The two sides, and the places of the units on each.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{UnitId, UnitSet, Word};

/// The seat of the referee: whatever comes from outside the board is a command of this seat.
/// RULES.md, section 12.
pub const REFEREE: Seat = Seat::new(2);

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The player of the first seat, at home on row 1.
    #[serde(rename = "p1")]
    One,
    /// The player of the second seat, at home on row 5.
    #[serde(rename = "p2")]
    Two,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The side that a seat plays; the referee plays none.
    #[inline]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat.index() {
            0 => Some(Self::One),
            1 => Some(Self::Two),
            _ => None,
        }
    }

    /// The seat that plays this side.
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// Zero or one, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side's unit in this place.
    #[inline]
    pub const fn unit(self, member: Member) -> UnitId {
        UnitId::of(self, member)
    }

    /// The side's hero.
    #[inline]
    pub const fn hero(self) -> UnitId {
        self.unit(Member::Hero)
    }

    /// All places of the side.
    #[inline]
    pub const fn units(self) -> UnitSet {
        UnitSet::of_side(self)
    }
}

/// A place among the units of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Member {
    /// The hero.
    Hero,
    /// The minion that was named first.
    #[serde(rename = "m1")]
    First,
    /// The minion that was named second.
    #[serde(rename = "m2")]
    Second,
    /// The clone of a Rogue.
    Clone,
}

impl Member {
    /// In the order in which time-outs skip them.
    pub const ALL: [Self; 4] = [Self::Hero, Self::First, Self::Second, Self::Clone];
}

impl Word for Member {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Hero => "hero",
            Self::First => "m1",
            Self::Second => "m2",
            Self::Clone => "clone",
        }
    }
}
