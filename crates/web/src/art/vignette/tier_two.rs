//! Shore, stair and stones: the road by the water.

use super::super::{Ink, Pixels};
use super::brush::{FOOT, RIGHT, block, courses, ellipse, grain, hills, sky, speckle, stars, wave};

/// A beach of glass under a moon.
pub(super) fn saltglass_shore(pixels: &mut Pixels) {
    sky(pixels, 0, 14, &[Ink::Night, Ink::Panel, Ink::Deep]);
    stars(pixels, 10, 120);
    pixels.disc(70, 7, 5, Ink::Mist);
    pixels.disc(69, 6, 4, Ink::Bone);
    pixels.rect(0, 14, RIGHT, 12, Ink::Deep);
    pixels.rect(0, 14, RIGHT, 1, Ink::Tide);
    for y in 15..25 {
        for x in 0..RIGHT {
            // The moon's road on the water widens towards the shore.
            let on_road = (x - 70).abs() <= 2 + (y - 14) / 2;
            match grain(x / 3, y) % 7 {
                0 if on_road => pixels.dot(x, y, Ink::Bone),
                1 | 2 if on_road => pixels.dot(x, y, Ink::Mist),
                3 => pixels.dot(x, y, Ink::Tide),
                _ => {}
            }
        }
    }
    hills(pixels, |x| 25 + wave(x + 20, 70, 2), Ink::Stone, Ink::Bone);
    speckle(pixels, 24, 6, Ink::Stone, Ink::Mist);
    for (x, tall, wide) in
        [(6, 16, 5), (13, 10, 4), (20, 6, 3), (33, 8, 3), (40, 13, 4), (47, 6, 3), (84, 9, 4), (91, 15, 5)]
    {
        shard(pixels, x, tall, wide);
    }
    for step in 0..5 {
        pixels.rect(54 + step * 5, 30 - step % 2, 2, 1, Ink::Slate);
    }
}

/// A splinter of glass that stands in the ground.
fn shard(pixels: &mut Pixels, x: i32, tall: i32, wide: i32) {
    let foot = 29;
    for step in 0..tall {
        let half = wide * step / (tall * 2) + 1;
        let y = foot - tall + step;
        pixels.rect(x - half - 1, y, half * 2 + 2, 1, Ink::Void);
        pixels.rect(x - half, y, half, 1, Ink::Tide);
        pixels.rect(x, y, half, 1, Ink::Deep);
        pixels.dot(x - half, y, Ink::Bone);
    }
    pixels.dot(x, foot - tall - 1, Ink::Bone);
}

/// A stair that is dry above and below, with a sheet of water across its middle.
pub(super) fn drowned_stair(pixels: &mut Pixels) {
    sky(pixels, 0, FOOT, &[Ink::Panel, Ink::Night, Ink::Void]);
    courses(pixels, 0, FOOT);
    for x in [12, 44, 76] {
        block(pixels, (x, 0), (5, FOOT));
        block(pixels, (x - 1, 1), (7, 2));
    }
    // The water stands in the air and goes no lower.
    for y in 9..21 {
        for x in 0..RIGHT {
            let under = match pixels.ink(x, y) {
                Some(Ink::Stone) => Ink::Tide,
                Some(Ink::Slate | Ink::Raised) => Ink::Deep,
                _ if (x + y) % 2 == 0 => Ink::Deep,
                _ => Ink::Night,
            };
            pixels.dot(x, y, under);
        }
    }
    for x in 0..RIGHT {
        let top = 3 + x / 6 * 2;
        for y in top..FOOT {
            let wet = (9..21).contains(&y);
            let joint = y % 4 == 3 || (x + y / 4 * 5) % 10 == 0;
            let ink = match (y - top, wet) {
                (0, false) => Ink::Bone,
                (0, true) => Ink::Tide,
                (1, _) => Ink::Void,
                (_, false) if joint => Ink::Raised,
                (_, false) => Ink::Slate,
                (_, true) if joint => Ink::Dusk,
                (_, true) => Ink::Deep,
            };
            pixels.dot(x, y, ink);
        }
        // The riser of each step.
        if x % 6 == 0 {
            pixels.rect(x - 1, top - 2, 1, 3, Ink::Void);
        }
    }
    for x in 0..RIGHT {
        let crest = 9 + i32::from(grain(x / 4, 1).is_multiple_of(3));
        pixels.dot(x, crest, Ink::Bone);
        pixels.dot(x, crest + 1, Ink::Tide);
        if x > 56 && grain(x, 3).is_multiple_of(4) {
            pixels.rect(x, 21, 1, 2, Ink::Tide);
        }
    }
    for (x, y) in [(58, 17), (60, 14), (59, 12), (82, 18), (84, 13), (70, 15)] {
        pixels.dot(x, y, Ink::Bone);
    }
}

/// Standing stones with open mouths.
pub(super) fn choir_of_stones(pixels: &mut Pixels) {
    sky(pixels, 0, 26, &[Ink::Night, Ink::Dusk, Ink::Dusk, Ink::Lux]);
    stars(pixels, 14, 140);
    hills(pixels, |x| 20 + wave(x + 30, 50, 2), Ink::Raised, Ink::Dusk);
    hills(pixels, |x| 25 + wave(x, 96, 1), Ink::Moss, Ink::Life);
    speckle(pixels, 26, 10, Ink::Moss, Ink::Life);
    for (x, top, wide) in [(24, 12, 6), (66, 12, 6), (34, 13, 5), (58, 13, 5)] {
        stone(pixels, (x, top), wide, 25);
    }
    for (x, top, wide) in [(8, 7, 9), (80, 7, 9), (43, 3, 11)] {
        stone(pixels, (x, top), wide, 29);
    }
    // What they hum.
    for ring in 0..3 {
        for x in [48 - 10 - ring * 4, 48 + 10 + ring * 4] {
            pixels.rect(x, 10 - ring, 1, 3 + ring * 2, Ink::Lux);
        }
    }
}

fn stone(pixels: &mut Pixels, (x, top): (i32, i32), wide: i32, foot: i32) {
    block(pixels, (x, top + 2), (wide, foot - top - 2));
    pixels.rect(x + 1, top, wide - 2, 2, Ink::Slate);
    pixels.rect(x + 1, top - 1, wide - 2, 1, Ink::Void);
    pixels.rect(x + 1, top, wide - 2, 1, Ink::Stone);
    let centre = x + wide / 2;
    let eyes = top + 4;
    pixels.rect(centre - wide / 4 - 1, eyes, 2, 1, Ink::Void);
    pixels.rect(centre + wide / 4, eyes, 2, 1, Ink::Void);
    ellipse(pixels, (centre, eyes + 4), (wide / 5, wide / 4), Ink::Void);
    pixels.rect(x, foot - 2, wide, 2, Ink::Moss);
    for step in 0..4 {
        pixels.dot(x + 1 + step * 2 % (wide - 2), foot - 3 - step * 2, Ink::Moss);
    }
}
