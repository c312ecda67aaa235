//! A location of Forward as a place to stand in: its landscape, with more sky above it and the
//! ground before it.

use super::super::{Flip, Ink, Pixels, wait};
use super::brush::{RIGHT, block, courses, ellipse, grain, sky, stars};
use super::{WIDTH, vignette};

/// Cells from top to bottom.
const HEIGHT: usize = 108;
/// Where the landscape begins, below the sky that is added.
const LANDSCAPE: i32 = 24;
/// Where the ground begins that is added.
const GROUND: i32 = 56;
/// The lower edge.
const BOTTOM: i32 = 108;
/// Towards the lower edge everything lies in shadow, from this row on.
const SHADOW: i32 = 68;

/// Paints a part of a place.
type Paint = fn(&mut Pixels);

/// In the order of the road: what is above each landscape, and what lies before it.
const AROUND: [(Paint, Paint); 9] = [
    (night, lit_road),
    (trunks, |pixels| turf(pixels, Ink::Moss, Ink::Life)),
    (evening, fallen_fruit),
    (night, sand),
    (masonry, flagstones),
    (night, |pixels| turf(pixels, Ink::Moss, Ink::Life)),
    (smoke, near_causeway),
    (hall, tiles),
    (dawn, path),
];

/// The row on which whoever stands there has both feet.
pub const FEET: i32 = GROUND + 3;

/// The place by its number on the road, the first being 0.
///
/// # Panics
/// When the road is not that long.
pub fn panorama(place: usize) -> Pixels {
    let (above, before) = AROUND[place];
    let mut pixels = Pixels::new(WIDTH, HEIGHT);
    above(&mut pixels);
    before(&mut pixels);
    shade(&mut pixels);
    pixels.sprite(&vignette(place).to_sprite(), 0, LANDSCAPE, Flip::Straight);
    pixels
}

/// Each cell of the ground by its own rule.
fn cover(pixels: &mut Pixels, ink: impl Fn(i32, i32) -> Ink) {
    for y in GROUND..BOTTOM {
        for x in 0..RIGHT {
            pixels.dot(x, y, ink(x, y));
        }
    }
}

/// The first ink, or so many sixteenths of the other.
fn blend(x: i32, y: i32, [one, other]: [Ink; 2], part: i32) -> Ink {
    if part > wait((x, y)) { other } else { one }
}

fn shade(pixels: &mut Pixels) {
    for y in SHADOW..BOTTOM {
        for x in 0..RIGHT {
            if (y - SHADOW) / 3 > wait((x, y)) {
                pixels.dot(x, y, Ink::Void);
            }
        }
    }
}

fn night(pixels: &mut Pixels) {
    sky(pixels, 0, LANDSCAPE, &[Ink::Void, Ink::Night, Ink::Night]);
    stars(pixels, LANDSCAPE, 110);
}

fn evening(pixels: &mut Pixels) {
    sky(pixels, 0, LANDSCAPE, &[Ink::Night, Ink::Dusk, Ink::Dusk]);
    stars(pixels, LANDSCAPE - 8, 150);
}

fn dawn(pixels: &mut Pixels) {
    sky(pixels, 0, LANDSCAPE, &[Ink::Dusk, Ink::Deep, Ink::Deep]);
    stars(pixels, LANDSCAPE - 10, 160);
    for (x, y, wide) in [(8, 12, 18), (14, 13, 20), (58, 17, 24), (66, 18, 14)] {
        pixels.rect(x, y, wide, 1, Ink::Tide);
    }
}

fn smoke(pixels: &mut Pixels) {
    sky(pixels, 0, LANDSCAPE, &[Ink::Night, Ink::Panel, Ink::Panel]);
    for y in 0..LANDSCAPE {
        for x in 0..RIGHT {
            match grain(x, y * 7) % 190 {
                0 | 1 => pixels.dot(x, y, Ink::Mist),
                2 => pixels.dot(x, y, Ink::Ember),
                _ => {}
            }
        }
    }
}

