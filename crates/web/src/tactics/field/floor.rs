//! The floor, its frame, and the names of rows and columns.

use tactics::{Side, Tile};

use super::plan::{HEIGHT, LEFT, TILE, TOP, WIDTH, corner, seen_at};
use crate::art::{Ink, Pixels, grain, tiny};
use crate::tactics::art::Dye;

/// Lays the floor.
pub(super) fn lay(pixels: &mut Pixels, near: Side) {
    pixels.fill(Ink::Bark);
    pixels.rect(0, 0, WIDTH, 1, Ink::Wood);
    pixels.rect(LEFT - 1, TOP - 1, TILE * 5 + 1, TILE * 5 + 1, Ink::Void);
    homes(pixels, near);
    for tile in Tile::all() {
        slab(pixels, tile, near);
    }
    for place in 0..Tile::EDGE {
        let step = TILE * i32::from(place);
        let column = seen_at(place, 4, near).to_string();
        let row = seen_at(0, place, near).to_string();
        // A cell of frame stays free on every side of a letter.
        tiny::write(pixels, &column[..1], (LEFT + step + TILE / 2 - 2, HEIGHT - 6), Ink::Bone);
        tiny::write(pixels, &row[1..], (2, TOP + step + TILE / 2 - 3), Ink::Bone);
    }
}

/// A line of each side's colour along its home: whole for the first, broken for the second.
fn homes(pixels: &mut Pixels, near: Side) {
    for (side, y) in [(near, HEIGHT - 9), (near.opponent(), TOP - 2)] {
        let dye = Dye::of(side);
        for x in LEFT..WIDTH - 3 {
            let is_gap = side == Side::Two && (x - LEFT) % 8 >= 5;
            pixels.dot(x, y, if is_gap { dye.dark } else { dye.light });
        }
    }
}

/// A slab of stone, lit from the upper left. Two shades alternate.
fn slab(pixels: &mut Pixels, tile: Tile, near: Side) {
    let (x, y) = corner(tile, near);
    let size = TILE - 1;
    let (stone, worn) = match (tile.column() + tile.row()) % 2 {
        0 => (Ink::Panel, Ink::Night),
        _ => (Ink::Raised, Ink::Panel),
    };
    pixels.rect(x, y, size, size, stone);
    for row in y..y + size {
        for column in x..x + size {
            if grain(column, row).is_multiple_of(23) {
                pixels.dot(column, row, worn);
            }
        }
    }
    pixels.rect(x, y, size, 1, if stone == Ink::Raised { Ink::Slate } else { Ink::Raised });
    pixels.rect(x, y, 1, size, if stone == Ink::Raised { Ink::Slate } else { Ink::Raised });
    pixels.rect(x, y + size - 1, size, 1, Ink::Night);
}
