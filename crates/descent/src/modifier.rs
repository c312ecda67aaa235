//! What makes a run harder, after the first win. RULES.md, section 11.

use serde::{Deserialize, Serialize};

use crate::written::written_in_words;

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

written_in_words!(Modifiers(u16) of Modifier);