/// The trees of the hollow go up and out of sight.
fn trunks(pixels: &mut Pixels) {
    pixels.fill(Ink::Void);
    for x in [4, 16, 27, 42, 57, 69, 80, 91] {
        pixels.rect(x, 0, 1, LANDSCAPE, Ink::Bark);
        for y in 0..LANDSCAPE {
            if grain(x, y + 31).is_multiple_of(5) {
                pixels.dot(x + 1, y, Ink::Moss);
            }
        }
    }
}

/// The wall behind the stair, with its pillars.
fn masonry(pixels: &mut Pixels) {
    sky(pixels, 0, LANDSCAPE, &[Ink::Void, Ink::Night, Ink::Panel]);
    courses(pixels, 8, LANDSCAPE);
    for x in [12, 44, 76] {
        block(pixels, (x, 0), (5, LANDSCAPE));
    }
}

/// The wall above the windows of the court, with what hangs there.
fn hall(pixels: &mut Pixels) {
    sky(pixels, 0, LANDSCAPE, &[Ink::Void, Ink::Night, Ink::Night]);
    for x in [33, 60] {
        pixels.rect(x, 10, 4, LANDSCAPE - 10, Ink::Wine);
        pixels.rect(x, 10, 1, LANDSCAPE - 10, Ink::Blood);
        pixels.rect(x - 1, 9, 6, 1, Ink::Lamp);
    }
    pixels.rect(0, 4, RIGHT, 1, Ink::Raised);
    pixels.rect(0, 6, RIGHT, 1, Ink::Panel);
}

/// The light from between the doors reaches a good way down the road.
fn lit_road(pixels: &mut Pixels) {
    cover(pixels, |x, y| {
        let (off, down) = ((x - 48).abs(), y - GROUND);
        let half = 15 + down;
        let fading = (16 - down / 2).max(0);
        match off {
            _ if off < half / 2 => blend(x, y, [Ink::Rust, Ink::Lamp], fading),
            _ if off < half => blend(x, y, [Ink::Bark, Ink::Ember], fading),
            _ if grain(x, y).is_multiple_of(7) => Ink::Void,
            _ => Ink::Bark,
        }
    });
}

/// Grass, the blades longer the nearer they are.
fn turf(pixels: &mut Pixels, ground: Ink, blade: Ink) {
    cover(pixels, |_, _| ground);
    for y in GROUND..BOTTOM {
        for x in 0..RIGHT {
            match grain(x * 3, y * 5) % 37 {
                0..3 => pixels.rect(x, y, 1, 1 + (y - GROUND) / 14, blade),
                3 => pixels.dot(x, y, Ink::Void),
                _ => {}
            }
        }
    }
}

fn fallen_fruit(pixels: &mut Pixels) {
    turf(pixels, Ink::Moss, Ink::Life);
    for y in (GROUND + 2..BOTTOM).step_by(5) {
        let x = (grain(y, 3) % 92).cast_signed();
        pixels.rect(x, y, 3, 2, Ink::Wine);
        pixels.rect(x, y, 2, 1, Ink::Blood);
    }
}

/// Sand with splinters of glass in it.
fn sand(pixels: &mut Pixels) {
    cover(pixels, |x, y| match grain(x * 3, y * 5) % 23 {
        0..3 => Ink::Mist,
        3 | 4 => Ink::Slate,
        _ => blend(x, y, [Ink::Stone, Ink::Slate], (y - GROUND) / 3),
    });
    for y in (GROUND + 3..BOTTOM).step_by(4) {
        let x = (grain(y, 8) % 94).cast_signed();
        pixels.rect(x, y, 1, 3, Ink::Bone);
        pixels.rect(x + 1, y + 1, 1, 2, Ink::Tide);
        pixels.rect(x, y + 3, 2, 1, Ink::Void);
    }
}

