//! The four spells.

use serde::{Deserialize, Serialize};

/// A spell. RULES.md, section 6, says what each does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spell {
    /// Burns one foe and passes by some of its defence.
    Firebolt,
    /// Burns everything around a tile.
    Fireball,
    /// Hurts a little and slows.
    Frost,
    /// Leaps from foe to foe.
    Spark,
}

impl Spell {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Firebolt, Self::Fireball, Self::Frost, Self::Spark];

    /// Zero to three, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is aimed at a tile rather than at a foe.
    pub const fn is_aimed_at_tiles(self) -> bool {
        matches!(self, Self::Fireball)
    }
}
