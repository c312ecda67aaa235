//! Causeway, court and threshold: the road's end.

use super::super::{Ink, Pixels};
use super::brush::{FOOT, RIGHT, block, ellipse, grain, hills, sky, stars, wave};

/// A raised road on arches, in falling ash.
pub(super) fn ashen_causeway(pixels: &mut Pixels) {
    sky(pixels, 0, 24, &[Ink::Panel, Ink::Slate, Ink::Wine, Ink::Rust, Ink::Ember]);
    pixels.disc(30, 9, 5, Ink::Ember);
    pixels.disc(29, 8, 4, Ink::Lamp);
    hills(pixels, |x| 22 + wave(x + 15, 44, 2), Ink::Raised, Ink::Rust);
    hills(pixels, |x| 27 + wave(x, 60, 1), Ink::Panel, Ink::Slate);
    for pier in 0..6 {
        let x = pier * 18 - 4;
        block(pixels, (x, 18), (5, 14));
    }
    pixels.rect(0, 14, RIGHT, 6, Ink::Void);
    pixels.rect(0, 15, RIGHT, 4, Ink::Slate);
    pixels.rect(0, 15, RIGHT, 1, Ink::Mist);
    for x in 0..RIGHT {
        if x % 9 == 0 {
            pixels.rect(x, 16, 1, 3, Ink::Raised);
        }
        // The spring of each arch.
        let within = (x + 4).rem_euclid(18);
        if !(7..=15).contains(&within) {
            pixels.dot(x, 20, Ink::Slate);
        }
    }
    for x in (3..RIGHT).step_by(12) {
        pixels.rect(x - 1, 11, 3, 4, Ink::Void);
        pixels.rect(x, 11, 1, 4, Ink::Stone);
    }
    // The road broke here, and someone laid a plank.
    pixels.rect(62, 14, 9, 6, Ink::Rust);
    sky_gap(pixels);
    pixels.rect(60, 15, 13, 1, Ink::Wood);
    pixels.rect(60, 16, 13, 1, Ink::Void);
    for x in [22, 84] {
        pixels.line((x, 31), (x, 23), Ink::Void);
        pixels.line((x, 27), (x + 4, 23), Ink::Void);
        pixels.line((x, 26), (x - 4, 22), Ink::Void);
        pixels.dot(x + 4, 22, Ink::Void);
    }
    for y in 0..FOOT {
        for x in 0..RIGHT {
            match grain(x, y * 7) % 190 {
                0 | 1 => pixels.dot(x, y, Ink::Mist),
                2 => pixels.dot(x, y, Ink::Lamp),
                3 => pixels.dot(x, y, Ink::Ember),
                _ => {}
            }
        }
    }
}

/// What is seen through the broken road.
fn sky_gap(pixels: &mut Pixels) {
    for y in 14..20 {
        let ragged = i32::from(grain(y, 2).is_multiple_of(2));
        pixels.rect(62 - ragged, y, 9 + ragged, 1, if y < 17 { Ink::Ember } else { Ink::Rust });
    }
    pixels.rect(61, 14, 1, 6, Ink::Void);
    pixels.rect(71, 14, 1, 6, Ink::Void);
}

