//! Where everything is, in cells.

use grid::Point;

use super::View;
use crate::art::Spot;

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
