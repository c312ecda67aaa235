//! Where everything is, in cells.

use grid::Point;

use super::View;

/// A cell, from the left and from the top: of the floor, or of the picture.
pub type Spot = (i32, i32);

/// Cells of a tile in both directions.
pub const TILE: i32 = 16;

/// The upper left cell of a tile of the floor.
pub const fn corner(point: Point) -> Spot {
    (point.x as i32 * TILE, point.y as i32 * TILE)
}

/// Where the upper left corner of a view is on the floor when a tile whose corner is `at` is in its middle.
pub const fn centred(view: View, at: Spot) -> Spot {
    (at.0 - (view.columns as i32 - 1) * TILE / 2, at.1 - (view.rows as i32 - 1) * TILE / 2)
}

/// How long a cell waits, from 0 to 15, in the ordered pattern that blends all our pictures.
pub(super) fn wait((x, y): Spot) -> i32 {
    const ORDER: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
    ORDER[usize::try_from(y & 3).unwrap_or(0)][usize::try_from(x & 3).unwrap_or(0)]
}

/// A cell between two others, in hundredths of the way.
pub(super) const fn between(from: Spot, to: Spot, part: i32) -> Spot {
    (from.0 + (to.0 - from.0) * part / 100, from.1 + (to.1 - from.1) * part / 100)
}
