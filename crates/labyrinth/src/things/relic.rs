//! Relics: what shifts a run for good.

use serde::{Deserialize, Serialize};

/// A relic. A shop offers three, and one of them can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Relic {
    /// Knocks back one tile farther.
    Maul,
    /// Arrows and single-target spells hit harder.
    HawkEye,
    /// Fireballs are wider, sparks leap farther.
    WideEmber,
    /// Whoever bumps its bearer is hurt.
    Thorns,
    /// Death is turned away, once.
    SecondWind,
    /// Gold grows on every new floor.
    Miser,
    /// Guarding takes away more.
    IronWall,
    /// Whoever is slain gives back a little health.
    Leech,
    /// Dashes are ready sooner.
    Quicksilver,
    /// One sees farther.
    Lantern,
}

impl Relic {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Maul,
        Self::HawkEye,
        Self::WideEmber,
        Self::Thorns,
        Self::SecondWind,
        Self::Miser,
        Self::IronWall,
        Self::Leech,
        Self::Quicksilver,
        Self::Lantern,
    ];
}

/// A set of relics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relics(u16);

impl Relics {
    /// No relic.
    pub const NONE: Self = Self(0);

    /// Whether a relic is in the set.
    pub const fn has(self, relic: Relic) -> bool {
        self.0 >> relic as u16 & 1 != 0
    }

    /// The set and one more.
    #[must_use]
    pub const fn with(self, relic: Relic) -> Self {
        Self(self.0 | 1 << relic as u16)
    }

    /// The set without one.
    #[must_use]
    pub const fn without(self, relic: Relic) -> Self {
        Self(self.0 & !(1 << relic as u16))
    }

    /// The relics of the set.
    pub fn iter(self) -> impl Iterator<Item = Relic> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Relic::ALL.get(place).copied()
        })
    }
}
