//! Where everything is, in cells.

use grid::Point;

use super::Window;
use crate::art::Spot;

/// Cells of a tile in both directions.
pub(crate) const TILE: i32 = 16;

/// The upper left cell of a tile of the floor.
pub(crate) const fn corner(point: Point) -> Spot {
    (point.x as i32 * TILE, point.y as i32 * TILE)
}

/// Where the upper left corner of a window is on the floor when a tile whose corner is `at` is in its middle.
pub(crate) const fn centred(window: Window, at: Spot) -> Spot {
    (at.0 - (window.columns as i32 - 1) * TILE / 2, at.1 - (window.rows as i32 - 1) * TILE / 2)
}
