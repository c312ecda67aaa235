//! What makes a run harder, after the first win. RULES.md, section 11.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that makes a run harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Modifier {
    /// Flasks heal less.
    ThinFlasks,
    /// Creatures are quicker.
    Restless,
    /// Twice the traps.
    Snares,
    /// Offers show one fewer on the first two floors.
    Scarcity,
    /// Bosses have more health.
    Tyrants,
    /// Stairs heal less.
    SteepStairs,
    /// Prices are higher.
    Greed,
    /// The first of every encounter has half as much health again.
    Champions,
    /// Five slots.
    TornPack,
    /// One encounter more on every floor.
    Crowds,
}

impl Modifier {
    /// All of them, in the order in which they are unlocked.
    pub const ALL: [Self; 10] = [
        Self::ThinFlasks,
        Self::Restless,
        Self::Snares,
        Self::Scarcity,
        Self::Tyrants,
        Self::SteepStairs,
        Self::Greed,
        Self::Champions,
        Self::TornPack,
        Self::Crowds,
    ];
}

/// A set of modifiers: for machines a bit each, for people a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers(u16);

impl Modifiers {
    /// The set and one more.
    #[must_use]
    pub const fn with(self, modifier: Modifier) -> Self {
        Self(self.0 | 1 << modifier as u8)
    }

    /// The first so many, as they are unlocked.
    pub fn first(count: usize) -> Self {
        Modifier::ALL.into_iter().take(count).fold(Self::default(), Self::with)
    }

    /// Those of the set, in the order in which they are unlocked.
    pub fn iter(self) -> impl Iterator<Item = Modifier> {
        Modifier::ALL.into_iter().filter(move |modifier| self.has(*modifier))
    }

    /// Whether one is in the set.
    pub const fn has(self, modifier: Modifier) -> bool {
        self.0 >> modifier as u8 & 1 != 0
    }
}

impl Serialize for Modifiers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Modifiers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let modifiers = Vec::<Modifier>::deserialize(deserializer)?;
            Ok(modifiers.into_iter().fold(Self::default(), Self::with))
        } else {
            u16::deserialize(deserializer).map(Self)
        }
    }
}
