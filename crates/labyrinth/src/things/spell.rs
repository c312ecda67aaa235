//! The four spells.

use engine::Worded;
use serde::{Deserialize, Serialize};

use crate::Ailment;

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

impl Worded for Spell {
    const WORDS: &'static [Self] = &Self::ALL;
}

impl Spell {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Firebolt, Self::Fireball, Self::Frost, Self::Spark];

    /// Zero to three, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn nature(self) -> Nature {
        match self {
            Self::Firebolt => Nature { shape: Shape::One, brings: Some(Ailment::Burn), is_fire: true },
            Self::Fireball => Nature { shape: Shape::Area, brings: Some(Ailment::Burn), is_fire: true },
            Self::Frost => Nature { shape: Shape::One, brings: Some(Ailment::Slow), is_fire: false },
            Self::Spark => Nature { shape: Shape::Leaps, brings: None, is_fire: false },
        }
    }

    /// Whom it hits.
    pub const fn shape(self) -> Shape {
        self.nature().shape
    }

    /// The ailment that it brings.
    pub const fn brings(self) -> Option<Ailment> {
        self.nature().brings
    }

    /// Whether it hurts those more who burn already.
    pub const fn is_fire(self) -> bool {
        self.nature().is_fire
    }

    /// Whether it is aimed at a tile rather than at a foe.
    pub const fn is_aimed_at_tiles(self) -> bool {
        matches!(self.shape(), Shape::Area)
    }
}

/// Whom a spell hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Whoever stands on the tile.
    One,
    /// Everybody around the tile, and on it.
    Area,
    /// Whoever stands on the tile, then somebody who touches that one, and so on.
    Leaps,
}

/// What is true of a spell whatever the numbers of a run are.
struct Nature {
    shape: Shape,
    brings: Option<Ailment>,
    is_fire: bool,
}
