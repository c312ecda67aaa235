//! Kinds of damage.

use serde::{Deserialize, Serialize};

use crate::words::worded;

worded! {
    /// A kind of damage.
    Harm {
        /// Loss of health itself: nothing resists it.
        Loss = "loss",
        /// Bullets and blows.
        Physical = "physical",
        /// Sparks, rays and heat.
        Energy = "energy",
        /// Blasts.
        Explosive = "explosive",
    }
}

/// A set of kinds of damage: a hit can be of several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Harms(u8);

impl Harms {
    /// No kind.
    pub const NONE: Self = Self(0);
    /// Loss of health alone.
    pub const LOSS: Self = Self::NONE.with(Harm::Loss);
    /// Physical alone.
    pub const PHYSICAL: Self = Self::NONE.with(Harm::Physical);
    /// Energy alone.
    pub const ENERGY: Self = Self::NONE.with(Harm::Energy);
    /// Explosive alone.
    pub const EXPLOSIVE: Self = Self::NONE.with(Harm::Explosive);

    /// The set and one more.
    #[must_use]
    pub const fn with(self, harm: Harm) -> Self {
        Self(self.0 | 1 << harm as u8)
    }

    /// Whether a kind is in the set.
    #[inline]
    pub const fn has(self, harm: Harm) -> bool {
        self.0 >> harm as u8 & 1 != 0
    }

    /// Whether every kind of this set is in another.
    #[inline]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether some kind is in both.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds of the set.
    pub fn iter(self) -> impl Iterator<Item = Harm> {
        Harm::ALL.into_iter().filter(move |harm| self.has(*harm))
    }
}
