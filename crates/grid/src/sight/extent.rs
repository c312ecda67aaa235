//! How far one can see.

use crate::{Area, Cells, Point};

/// The shape of what is near enough to be seen. With a tile it has all tiles that lie no farther away in
/// columns and in rows, so that whatever could be in the way of a look is near as well.
pub trait Extent: Copy {
    /// Rows up and down.
    fn rows(self) -> u8;

    /// Columns to the left and to the right, in a row that lies so many rows up or down, of those that
    /// can be seen. In the row of whoever looks they are most.
    fn columns(self, rows: u8) -> u8;
}

/// A rectangle around whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Columns to the left and to the right.
    pub columns: u8,
    /// Rows up and down.
    pub rows: u8,
}

impl Extent for Reach {
    fn rows(self) -> u8 {
        self.rows
    }

    fn columns(self, _: u8) -> u8 {
        self.columns
    }
}

/// A disc around whoever looks. It has the tiles whose middle lies no farther away than half a tile more
/// than the radius, which looks rounder than the radius alone: squares of distances up to r·(r+1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// Tiles straight ahead.
    pub radius: u8,
}

impl Disc {
    /// Whether a tile lies on the disc around another.
    pub fn holds(self, from: Point, to: Point) -> bool {
        let rows = from.y.abs_diff(to.y);
        rows <= self.radius && from.x.abs_diff(to.x) <= self.columns(rows)
    }
}

impl Extent for Disc {
    fn rows(self) -> u8 {
        self.radius
    }

    fn columns(self, rows: u8) -> u8 {
        let square = |side: u8| u32::from(side) * u32::from(side);
        let left = square(self.radius) + u32::from(self.radius) - square(rows);
        // Near the radius for most rows: a root takes longer.
        let mut columns = self.radius;
        while square(columns) > left {
            columns -= 1;
        }
        columns
    }
}

/// The columns of a row that are near enough, of those that a long word has.
#[inline]
pub(super) fn near_columns(from: Point, extent: impl Extent, y: u8) -> u128 {
    let columns = extent.columns(from.y.abs_diff(y));
    let last = from.x.saturating_add(columns).min(127);
    u128::MAX >> (127 - last) & u128::MAX << from.x.saturating_sub(columns)
}

/// The rectangle around what is near enough, as far as the floor goes.
pub(super) fn clipped<const HEIGHT: usize, const WORDS: usize>(from: Point, extent: impl Extent) -> Area {
    let lowest = u8::try_from(HEIGHT - 1).unwrap_or(u8::MAX);
    let (columns, rows) = (extent.columns(0), extent.rows());
    let corner = Point::new(from.x.saturating_sub(columns), from.y.saturating_sub(rows));
    let right = from.x.saturating_add(columns).min(Cells::<HEIGHT, WORDS>::WIDEST - 1);
    let bottom = from.y.saturating_add(rows).min(lowest);
    Area::new(corner, right - corner.x + 1, bottom - corner.y + 1)
}