/// Empty chairs that face whoever comes in.
pub(super) fn unlit_court(pixels: &mut Pixels) {
    pixels.fill(Ink::Night);
    for x in [6, 20, 70, 84] {
        pixels.rect(x - 1, 3, 8, 14, Ink::Void);
        ellipse(pixels, (x + 3, 4), (3, 3), Ink::Void);
        ellipse(pixels, (x + 2, 4), (2, 2), Ink::Deep);
        pixels.rect(x, 4, 6, 12, Ink::Deep);
        pixels.rect(x, 4, 1, 12, Ink::Tide);
        pixels.rect(x + 3, 2, 1, 14, Ink::Void);
        pixels.rect(x, 9, 6, 1, Ink::Void);
    }
    for x in [33, 60] {
        pixels.rect(x, 0, 4, 20, Ink::Wine);
        pixels.rect(x, 0, 1, 20, Ink::Blood);
        pixels.rect(x + 1, 20, 2, 1, Ink::Wine);
    }
    // A floor of tiles that narrows towards the throne.
    for y in 20..FOOT {
        for x in 0..RIGHT {
            let depth = y - 14;
            let column = (x - 48) * 8 / depth + 400;
            let light = (column / 8 + (y - 20) / (1 + (y - 18) / 5)) % 2 == 0;
            pixels.dot(x, y, if light { Ink::Raised } else { Ink::Void });
        }
    }
    for y in 20..FOOT {
        let half = 3 + (y - 20) / 2;
        pixels.rect(48 - half, y, half * 2 + 1, 1, Ink::Wine);
        pixels.dot(48 - half, y, Ink::Ember);
        pixels.dot(48 + half, y, Ink::Ember);
    }
    chair(pixels, (43, 4), (11, 18), Ink::Lamp);
    pixels.rect(45, 2, 1, 2, Ink::Lamp);
    pixels.rect(48, 1, 1, 3, Ink::Lamp);
    pixels.rect(51, 2, 1, 2, Ink::Lamp);
    for (x, y) in [(4, 17), (17, 16), (29, 15), (62, 15), (73, 16), (85, 17)] {
        chair(pixels, (x, y), (6, 11), Ink::Wood);
    }
}

/// A chair from the front: back, seat, legs, and nobody.
fn chair(pixels: &mut Pixels, (x, y): (i32, i32), (wide, tall): (i32, i32), trim: Ink) {
    pixels.rect(x - 1, y - 1, wide + 2, tall + 1, Ink::Void);
    pixels.rect(x, y, wide, tall - 3, Ink::Bark);
    pixels.rect(x + 1, y + 1, wide - 2, tall / 2 - 1, Ink::Wine);
    pixels.rect(x, y, wide, 1, trim);
    pixels.rect(x, y, 1, tall, trim);
    pixels.rect(x + wide - 1, y, 1, tall, Ink::Bark);
    pixels.rect(x, y + tall / 2 + 1, wide, 2, trim);
    pixels.rect(x + 1, y + tall - 3, wide - 2, 3, Ink::Void);
}

/// A door that stands alone, with night in it and morning all around.
pub(super) fn last_threshold(pixels: &mut Pixels) {
    sky(pixels, 0, 26, &[Ink::Deep, Ink::Tide, Ink::Mist, Ink::Lamp, Ink::Lamp]);
    ellipse(pixels, (14, 24), (9, 8), Ink::Lamp);
    ellipse(pixels, (14, 24), (7, 6), Ink::Bone);
    for (x, y, wide) in [(20, 6, 14), (26, 7, 18), (66, 4, 16), (72, 5, 12), (4, 11, 12), (78, 12, 14)] {
        pixels.rect(x, y, wide, 1, Ink::Bone);
    }
    hills(pixels, |x| 22 + wave(x + 5, 64, 2), Ink::Dusk, Ink::Lux);
    hills(pixels, |x| 30 - (48 - (x - 48).abs()).max(0) / 7, Ink::Moss, Ink::Life);
    // Steps up to it.
    for step in 0..3 {
        pixels.rect(36 - step * 3, 26 + step * 2, 24 + step * 6, 2, Ink::Stone);
        pixels.rect(36 - step * 3, 26 + step * 2, 24 + step * 6, 1, Ink::Bone);
    }
    block(pixels, (39, 3), (4, 23));
    block(pixels, (53, 3), (4, 23));
    block(pixels, (37, 1), (22, 3));
    let mut beyond = Pixels::new(96, 32);
    beyond.fill(Ink::Void);
    stars(&mut beyond, 32, 36);
    for y in 5..26 {
        for x in 43..53 {
            pixels.dot(x, y, beyond.ink(x, y).unwrap_or(Ink::Void));
        }
    }
    for y in 26..FOOT {
        pixels.rect(46 - (y - 26), y, 1, 1, Ink::Slate);
    }
    // The long shadow of the door falls away from the sun.
    for step in 0..22 {
        pixels.dot(60 + step, 28 + step / 8, Ink::Dusk);
    }
}
