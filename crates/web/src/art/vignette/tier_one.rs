//! Gate, hollow and orchard: the road near home.

use super::super::{Ink, Pixels};
use super::brush::{FOOT, RIGHT, block, ellipse, grain, hills, sky, speckle, stars, wave};

/// Doors that stand ajar, with light behind them and none before.
pub(super) fn lanternless_gate(pixels: &mut Pixels) {
    sky(pixels, 0, FOOT, &[Ink::Night, Ink::Panel, Ink::Dusk, Ink::Dusk]);
    stars(pixels, 16, 130);
    hills(pixels, |x| 19 + wave(x + 10, 60, 2), Ink::Raised, Ink::Slate);
    // The wall runs out to both sides.
    for x in 0..RIGHT {
        let crown = 17 - i32::from(x / 4 % 2 == 0) * 2;
        pixels.rect(x, crown, 1, 11, Ink::Slate);
        pixels.dot(x, crown, Ink::Stone);
    }
    for y in (20..28).step_by(3) {
        for x in 0..RIGHT {
            if (x + y * 2) % 7 == 0 {
                pixels.rect(x, y, 1, 2, Ink::Raised);
            }
        }
        pixels.rect(0, y + 2, RIGHT, 1, Ink::Raised);
    }
    pixels.rect(0, 28, RIGHT, 4, Ink::Bark);
    speckle(pixels, 28, 7, Ink::Bark, Ink::Void);
    // Light lies on the road before it lies on anything else.
    for y in 28..FOOT {
        let half = 3 + (y - 28) * 3;
        pixels.rect(48 - half, y, half * 2, 1, Ink::Ember);
        pixels.rect(48 - half / 2, y, half, 1, Ink::Lamp);
    }
    pixels.rect(38, 8, 20, 20, Ink::Void);
    pixels.rect(46, 9, 4, 19, Ink::Lamp);
    pixels.rect(47, 9, 2, 19, Ink::Bone);
    for (x, lit) in [(39, 45), (50, 50)] {
        pixels.rect(x, 9, 7, 19, Ink::Bark);
        pixels.rect(lit, 9, 1, 19, Ink::Ember);
        for plank in [x + 2, x + 4] {
            pixels.rect(plank, 9, 1, 19, Ink::Void);
        }
        pixels.rect(x, 13, 7, 1, Ink::Rust);
        pixels.rect(x, 22, 7, 1, Ink::Rust);
    }
    for x in [31, 59] {
        block(pixels, (x, 5), (6, 23));
        block(pixels, (x - 1, 3), (8, 3));
        // A hook for a lantern, and no lantern.
        let hook = if x < 48 { x - 3 } else { x + 7 };
        pixels.rect(hook, 12, 3, 1, Ink::Stone);
        pixels.rect(if x < 48 { hook } else { hook + 2 }, 12, 1, 3, Ink::Stone);
    }
    block(pixels, (36, 4), (24, 4));
}

/// Ferns over a pool that is dripped into.
pub(super) fn fern_hollow(pixels: &mut Pixels) {
    sky(pixels, 0, FOOT, &[Ink::Void, Ink::Night, Ink::Deep, Ink::Moss]);
    for (x, wide) in [(4, 5), (16, 3), (27, 4), (42, 3), (57, 4), (69, 3), (80, 5), (91, 4)] {
        pixels.rect(x, 0, wide, 24, Ink::Void);
        pixels.rect(x, 0, 1, 24, Ink::Bark);
        for y in 0..24 {
            if grain(x, y).is_multiple_of(5) {
                pixels.dot(x + 1, y, Ink::Moss);
            }
        }
    }
    hills(pixels, |x| 23 + (x - 48) * (x - 48) / -900 + wave(x, 30, 1), Ink::Moss, Ink::Life);
    speckle(pixels, 22, 9, Ink::Moss, Ink::Life);
    ellipse(pixels, (48, 28), (21, 3), Ink::Void);
    ellipse(pixels, (48, 28), (20, 3), Ink::Deep);
    ellipse(pixels, (46, 28), (9, 1), Ink::Tide);
    ellipse(pixels, (46, 28), (6, 0), Ink::Deep);
    pixels.rect(56, 29, 6, 1, Ink::Tide);
    for (x, y) in [(46, 6), (46, 15), (46, 22), (37, 10), (57, 3), (57, 18), (63, 12), (30, 19)] {
        pixels.rect(x, y, 1, 2, Ink::Tide);
        pixels.dot(x, y + 2, Ink::Bone);
    }
    for (x, length, side) in [
        (3, 24, 1),
        (12, 15, -1),
        (12, 18, 1),
        (22, 12, 1),
        (93, 24, -1),
        (84, 15, 1),
        (84, 18, -1),
        (74, 12, -1),
    ] {
        frond(pixels, (x, 31), length, side);
    }
}

