//! What lies on a tile: obstacles, tiles that give something, beacons.

use stage::tactics::{effect_tone, letter};
use tactics::{Effect, Object, Side};

use crate::art::{Art, Flip, Ink, Pixels, Spot, Sprite, stays, tiny};
use crate::tactics::art::Dye;
use crate::tactics::panels::ink::ink_of;

/// An object on the tile with this corner; `taken` of sixteen cells are not there.
pub(super) fn object(pixels: &mut Pixels, object: Object, at: Spot, taken: i32) {
    match object {
        Object::Obstacle { hp } => obstacle(pixels, hp, at, taken),
        Object::Buff { effect, rounds } => {
            let ink = ink_of(effect_tone(effect));
            plate(pixels, at, effect);
            fading(pixels, Art::tile(effect).sprite(), (at.0 + 10, at.1 + 10), taken);
            pixels.text(&letter(effect).to_string(), at.0 + 5, at.1 + 5, ink);
            // A tile that is only foretold is not yet counted down.
            if taken == 0 {
                tiny::plate(pixels, &format!("{}{rounds}", tiny::ROUNDS), (at.0 + 22, at.1 + 24), Ink::Mist);
            }
        }
    }
}

/// A sunken plate. What helps has a whole rim, what harms one with gaps.
fn plate(pixels: &mut Pixels, (x, y): Spot, effect: Effect) {
    let ink = ink_of(effect_tone(effect));
    pixels.rect(x + 2, y + 2, 27, 27, Ink::Void);
    pixels.rect(x + 3, y + 3, 25, 25, Ink::Night);
    for step in 0..27 {
        if effect.is_debuff() && step % 6 >= 4 {
            continue;
        }
        for (across, down) in [(step, 0), (step, 26), (0, step), (26, step)] {
            pixels.dot(x + 2 + across, y + 2 + down, ink);
        }
    }
}

fn obstacle(pixels: &mut Pixels, hp: u8, (x, y): Spot, taken: i32) {
    fading(pixels, Art::Obstacle.sprite(), (x + 4, y + 4), taken);
    let cracks: [&[Spot]; 2] =
        [&[(13, 6), (11, 10), (14, 13), (12, 17)], &[(22, 13), (19, 16), (21, 19), (17, 21)]];
    for crack in &cracks[..usize::from(3_u8.saturating_sub(hp).min(2))] {
        for ends in crack.windows(2) {
            pixels.line((x + ends[0].0, y + ends[0].1), (x + ends[1].0, y + ends[1].1), Ink::Void);
            pixels.line((x + ends[0].0 + 1, y + ends[0].1), (x + ends[1].0 + 1, y + ends[1].1), Ink::Raised);
        }
    }
    pips(pixels, hp, (x, y), Ink::Stone);
}

/// Squares in a row below, one for each HP.
pub(super) fn pips(pixels: &mut Pixels, hp: u8, (x, y): Spot, ink: Ink) {
    let count = i32::from(hp);
    let left = x + 15 - count * 2;
    pixels.rect(left, y + 26, count * 4 + 1, 5, Ink::Void);
    for pip in 0..count {
        pixels.rect(left + 1 + pip * 4, y + 27, 3, 3, ink);
    }
}

/// The beacon of a side.
pub(super) fn beacon(pixels: &mut Pixels, side: Side, (x, y): Spot) {
    let dye = Dye::of(side);
    pixels.stamp(Art::Beacon.sprite(), (x + 10, y + 10), Flip::Straight, &|_, ink| Some(dye.cloth(ink)));
}

/// The bond between a unit and the one beside it that guards it: links across the gap.
pub(super) fn bond(pixels: &mut Pixels, side: Side, [from, to]: [Spot; 2]) {
    let dye = Dye::of(side);
    let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    for (reach, ink) in [(11, dye.light), (14, Ink::Bone), (17, dye.light), (20, dye.light)] {
        let (x, y) = (from.0 + step.0 * reach, from.1 + step.1 * reach + 7);
        pixels.rect(x - 1, y - 1, 4, 4, Ink::Void);
        pixels.rect(x, y, 2, 2, ink);
    }
}

/// A sprite of which so many of sixteen cells are not there.
pub(super) fn fading(pixels: &mut Pixels, sprite: &Sprite, at: Spot, taken: i32) {
    pixels.stamp(sprite, at, Flip::Straight, &|place, ink| stays(place, taken).then_some(ink));
}
