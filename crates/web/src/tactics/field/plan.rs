//! Where everything is on the picture of the field, in cells.

use tactics::{Side, Tile};

use crate::art::{Pixels, Spot};

/// Cells of a tile in both directions, with the gap to its neighbours.
pub(super) const TILE: i32 = 32;
/// The frame around the tiles, which has the names of rows and columns.
pub(super) const LEFT: i32 = 7;
pub(super) const TOP: i32 = 3;
const RIGHT: i32 = 3;
const BOTTOM: i32 = 9;

/// Cells from left to right, and from top to bottom.
pub(in crate::tactics) const WIDTH: i32 = LEFT + 5 * TILE + RIGHT;
pub(in crate::tactics) const HEIGHT: i32 = TOP + 5 * TILE + BOTTOM;

/// A clear picture as large as the field.
pub(super) fn sheet() -> Pixels {
    let cells = |count: i32| usize::try_from(count).expect("the field has a size");
    Pixels::new(cells(WIDTH), cells(HEIGHT))
}

/// The column and the row of a tile as they are seen, from the left and from the top: the home of
/// whoever is near is below.
pub(in crate::tactics) const fn seen(tile: Tile, near: Side) -> (u8, u8) {
    let last = Tile::EDGE - 1;
    match near {
        Side::One => (tile.column(), last - tile.row()),
        Side::Two => (last - tile.column(), tile.row()),
    }
}

/// The tile in a column and a row as they are seen.
pub(in crate::tactics) const fn seen_at(column: u8, row: u8, near: Side) -> Tile {
    let last = Tile::EDGE - 1;
    match near {
        Side::One => Tile::at(column, last - row),
        Side::Two => Tile::at(last - column, row),
    }
}

/// The upper left cell of a tile.
pub(super) fn corner(tile: Tile, near: Side) -> Spot {
    let (column, row) = seen(tile, near);
    (LEFT + TILE * i32::from(column), TOP + TILE * i32::from(row))
}

/// The cell in the middle of a tile.
pub(in crate::tactics) fn centre(tile: Tile, near: Side) -> Spot {
    let (x, y) = corner(tile, near);
    (x + TILE / 2 - 1, y + TILE / 2 - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_home_of_whoever_is_near_is_below() {
        let tile = |text: &str| text.parse::<Tile>().unwrap();
        assert_eq!([seen(tile("a1"), Side::One), seen(tile("e5"), Side::One)], [(0, 4), (4, 0)]);
        assert_eq!([seen(tile("a1"), Side::Two), seen(tile("e5"), Side::Two)], [(4, 0), (0, 4)]);
    }

    #[test]
    fn every_tile_is_found_where_it_is_seen() {
        for near in Side::ALL {
            for tile in Tile::all() {
                let (column, row) = seen(tile, near);
                assert_eq!(seen_at(column, row, near), tile);
            }
        }
    }
}
