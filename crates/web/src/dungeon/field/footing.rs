//! What somebody stands on, which is to be seen although they stand there.

use stage::dungeon::{Door, Terrain};

use super::brush::Brush;
use super::plan::TILE;
use super::things::dyed;
use super::{Lying, Tile, Tiles};
use crate::art::{Ink, Pixels, Spot, Sprite};

/// How much higher somebody stands who stands on something.
const HEIGHT: i32 = 5;

/// How much higher somebody stands at a cell of the floor: on whatever is there, and less on the way to
/// it and from it.
pub(crate) fn raised(tiles: &Tiles, (x, y): Spot) -> i32 {
    let (column, row) = nearest((x, y));
    let away = (x - column * TILE).abs() + (y - row * TILE).abs();
    if is_plain(&tiles.tile(column, row)) { 0 } else { HEIGHT * (TILE / 2 - away).max(0) / (TILE / 2) }
}

/// The tile that is nearest to a cell of the floor.
pub(super) const fn nearest((x, y): Spot) -> Spot {
    ((x + TILE / 2).div_euclid(TILE), (y + TILE / 2).div_euclid(TILE))
}

/// Draws what is on a tile once more, in front of whoever stands there.
pub(super) fn draw(brush: &mut Brush<'_>, tile: &Tile, (x, y): Spot) {
    if let Terrain::Stairs(door) = tile.terrain {
        let ink = if door == Door::Open { Ink::Lamp } else { Ink::Stone };
        steps(brush.pixels, (x + TILE - 10, y + TILE - 9), ink);
    }
    if let Some(prop) = tile.prop {
        foot(brush, prop.art.sprite(), (x, y), &|ink| dyed(prop.dyes, ink));
    }
    if let Some(find) = tile.find {
        lies(brush, &find, (x, y));
    }
}

/// Whether there is nothing but floor.
const fn is_plain(tile: &Tile) -> bool {
    tile.prop.is_none() && tile.find.is_none() && !matches!(tile.terrain, Terrain::Stairs(_))
}

/// Three steps that lead up, on a dark plate.
fn steps(pixels: &mut Pixels, (x, y): Spot, ink: Ink) {
    pixels.rect(x, y, 11, 10, Ink::Void);
    for step in 0..3 {
        pixels.rect(x + 1 + step * 3, y + 7 - step * 3, 9 - step * 3, 2, ink);
    }
}

/// The lowest part of what stands on a tile, as high as whoever stands on it.
fn foot(brush: &mut Brush<'_>, sprite: &Sprite, (x, y): Spot, dye: &dyn Fn(Ink) -> Ink) {
    let (wide, tall) = size(sprite);
    let (left, top) = (x + (TILE - wide) / 2, y + TILE - tall);
    for row in (tall - HEIGHT).max(0)..tall {
        for column in 0..wide {
            let cell = |cell: i32| usize::try_from(cell).unwrap_or(0);
            if let Some(ink) = sprite.ink(cell(column), cell(row)) {
                brush.pixels.dot(left + column, top + row, dye(ink));
            }
        }
    }
}

/// What lies on a tile, at its lower right corner.
fn lies(brush: &mut Brush<'_>, find: &Lying, (x, y): Spot) {
    let sprite = find.art.sprite();
    let (wide, tall) = size(sprite);
    let at = (x + TILE - wide + 1, y + TILE - tall + 1);
    brush.sprite(sprite, at, &|ink| Some(dyed(find.dyes, ink)));
}

fn size(sprite: &Sprite) -> Spot {
    let cells = |count: usize| i32::try_from(count).unwrap_or(0);
    (cells(sprite.width()), cells(sprite.height()))
}
