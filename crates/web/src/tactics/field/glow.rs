//! What is to be seen of a moment beside the units: shots, bursts, dust, the dying, banners.

use stage::tactics::{Frame, Happening, effect_tone};
use tactics::{Aim, Class, Object, Outcome, Side, Skill, Tile};

use super::motion::{aim, bow, part};
use super::plan::{HEIGHT, LEFT, WIDTH, centre, corner};
use super::things;
use super::unit::{self, Pose, Turn};
use crate::art::{Art, Flip, Ink, Letters, Pixels, Spot, between, grain, tiny};
use crate::tactics::art::Dye;
use crate::tactics::panels::ink::ink_of;

/// Draws what lies under the units.
pub(super) fn draw_below(pixels: &mut Pixels, frame: &Frame<'_>, near: Side) {
    match frame.moment {
        Happening::Spawn { tile, object } => drop_in(pixels, *object, corner(*tile, near), part(frame)),
        Happening::Vanish { tile } => dust(pixels, centre(*tile, near), part(frame), Ink::Stone),
        _ => {}
    }
}

/// Draws what lies over them.
pub(super) fn draw_above(pixels: &mut Pixels, frame: &Frame<'_>, near: Side) {
    let part = part(frame);
    let place = |who: &tactics::Who| frame.scene.figure(who.id).map(|figure| centre(figure.tile, near));
    match frame.moment {
        Happening::Strike { from, at, .. } if from.distance(*at) == 1 => {
            slash(pixels, centre(*at, near), aim(*from, *at, near), part);
        }
        Happening::Strike { from, at, .. } => shot(pixels, centre(*from, near), centre(*at, near), part),
        Happening::Intercept { from, at, .. } => {
            let (x, y) = between(centre(*from, near), centre(*at, near), bow(part) * 60 / 100);
            pixels.sprite(Art::ShieldMark.sprite(), x + 2, y - 8, Flip::Straight);
        }
        Happening::Cast { who, skill, aim } => {
            if let Some(from) = place(who) {
                cast(pixels, from, *skill, *aim, part, near);
            }
        }
        Happening::Heal { who, .. } => {
            if let Some(at) = place(who) {
                rising(pixels, at, part);
            }
        }
        Happening::Gain { who, effect } => {
            if let Some((x, y)) = place(who) {
                let sprite = Art::tile(*effect).sprite();
                pixels.sprite(sprite, x - 5, y - 2 - part * 12 / 100, Flip::Straight);
                ring(pixels, (x, y), part * 16 / 100, ink_of(effect_tone(*effect)));
            }
        }
        Happening::Change { who, .. } => {
            if let Some(at) = place(who) {
                ring(pixels, at, part * 16 / 100, Ink::Lux);
            }
        }
        Happening::Death { who, tile } => {
            let pose = Pose::standing(corner(*tile, near), who.id.side(), near);
            let shine = (part < 25).then_some(Ink::Bone);
            let pose = Pose { lift: -part * 5 / 100, taken: part * 17 / 100, shine, ..pose };
            unit::body(pixels, who.id.side(), who.kind, pose, Turn::Ahead);
            dust(pixels, centre(*tile, near), part, Ink::Mist);
            let (x, y) = centre(*tile, near);
            if part > 25 {
                pixels.sprite(Art::SkullMark.sprite(), x - 5, y + 2 - part * 6 / 100, Flip::Straight);
            }
        }
        Happening::Say { who, deed } => {
            if let Some((x, y)) = place(who) {
                bubble(pixels, (x, y - 14), if deed.is_some() { "!" } else { "···" });
            }
        }
        _ => {}
    }
}

/// A strip across the field that says something, as long as the moment lasts.
pub(super) fn banner(pixels: &mut Pixels, frame: &Frame<'_>, words: &str) {
    let ink = match frame.moment {
        Happening::End { outcome: Outcome::Won { side, .. } } => Dye::of(*side).light,
        Happening::TimeUp => Ink::Blood,
        _ => Ink::Lamp,
    };
    let part = part(frame);
    let open = (part.min(100 - part) * 5).min(100);
    let tall = 28 * open / 100;
    let (middle, wide) = (HEIGHT / 2 - 2, WIDTH - LEFT - 3);
    pixels.rect(LEFT, middle - tall / 2, wide, tall, Ink::Void);
    pixels.rect(LEFT, middle - tall / 2, wide, 1, ink);
    pixels.rect(LEFT, middle + tall / 2, wide, 1, ink);
    if open == 100 {
        let letters = Letters::new(words);
        let cells = |count: usize| i32::try_from(count).unwrap_or(0);
        let size = if cells(letters.width()) * 2 < wide { 2 } else { 1 };
        let left = WIDTH / 2 - cells(letters.width()) * size / 2;
        let top = middle - 7 * size / 2;
        for row in 0..Letters::HEIGHT {
            for column in 0..letters.width() {
                if letters.is_set(column, row) {
                    pixels.rect(left + cells(column) * size, top + cells(row) * size, size, size, ink);
                }
            }
        }
    }
}

