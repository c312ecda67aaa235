//! Level and sloping surfaces.

use grid::Direction;

use crate::{Length, Tile};

/// A level or sloping surface over the whole plane. Heights are in halves of a thousandth, because a slope falls by
/// one half for each thousandth: so they are whole everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plane {
    /// The height above the corner of the world.
    base: i32,
    /// By how much it rises to the east.
    east: i32,
    /// By how much it rises to the south.
    south: i32,
}

impl Plane {
    /// At one height everywhere.
    pub(super) const fn level(base: i32) -> Self {
        Self { base, east: 0, south: 0 }
    }

    /// The surface of a tile whose upper left corner is there.
    pub(super) fn of(tile: Tile, west: i32, north: i32) -> Self {
        let (high, whole) = (i32::from(tile.level) * 2 * Length::LEVEL.0, Length::TILE.0);
        let (base, east, south) = match tile.downhill {
            None => (high, 0, 0),
            Some(Direction::North) => (high - (north + whole), 0, 1),
            Some(Direction::East) => (high + west, -1, 0),
            Some(Direction::South) => (high + north, 0, -1),
            Some(Direction::West) => (high - (west + whole), 1, 0),
        };
        Self { base, east, south }
    }

    /// Its height there.
    #[inline]
    pub(super) const fn at(self, x: i32, y: i32) -> i32 {
        self.base + self.east * x + self.south * y
    }

    /// The same in all columns as it is in this one.
    pub(super) const fn as_in_column(self, x: i32) -> Self {
        Self { base: self.base + self.east * x, east: 0, ..self }
    }

    /// The same in all rows as it is in this one.
    pub(super) const fn as_in_row(self, y: i32) -> Self {
        Self { base: self.base + self.south * y, south: 0, ..self }
    }
}
