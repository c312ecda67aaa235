//! Relics: what shifts a run for good.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// A set of relics: for machines a bit for each, for people the list of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

impl Serialize for Relics {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Relics {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let relics = Vec::<Relic>::deserialize(deserializer)?;
            Ok(relics.into_iter().fold(Self::NONE, Self::with))
        } else {
            u16::deserialize(deserializer).map(Self)
        }
    }
}
