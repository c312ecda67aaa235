//! What worlds are made of: a file for each kind of terrain.

use std::fmt;
use std::str::FromStr;

use engine::SplitMix64;
use serde::{Deserialize, Serialize};

use crate::Level;

/// A kind of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Terrain {
    /// Red rock, cut by gorges, with terraces and ramps at all heights.
    EmberGorges,
    /// Low green hills between rivers, under trees.
    Fernwater,
    /// A wide shelf of ice, hardly uneven, from which fins of stone stand up.
    PaleShelf,
    /// Courts, walls and platforms that somebody has left.
    ForsakenCourts,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::EmberGorges, Self::Fernwater, Self::PaleShelf, Self::ForsakenCourts];

    /// What it is called in commands and on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::EmberGorges => "ember-gorges",
            Self::Fernwater => "fernwater",
            Self::PaleShelf => "pale-shelf",
            Self::ForsakenCourts => "forsaken-courts",
        }
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is no kind of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTerrain;

impl fmt::Display for UnknownTerrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a terrain is one of {}", Terrain::ALL.map(Terrain::name).join(", "))
    }
}

impl std::error::Error for UnknownTerrain {}

impl FromStr for Terrain {
    type Err = UnknownTerrain;

    fn from_str(text: &str) -> Result<Self, UnknownTerrain> {
        Self::ALL.into_iter().find(|terrain| terrain.name() == text).ok_or(UnknownTerrain)
    }
}

impl Terrain {
    /// From which level on it comes.
    const fn first_level(self) -> u16 {
        match self {
            Self::EmberGorges | Self::Fernwater => 1,
            Self::PaleShelf => 2,
            Self::ForsakenCourts => 3,
        }
    }

    /// A terrain for a level, each with the same chance.
    pub(crate) fn drawn(level: Level, stream: &mut SplitMix64) -> Self {
        let open: Vec<Self> =
            Self::ALL.into_iter().filter(|terrain| terrain.first_level() <= level.0.max(1)).collect();
        open[stream.below(u32::try_from(open.len()).expect("they are few")) as usize]
    }
}
