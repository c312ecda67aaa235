//! Small numbers with names, so that one cannot be taken for another.

use std::fmt;

use engine::{Dice, Seed};
use serde::{Deserialize, Serialize};

/// Hit points, of the traveller or of a foe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hp(pub u8);

impl Hp {
    /// Nothing left.
    pub const ZERO: Self = Self(0);

    /// What is left after losing some; never less than nothing.
    #[must_use]
    pub const fn less(self, lost: Self) -> Self {
        Self(self.0.saturating_sub(lost.0))
    }

    /// What there is after gaining some, up to a limit.
    #[must_use]
    pub fn more(self, gained: Self, limit: Self) -> Self {
        Self(self.0.saturating_add(gained.0).min(limit.0))
    }

    /// Whether nothing is left.
    pub const fn is_gone(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for Hp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Lux, the light in the prism.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Lux(pub u8);

impl fmt::Display for Lux {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of the nine locations, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Location(u8);

impl Location {
    /// Where every run begins.
    pub const FIRST: Self = Self(1);
    /// Where a run is won.
    pub const LAST: Self = Self(9);
    /// How many there are.
    pub const COUNT: usize = 9;

    /// All nine, in order of travel.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=9_u8).map(Self)
    }

    /// The number on the map, 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Zero to eight, for tables.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The one after, unless this is the last.
    pub const fn next(self) -> Option<Self> {
        if self.0 < Self::LAST.0 { Some(Self(self.0 + 1)) } else { None }
    }

    /// The dice that a location's cards are shuffled with.
    pub(crate) fn dice(self, seed: Seed) -> Dice {
        seed.branch("location").branch(u32::from(self.0)).dice()
    }

    /// Three locations make a tier.
    pub const fn tier(self) -> Tier {
        match self.0 {
            ..=3 => Tier::One,
            4..=6 => Tier::Two,
            _ => Tier::Three,
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How deep a location lies; decides what its cards are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Tier {
    /// Locations 1 to 3.
    One,
    /// Locations 4 to 6.
    Two,
    /// Locations 7 to 9.
    Three,
}

impl Tier {
    /// All three, shallow first.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Zero to two, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The weapon that lies in locations of this tier.
    pub const fn weapon(self) -> Weapon {
        match self {
            Self::One => Weapon::GnarledBranch,
            Self::Two => Weapon::SturdyBlade,
            Self::Three => Weapon::MasterworkBlade,
        }
    }

    /// The other weapon that lies in locations of this tier under `road`.
    pub const fn shield(self) -> Weapon {
        match self {
            Self::One => Weapon::ThornBuckler,
            Self::Two => Weapon::GlassTarge,
            Self::Three => Weapon::MirrorShield,
        }
    }
}

/// What the traveller fights with, once something is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Weapon {
    /// Turns a 1 into a hit.
    GnarledBranch,
    /// Turns a 1 and a 2 into hits.
    SturdyBlade,
    /// Turns a 1 and a 2 into hits and strikes harder on 3 and 4.
    MasterworkBlade,
    /// A little shelter.
    ThornBuckler,
    /// More shelter.
    GlassTarge,
    /// The most shelter.
    MirrorShield,
}

impl Weapon {
    /// All three blades, weakest first.
    pub const ALL: [Self; 3] = [Self::GnarledBranch, Self::SturdyBlade, Self::MasterworkBlade];

    /// All three shields, weakest first. They lie on the road alone.
    pub const SHIELDS: [Self; 3] = [Self::ThornBuckler, Self::GlassTarge, Self::MirrorShield];
}
