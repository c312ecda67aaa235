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

impl Tile {
    /// Bare and level ground.
    pub const fn flat(level: u8) -> Self {
        Self { level, downhill: None, holding: Holding::Nothing }
    }

    /// The levels of its corners as seen from above, with the clock from the upper left one.
    pub const fn corners(self) -> [u8; 4] {
        let (high, low) = (self.level, self.level.saturating_sub(1));
        match self.downhill {
            None => [high; 4],
            Some(Direction::North) => [low, low, high, high],
            Some(Direction::East) => [high, low, low, high],
            Some(Direction::South) => [high, high, low, low],
            Some(Direction::West) => [low, high, high, low],
        }
    }

    /// The levels of both ends of one of its edges, with the clock.
    pub const fn edge(self, side: Direction) -> [u8; 2] {
        let corners = self.corners();
        [corners[side as usize], corners[(side as usize + 1) % 4]]
    }
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
    /// Water, or whatever else of a terrain nobody walks on and nobody builds on; it hides nothing.
    Water,
}

impl Holding {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Nothing,
        Self::Path,
        Self::SmallRocks,
        Self::LargeRocks,
        Self::Minerals,
        Self::Wellspring,
        Self::Water,
    ];
}