/// An object that falls from above.
fn drop_in(pixels: &mut Pixels, object: Object, (x, y): Spot, part: i32) {
    let left = (60 - part).max(0);
    things::object(pixels, object, (x, y - left * left / 120), left * 12 / 60);
    if part > 50 {
        dust(pixels, (x + 15, y + 26), (part - 50) * 2, Ink::Stone);
    }
}

/// Bits that fly apart.
fn dust(pixels: &mut Pixels, (x, y): Spot, part: i32, ink: Ink) {
    for bit in 0..14 {
        let chance = grain(bit, 7).cast_signed();
        let (right, down) = ((chance & 0x3f) - 32, ((chance >> 7) & 0x1f) - 20);
        let size = if part < 60 { 2 } else { 1 };
        pixels.rect(x + right * part / 180, y + down * part / 180 + part * part / 2_000, size, size, ink);
    }
}

/// Three strokes across whoever is struck at.
fn slash(pixels: &mut Pixels, (x, y): Spot, (right, down): Spot, part: i32) {
    if !(35..85).contains(&part) {
        return;
    }
    let along = (part - 35) * 24 / 50;
    for shift in [-4, 0, 4] {
        let (from_x, from_y) = (x - 8 + shift * down.abs(), y - 10 + shift * right.abs());
        let to = (from_x + along * 16 / 24, from_y + along * 20 / 24);
        pixels.line((from_x + 1, from_y), (to.0 + 1, to.1), Ink::Void);
        pixels.line((from_x, from_y), to, Ink::Bone);
    }
}

/// An arrow in flight.
fn shot(pixels: &mut Pixels, from: Spot, to: Spot, part: i32) {
    if !(25..80).contains(&part) {
        return;
    }
    let along = (part - 25) * 100 / 55;
    let (tip, end) = (between(from, to, along), between(from, to, (along - 22).max(0)));
    for (right, down) in [(0, -1), (0, 1), (-1, 0), (1, 0)] {
        pixels.line((end.0 + right, end.1 + down), (tip.0 + right, tip.1 + down), Ink::Void);
    }
    pixels.line(end, tip, Ink::Bone);
    pixels.disc(tip.0, tip.1, 1, Ink::Lamp);
}

/// A skill on its way: a wave around the hero, or a light that flies to where it is aimed.
fn cast(pixels: &mut Pixels, from: Spot, skill: Skill, aim: Aim, part: i32, near: Side) {
    let ink = match skill.class() {
        Class::Warrior => Ink::Ember,
        Class::Mage => Ink::Lux,
        Class::Rogue => Ink::Mist,
        Class::Huntress => Ink::Life,
        Class::Duelist => Ink::Bone,
        Class::Cleric => Ink::Lamp,
    };
    let target: Option<Tile> = match aim {
        Aim::Nothing => None,
        Aim::Tile(tile) | Aim::Cursing(tile, _) => Some(tile),
    };
    match target.map(|tile| centre(tile, near)) {
        None => {
            ring(pixels, from, part * 40 / 100, ink);
            ring(pixels, from, part * 30 / 100, ink);
        }
        Some(to) => {
            ring(pixels, from, 14 - part.min(60) * 12 / 60, ink);
            if part < 65 {
                let (x, y) = between(from, to, part * 100 / 65);
                pixels.disc(x, y, 3, Ink::Void);
                pixels.disc(x, y, 2, ink);
                pixels.dot(x, y, Ink::Bone);
            } else {
                ring(pixels, to, (part - 65) * 18 / 35, ink);
                ring(pixels, to, (part - 65) * 10 / 35, Ink::Bone);
            }
        }
    }
}

/// A circle of single cells.
fn ring(pixels: &mut Pixels, (x, y): Spot, radius: i32, ink: Ink) {
    for row in -radius..=radius {
        for column in -radius..=radius {
            let square = row * row + column * column;
            if square <= radius * radius && square > (radius - 2) * (radius - 1) {
                pixels.dot(x + column, y + row, ink);
            }
        }
    }
}

/// Crosses that rise.
fn rising(pixels: &mut Pixels, (x, y): Spot, part: i32) {
    for (right, late) in [(-9, 0), (0, 25), (9, 10)] {
        let up = (part - late).max(0) * 16 / 100;
        tiny::plate(pixels, "+", (x + right, y + 6 - up), Ink::Life);
    }
}

/// A few signs in a bubble.
fn bubble(pixels: &mut Pixels, (x, y): Spot, text: &str) {
    pixels.rect(x - 8, y - 5, 17, 11, Ink::Void);
    pixels.rect(x - 7, y - 6, 15, 13, Ink::Void);
    pixels.rect(x - 7, y - 5, 15, 11, Ink::Bone);
    pixels.rect(x - 2, y + 6, 4, 2, Ink::Bone);
    let wide = i32::try_from(Letters::new(text).width()).unwrap_or(0);
    pixels.text(text, x - wide / 2, y - 3, Ink::Void);
}

/// Whether the tile is one on which something is still falling down.
pub(super) fn is_falling(frame: &Frame<'_>, tile: Tile) -> bool {
    matches!(frame.moment, Happening::Spawn { tile: spawned, .. } if *spawned == tile)
}