/// Whether a joint between slabs runs through a cell. The joints meet in the distance.
fn is_joint(x: i32, y: i32) -> bool {
    let down = y - GROUND;
    // Rows of slabs grow as they come nearer.
    let (mut row, mut top, mut tall) = (0, 0, 3);
    while down >= top + tall {
        top += tall;
        tall += 1;
        row += 1;
    }
    let wide = 14 + down / 2;
    down == top || (x - 48 + 10 * wide + row % 2 * wide / 2).rem_euclid(wide) == 0
}

fn flagstones(pixels: &mut Pixels) {
    cover(pixels, |x, y| match grain(x, y * 3) % 31 {
        _ if is_joint(x, y) => Ink::Raised,
        0 => Ink::Stone,
        1 => Ink::Raised,
        _ => Ink::Slate,
    });
    // What drips down stands in the hollows of the stones.
    for (x, y, wide) in [(22, 66, 9), (70, 74, 13), (40, 88, 15)] {
        ellipse(pixels, (x, y), (wide, 2), Ink::Deep);
        pixels.rect(x - wide / 2, y - 1, wide, 1, Ink::Tide);
    }
}

/// The road on which one stands oneself, with ash on it.
fn near_causeway(pixels: &mut Pixels) {
    cover(pixels, |x, y| match (y - GROUND, grain(x, y * 3) % 29) {
        (0, _) => Ink::Void,
        (1, _) => Ink::Mist,
        _ if is_joint(x, y) => Ink::Raised,
        (_, 0) => Ink::Mist,
        (_, 1 | 2) => Ink::Raised,
        (_, 3) => Ink::Stone,
        _ => Ink::Slate,
    });
}

/// The floor of the court goes on as it begins in the distance, and so does its carpet.
fn tiles(pixels: &mut Pixels) {
    cover(pixels, |x, y| {
        let row = y - LANDSCAPE;
        let half = 3 + (row - 20) / 2;
        let column = (x - 48) * 8 / (row - 14) + 400;
        match (x - 48).abs() {
            off if off == half => Ink::Ember,
            off if off < half && (off == half - 2) => Ink::Rust,
            off if off < half => Ink::Wine,
            _ if (column / 8 + (row - 20) / (1 + (row - 18) / 5)) % 2 == 0 => Ink::Raised,
            _ => Ink::Void,
        }
    });
}

/// Grass, and worn slabs that lead to the steps.
fn path(pixels: &mut Pixels) {
    turf(pixels, Ink::Moss, Ink::Life);
    for y in GROUND..BOTTOM {
        let half = 20 + (y - GROUND) / 2;
        for x in 48 - half..=48 + half {
            let is_worn = grain(x / 2, y / 2).is_multiple_of(11);
            let is_edge = (x - 48).abs() >= half - 1;
            let ink = match (is_joint(x, y), is_worn) {
                _ if is_edge => Ink::Slate,
                (true, _) => Ink::Slate,
                (false, true) => Ink::Mist,
                (false, false) => Ink::Stone,
            };
            pixels.dot(x, y, ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_of_every_place_is_painted() {
        for place in 0..AROUND.len() {
            let painted = panorama(place);
            for (x, y) in (0..RIGHT).flat_map(|x| (0..BOTTOM).map(move |y| (x, y))) {
                assert!(painted.ink(x, y).is_some(), "place {place} at {x}, {y}");
            }
        }
    }

    #[test]
    fn the_landscape_is_in_it_as_it_is_painted() {
        for place in 0..AROUND.len() {
            let (painted, landscape) = (panorama(place), vignette(place));
            for (x, y) in (0..RIGHT).flat_map(|x| (0..GROUND - LANDSCAPE).map(move |y| (x, y))) {
                assert_eq!(painted.ink(x, y + LANDSCAPE), landscape.ink(x, y), "place {place} at {x}, {y}");
            }
        }
    }
}