/// A fern leaf that rises and bends over to one side, with leaflets that shorten towards its tip.
fn frond(pixels: &mut Pixels, (x, y): (i32, i32), length: i32, side: i32) {
    for step in (0..length).rev() {
        let at = (x + side * step * step / length, y - step + step * step / (length * 2));
        let leaf = (length - step) / 3 + 1;
        if step % 2 == 0 {
            for reach in 1..=leaf {
                let droop = at.1 + reach / 2;
                pixels.dot(at.0 + reach, droop + 1, Ink::Void);
                pixels.dot(at.0 - reach, droop + 1, Ink::Void);
                pixels.dot(at.0 + reach, droop, Ink::Moss);
                pixels.dot(at.0 - reach, droop, Ink::Life);
            }
        }
        pixels.rect(at.0, at.1, 1, 2, Ink::Life);
    }
}

/// Trees that all lean the same way, and fruit that nobody picks.
pub(super) fn leaning_orchard(pixels: &mut Pixels) {
    sky(pixels, 0, 24, &[Ink::Dusk, Ink::Wine, Ink::Rust, Ink::Ember, Ink::Lamp]);
    ellipse(pixels, (20, 21), (6, 6), Ink::Lamp);
    ellipse(pixels, (19, 20), (4, 4), Ink::Bone);
    hills(pixels, |x| 22 + wave(x + 40, 96, 2), Ink::Bark, Ink::Rust);
    hills(pixels, |x| 26 + wave(x, 80, 2), Ink::Moss, Ink::Life);
    speckle(pixels, 26, 8, Ink::Moss, Ink::Life);
    for (x, y, size) in [(2, 28, 6), (24, 30, 8), (51, 29, 7), (72, 31, 8)] {
        leaning_tree(pixels, (x, y), size);
    }
    for (x, y) in [(28, 30), (47, 31), (55, 30), (70, 31), (77, 30)] {
        pixels.rect(x, y, 2, 1, Ink::Blood);
    }
}

fn leaning_tree(pixels: &mut Pixels, (x, y): (i32, i32), size: i32) {
    let crown = (x + size + size / 2, y - size - size);
    for thick in 0..3 {
        let ink = if thick == 0 { Ink::Wood } else { Ink::Bark };
        pixels.line((x + thick, y), (crown.0 + thick - 1, crown.1), ink);
    }
    ellipse(pixels, crown, (size + 1, size - 1), Ink::Void);
    ellipse(pixels, crown, (size, size - 2), Ink::Moss);
    ellipse(pixels, (crown.0 - 2, crown.1 - 1), (size - 3, size - 5), Ink::Life);
    for leaf in 0..size * 3 {
        let spot = grain(leaf, size).cast_signed();
        let at =
            (crown.0 - size + 2 + (spot & 0xff) % (size * 2 - 4), crown.1 - 3 + ((spot >> 9) & 0xff) % 7);
        match leaf % 3 {
            0 if pixels.ink(at.0, at.1) != Some(Ink::Void) => pixels.rect(at.0, at.1, 1, 1, Ink::Blood),
            _ => pixels.dot(at.0, at.1, Ink::Moss),
        }
    }
}
