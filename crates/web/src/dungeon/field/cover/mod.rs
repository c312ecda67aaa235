//! What covers tiles, as it looks at a moment: it goes on from tile to tile and ends in shores of its
//! own, and each layer has a shape that tells it from the others where colours do not.

mod fire;
mod gases;
mod growth;
mod liquids;
#[cfg(test)]
mod tests;

use super::brush::Brush;
use super::plan::TILE;
use super::{Layer, Tiles};
use crate::art::{Ink, Spot, grain};

/// A layer on a tile, and what is around it.
struct Spread<'a> {
    tiles: &'a Tiles,
    layer: Layer,
    column: i32,
    row: i32,
    /// Its upper left cell in the picture.
    at: Spot,
    /// Which picture of all that moves.
    beat: i32,
}

/// Where a tile is on the floor, and where in the picture.
pub(super) type Place = ((i32, i32), Spot);

/// Paints what lies below whoever stands on a tile.
pub(super) fn below(brush: &mut Brush<'_>, tiles: &Tiles, place: Place, beat: i32) {
    each(tiles, place, beat, |spread| match spread.layer {
        Layer::Water | Layer::Oil | Layer::Acid | Layer::Lava | Layer::Ice => spread.pool(brush),
        Layer::Grass => spread.tufts(brush),
        Layer::TallGrass => spread.blades(brush, growth::BEHIND),
        Layer::Bones => spread.bones(brush),
        Layer::Web => spread.web(brush),
        Layer::Steam | Layer::Spores | Layer::Marsh => spread.gas(brush, gases::BEHIND),
        Layer::Glow => spread.embers(brush),
        Layer::Fire => spread.blaze(brush),
    });
}

/// Paints what is in front of whoever stands on a tile.
pub(super) fn above(brush: &mut Brush<'_>, tiles: &Tiles, place: Place, beat: i32) {
    each(tiles, place, beat, |spread| match spread.layer {
        Layer::TallGrass => spread.blades(brush, growth::BEFORE),
        Layer::Steam | Layer::Spores | Layer::Marsh => spread.gas(brush, gases::BEFORE),
        Layer::Glow => spread.warning(brush),
        Layer::Fire => spread.flames(brush, fire::BEFORE),
        _ => {}
    });
}

fn each(tiles: &Tiles, ((column, row), at): Place, beat: i32, mut paint: impl FnMut(&Spread<'_>)) {
    let Some(cover) = tiles.tile(column, row).cover else { return };
    for layer in cover.layers() {
        paint(&Spread { tiles, layer, column, row, at, beat });
    }
}

impl Spread<'_> {
    const fn spot(&self, right: i32, down: i32) -> Spot {
        (self.at.0 + right, self.at.1 + down)
    }

    /// A cell of the tile as a cell of the floor, so that patterns go on from tile to tile.
    const fn on_floor(&self, right: i32, down: i32) -> Spot {
        (self.column * TILE + right, self.row * TILE + down)
    }

    /// A number of this tile that looks like chance, another for each that is asked for.
    fn chance(&self, which: i32) -> u32 {
        grain(self.column * 7 + which * 13, self.row * 11 + which * 5 + 2)
    }

    /// Whether a neighbour has the same, or is wall, behind which it seems to go on.
    fn joins(&self, right: i32, down: i32) -> bool {
        let tile = self.tiles.tile(self.column + right, self.row + down);
        tile.is_wall() || tile.cover.is_some_and(|cover| cover.has(self.layer))
    }

    /// Lays an ink that shines by itself or not, as its layer does.
    fn dot(&self, brush: &mut Brush<'_>, (right, down): Spot, ink: Ink) {
        let spot = self.spot(right, down);
        if self.layer.shines() { brush.shine(spot, ink) } else { brush.cover(spot, ink) }
    }
}

/// A number below another that looks like chance, of a place.
fn below_of(place: Spot, most: i32) -> i32 {
    i32::try_from(grain(place.0, place.1) >> 4 & 0xffff).unwrap_or(0) % most
}

/// How high something is at a cell that rises and falls gently all over the floor: from 0 up to 160.
fn swell((x, y): Spot) -> i32 {
    const HILL: i32 = 10;
    let (column, row) = (x.div_euclid(HILL), y.div_euclid(HILL));
    let (right, down) = (x.rem_euclid(HILL), y.rem_euclid(HILL));
    let height = |across: i32, along: i32| below_of((column + across, (row + along) * 3 + 1), 160);
    let mixed = |from: i32, to: i32, part: i32| (from * (HILL - part) + to * part) / HILL;
    let upper = mixed(height(0, 0), height(1, 0), right);
    mixed(upper, mixed(height(0, 1), height(1, 1), right), down)
}

/// A wave in whole numbers: from 0 up to half of `length` and back.
const fn zigzag(at: i32, length: i32) -> i32 {
    let at = at.rem_euclid(length);
    if at * 2 < length { at } else { length - at }
}
