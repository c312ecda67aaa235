//! Flasks: drunk, or broken on a tile.

use engine::Worded;
use serde::{Deserialize, Serialize};

use crate::{Matter, Size};

/// A flask. They hang on a belt, beside the slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Flask {
    Healing,
    Haste,
    Fire,
    Frost,
    Oil,
    Rain,
    Acid,
    Spark,
}

/// What a flask is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draught {
    /// It heals.
    Heals,
    /// It makes quick.
    Hastes,
    /// It breaks on a tile, and something comes over so many, for so many turns.
    Breaks(Matter, u8, Size),
    /// It breaks on a tile, and lightning strikes for so much.
    Strikes(u8),
}

impl Flask {
    /// How many there are.
    pub const COUNT: usize = 8;
    /// How far one is thrown, in steps.
    pub const RANGE: u8 = 6;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Healing, Self::Haste, Self::Fire, Self::Frost, Self::Oil, Self::Rain, Self::Acid, Self::Spark];

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it is for.
    pub const fn draught(self) -> Draught {
        match self {
            Self::Healing => Draught::Heals,
            Self::Haste => Draught::Hastes,
            Self::Fire => Draught::Breaks(Matter::Fire, 3, Size::Three),
            Self::Frost => Draught::Breaks(Matter::Cold, 0, Size::Five),
            Self::Oil => Draught::Breaks(Matter::Oil, 0, Size::Three),
            Self::Rain => Draught::Breaks(Matter::Water, 0, Size::Five),
            Self::Acid => Draught::Breaks(Matter::Acid, 5, Size::Three),
            Self::Spark => Draught::Strikes(12),
        }
    }

    /// Whether it is drunk and not thrown.
    pub const fn is_drunk(self) -> bool {
        matches!(self.draught(), Draught::Heals | Draught::Hastes)
    }
}

impl Worded for Flask {
    const WORDS: &'static [Self] = &Self::ALL;
}
