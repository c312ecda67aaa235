//! What lights up, trembles or rises from a tile for an instant.

use stage::Millis;
use tactics::{Side, Tile};

use super::plan::{TILE, WIDTH, centre, corner};
use crate::art::{Ink, Letters, Pixels, Spot, stays, tiny};
use crate::tactics::panels::ink::ink_of;
use crate::tactics::sparks::{Shape, Sparks};

const FLASH: Millis = 360;
const SHAKE: Millis = 280;

/// A spark at one instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tactics) struct Glint {
    /// Where.
    pub(in crate::tactics) tile: Tile,
    /// What it looks like.
    pub(in crate::tactics) shape: Shape,
    /// How long it has been there.
    pub(in crate::tactics) age: Millis,
}

/// How far a tile is shaken at this instant.
pub(super) fn shaken(glints: &[Glint], tile: Tile) -> Spot {
    let is_shaking = |glint: &&Glint| glint.tile == tile && glint.shape == Shape::Shake && glint.age < SHAKE;
    let strongest = glints.iter().filter(is_shaking).map(|glint| glint.age).min();
    strongest.map_or((0, 0), |age| ([2, -2, 2, -1, 1, -1][usize::try_from(age / 48).unwrap_or(0).min(5)], 0))
}

/// Draws tiles that light up, under the units.
pub(super) fn draw_below(pixels: &mut Pixels, glints: &[Glint], near: Side) {
    for glint in glints {
        if let Shape::Flash(tone) = glint.shape
            && glint.age < FLASH
        {
            let (x, y) = corner(glint.tile, near);
            // Half of the cells at most, so that it does not dazzle.
            let taken = i32::try_from(8 + glint.age * 8 / FLASH).unwrap_or(16);
            for row in y..y + TILE - 1 {
                for column in x..x + TILE - 1 {
                    if stays((column, row), taken) {
                        pixels.dot(column, row, ink_of(tone));
                    }
                }
            }
        }
    }
}

/// Draws letters that rise, over everything. What is new pushes up what came before.
pub(super) fn draw_above(pixels: &mut Pixels, glints: &[Glint], near: Side) {
    for (place, glint) in glints.iter().enumerate() {
        let Shape::Float(text, tone) = &glint.shape else { continue };
        let is_newer = |other: &&Glint| other.tile == glint.tile && matches!(other.shape, Shape::Float(..));
        let newer = i32::try_from(glints[place + 1..].iter().filter(is_newer).count()).unwrap_or(0);
        let (x, y) = centre(glint.tile, near);
        let risen = i32::try_from(glint.age.min(Sparks::STAYS) * 10 / Sparks::STAYS).unwrap_or(10);
        let half = i32::try_from(Letters::new(text).width()).unwrap_or(0) / 2 + 2;
        let x = x.clamp(half, WIDTH - half - 1);
        let ink = if glint.age < 90 { Ink::Bone } else { ink_of(*tone) };
        tiny::rimmed(pixels, text, (x, (y - 2 - risen - newer * 10).max(5)), ink);
    }
}
