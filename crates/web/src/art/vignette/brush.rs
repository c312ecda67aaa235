//! Strokes that landscapes share.

use super::super::{Ink, Pixels, wait};

/// The right edge and the lower edge of a landscape.
pub(super) const RIGHT: i32 = 96;
pub(super) const FOOT: i32 = 32;

/// A number that looks like chance and is the same on every day.
pub fn grain(x: i32, y: i32) -> u32 {
    let mut mixed = x.cast_unsigned().wrapping_mul(0x9e37_79b1) ^ y.cast_unsigned().wrapping_mul(0x85eb_ca77);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    mixed ^ (mixed >> 13)
}

/// A sky that goes through inks from `top` to `bottom`, blended by pattern.
pub(super) fn sky(pixels: &mut Pixels, top: i32, bottom: i32, inks: &[Ink]) {
    let steps = i32::try_from(inks.len()).unwrap_or(1) - 1;
    for y in top..bottom {
        let along = (y - top) * steps * 16 / (bottom - top).max(1);
        let (step, part) = (along / 16, along % 16);
        for x in 0..RIGHT {
            let next = i32::from(part > wait((x, y)));
            let place = usize::try_from((step + next).min(steps)).unwrap_or(0);
            pixels.dot(x, y, inks[place]);
        }
    }
}

/// Courses of a wall from `top` down to `bottom`.
pub(super) fn courses(pixels: &mut Pixels, top: i32, bottom: i32) {
    for y in (top..bottom).step_by(4) {
        for x in 0..RIGHT {
            if (x + y * 3) % 14 == 0 {
                pixels.rect(x, y, 1, 3, Ink::Raised);
            }
        }
        pixels.rect(0, y + 3, RIGHT, 1, Ink::Panel);
    }
}

/// Stars above a line, about one in `sparse` cells.
pub(super) fn stars(pixels: &mut Pixels, below: i32, sparse: u32) {
    for y in 0..below {
        for x in 0..RIGHT {
            match grain(x, y) % sparse {
                0 => pixels.dot(x, y, Ink::Bone),
                1 => pixels.dot(x, y, Ink::Stone),
                _ => {}
            }
        }
    }
}

/// Hills: everything below a gentle line, with a lit edge.
pub(super) fn hills(pixels: &mut Pixels, height: impl Fn(i32) -> i32, body: Ink, edge: Ink) {
    for x in 0..RIGHT {
        let top = height(x);
        pixels.rect(x, top, 1, FOOT - top, body);
        pixels.dot(x, top, edge);
    }
}

/// A smooth wave in whole numbers: up and down by `swing` over `length` cells.
pub(super) fn wave(x: i32, length: i32, swing: i32) -> i32 {
    let half = length / 2;
    let at = x.rem_euclid(length) - half;
    // A parabola for each half is close enough to a sine at this size.
    let bow = |at: i32| 4 * swing * at * (half - at) / (half * half).max(1);
    if at >= 0 { bow(at) } else { -bow(at + half) }
}

/// Tufts and pebbles on the ground.
pub(super) fn speckle(pixels: &mut Pixels, top: i32, sparse: u32, ground: Ink, ink: Ink) {
    for y in top..FOOT {
        for x in 0..RIGHT {
            if grain(x * 3, y * 5).is_multiple_of(sparse) && pixels.ink(x, y) == Some(ground) {
                pixels.dot(x, y, ink);
            }
        }
    }
}

/// A filled ellipse around a cell.
pub(super) fn ellipse(pixels: &mut Pixels, (x, y): (i32, i32), (wide, tall): (i32, i32), ink: Ink) {
    for row in -tall..=tall {
        for column in -wide..=wide {
            let inside = column * column * tall * tall + row * row * wide * wide;
            if inside <= wide * wide * tall * tall + wide * tall {
                pixels.dot(x + column, y + row, ink);
            }
        }
    }
}

/// A block of stone, lit from the upper left and outlined.
pub(super) fn block(pixels: &mut Pixels, (x, y): (i32, i32), (wide, tall): (i32, i32)) {
    pixels.rect(x - 1, y - 1, wide + 2, tall + 2, Ink::Void);
    pixels.rect(x, y, wide, tall, Ink::Slate);
    pixels.rect(x, y, wide, 1, Ink::Stone);
    pixels.rect(x, y, 1, tall, Ink::Stone);
    pixels.rect(x + wide - 1, y + 1, 1, tall - 1, Ink::Raised);
}
