//! One tile.

use grid::Direction;
use serde::{Deserialize, Serialize};

/// One tile of a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// The level of the tile; of one that slopes, that of its upper edge.
    pub level: u8,
    /// The side on which it lies one level lower, if it slopes.
    pub downhill: Option<Direction>,
    /// What lies on it.
    pub holding: Holding,
}

/// What lies on a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Holding {
    /// Nothing.
    #[default]
    Nothing,
    /// Attackers come along here.
    Path,
    /// Small rocks.
    SmallRocks,
    /// Large rocks, which hide what is behind them.
    LargeRocks,
    /// Small rocks that are rich in minerals.
    Minerals,
    /// Small rocks from which fuel can be had.
    Wellspring,
}

impl Holding {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Nothing, Self::Path, Self::SmallRocks, Self::LargeRocks, Self::Minerals, Self::Wellspring];
}
