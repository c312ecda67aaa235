//! The table of Forward in a few cells.

use std::cmp::Ordering;

use ::forward::{Card, Climb, Foe, Hero, Hp, Location, Outcome, Phase, Strike, Throw, View};
use stage::forward::{Beat, Frame, Rolling};

use crate::art::{Art, Flip, Ink, Letters, Pixels, vignette};
use crate::forward::words::ForwardWords;

/// Cells from left to right: as wide as the picture of a location.
pub(super) const WIDTH: usize = 96;
/// Cells from top to bottom.
pub(super) const HEIGHT: usize = 84;

const ROAD: i32 = 35;
const ROW: i32 = 40;
const FOOT: i32 = 75;
const CARDS_X: [i32; 3] = [6, 36, 66];
const CARD: (i32, i32) = (24, 32);

/// The table as it lies.
pub(super) fn table(view: &View, words: &ForwardWords) -> Pixels {
    let mut pixels = ground(view, view.hero.hp);
    match view.phase {
        Phase::Clash { foe, throw } => fight(&mut pixels, view, foe, throw),
        Phase::Brink { foe, .. } => stand_foe(&mut pixels, view.location, foe),
        Phase::Fight { foe, .. } => {
            stand_foe(&mut pixels, view.location, foe);
            held(&mut pixels, view.road.map_or([1; 3], |road| road.held.0));
        }
        Phase::Gap => {
            stand(&mut pixels, Art::Pit, 62, 6);
            held(&mut pixels, view.road.map_or([1; 3], |road| road.held.0));
        }
        Phase::Pit { climb, number } => pit(&mut pixels, climb, number),
        Phase::Terror => {
            stand(&mut pixels, Art::Terror, 62, 8);
            row(&mut pixels, view);
        }
        Phase::Over(Outcome::Won) => sign(&mut pixels, words.victory, Ink::Lamp),
        Phase::Over(Outcome::Died { .. }) => sign(&mut pixels, words.game_over, Ink::Blood),
        Phase::Path | Phase::Peek | Phase::Find => row(&mut pixels, view),
    }
    pixels
}

/// A moment of a command.
pub(super) fn moment(frame: &Frame<'_>) -> Pixels {
    let before = frame.before;
    let mut pixels = ground(before, frame.beat.hp());
    match *frame.beat {
        Beat::Turn { slot, card, .. } | Beat::Left { slot, card, .. } => {
            row(&mut pixels, before);
            turning(&mut pixels, CARDS_X[slot.index()], before.location, card, frame.progress);
        }
        Beat::Roll { foe, throw, rolling, foes, .. } => {
            let in_air = |number: u8, rolling: Rolling, place: u64| match rolling {
                Rolling::Yes => tumbling(frame.flicker, place),
                Rolling::No => number,
            };
            let [one, two, three] = throw.yours;
            let yours =
                [in_air(one, rolling[0], 0), in_air(two, rolling[1], 1), in_air(three, rolling[2], 2)];
            fight(&mut pixels, before, foe, Throw { yours, foes: in_air(throw.foes, foes, 3) });
        }
        Beat::Blows { foe, yours, foes, .. } => {
            stand_foe(&mut pixels, before.location, foe);
            blow(&mut pixels, 10, yours, Ink::Lamp);
            blow(&mut pixels, 66, foes, Ink::Blood);
        }
        Beat::Answer { foe, .. } | Beat::Exchange { foe, .. } | Beat::Renew { foe: Some(foe), .. } => {
            stand_foe(&mut pixels, before.location, foe);
            held(&mut pixels, before.road.map_or([1; 3], |road| road.held.0));
        }
        Beat::Bridge { number, .. } => pit(&mut pixels, Climb::default(), number),
        Beat::Renew { .. } => stand(&mut pixels, Art::Pit, 62, 6),
        Beat::PitRoll { number, climb, .. } => {
            let number = if frame.progress < 80 { tumbling(frame.flicker, 0) } else { number };
            pit(&mut pixels, climb, number);
        }
    }
    pixels
}

/// The place, the road and the traveller.
fn ground(view: &View, hp: Hp) -> Pixels {
    let mut pixels = Pixels::new(WIDTH, HEIGHT);
    pixels.fill(Ink::Void);
    pixels.sprite(&vignette(view.location.index()).to_sprite(), 0, 0, Flip::Straight);
    pixels.sprite(Art::Traveller.sprite(), 4, 0, Flip::Straight);
    for place in Location::all() {
        let x = 8 + 10 * i32::from(place.number() - 1);
        let ink = match place.cmp(&view.location) {
            Ordering::Less => Ink::Ember,
            Ordering::Equal => Ink::Bone,
            Ordering::Greater => Ink::Slate,
        };
        pixels.rect(x - 1, ROAD, 3, 3, ink);
        if place < Location::LAST {
            pixels.rect(x + 3, ROAD + 1, 5, 1, if place < view.location { Ink::Ember } else { Ink::Slate });
        }
    }
    body(&mut pixels, view.hero, hp);
    pixels
}

/// HP as a bar with its number, Lux as lights.
fn body(pixels: &mut Pixels, hero: Hero, hp: Hp) {
    let wide = 44;
    let full = i32::from(::forward::Content::HOUSE.max_hp).max(i32::from(hp.0));
    pixels.rect(4, FOOT, wide, 6, Ink::Raised);
    let ink = if i32::from(hp.0) * 3 <= full { Ink::Blood } else { Ink::Life };
    pixels.rect(4, FOOT, wide * i32::from(hp.0) / full, 6, ink);
    pixels.text(&hp.to_string(), wide + 8, FOOT - 1, Ink::Bone);
    for light in 0..i32::from(hero.lux.0) {
        pixels.disc(72 + light * 6, FOOT + 3, 2, Ink::Lux);
    }
}

fn row(pixels: &mut Pixels, view: &View) {
    for (card, x) in view.row.iter().zip(CARDS_X) {
        match card.map(|card| card.shown) {
            None => pixels.frame(x, ROW, CARD.0, CARD.1, Ink::Raised),
            Some(None) => pixels.sprite(Art::CardBack.sprite(), x, ROW, Flip::Straight),
            Some(Some(card)) => face(pixels, x, view.location, card),
        }
    }
}

fn face(pixels: &mut Pixels, x: i32, location: Location, card: Card) {
    pixels.rect(x, ROW, CARD.0, CARD.1, Ink::Raised);
    pixels.frame(x, ROW, CARD.0, CARD.1, Ink::Bone);
    let art = match card {
        Card::Weapon => Art::met(card, location.tier()),
        _ => Art::card(card),
    };
    pixels.sprite(art.sprite(), x, ROW + 4, Flip::Straight);
}

/// A card that is seen from its edge half way through.
fn turning(pixels: &mut Pixels, x: i32, location: Location, card: Card, progress: u64) {
    const TURNED: u64 = 50;
    let narrow = |progress: u64| i32::try_from(progress * 11 / (TURNED / 2)).unwrap_or(11);
    pixels.rect(x, ROW, CARD.0, CARD.1, Ink::Void);
    if progress < TURNED / 2 {
        pixels.sprite(Art::CardBack.sprite(), x, ROW, Flip::Straight);
        cover(pixels, x, narrow(progress));
    } else {
        face(pixels, x, location, card);
        cover(pixels, x, narrow(TURNED.saturating_sub(progress)));
    }
}

/// Takes so many columns away at both sides of a card.
fn cover(pixels: &mut Pixels, x: i32, columns: i32) {
    pixels.rect(x, ROW, columns, CARD.1, Ink::Void);
    pixels.rect(x + CARD.0 - columns, ROW, columns, CARD.1, Ink::Void);
}

fn fight(pixels: &mut Pixels, view: &View, foe: Foe, throw: Throw) {
    stand_foe(pixels, view.location, foe);
    held(pixels, throw.yours);
    pixels.rect(66, ROW + 4, 1, 26, Ink::Slate);
    pixels.sprite(Art::die(throw.foes).sprite(), 73, ROW + 9, Flip::Straight);
}

/// The traveller's dice.
fn held(pixels: &mut Pixels, yours: [u8; 3]) {
    for (number, x) in yours.into_iter().zip([6, 25, 44]) {
        pixels.sprite(Art::die(number).sprite(), x, ROW + 9, Flip::Straight);
    }
}

fn stand_foe(pixels: &mut Pixels, location: Location, foe: Foe) {
    stand(pixels, Art::met(foe.card, location.tier()), 58, 0);
    for hp in 0..i32::from(foe.hp.0) {
        pixels.rect(93 - 3 * (hp + 1), 1, 2, 2, Ink::Blood);
    }
}

fn stand(pixels: &mut Pixels, art: Art, x: i32, y: i32) {
    pixels.sprite(art.sprite(), x, y, Flip::Straight);
}

/// The number that counted, and what it took.
fn blow(pixels: &mut Pixels, x: i32, strike: Strike, ink: Ink) {
    pixels.sprite(Art::die(strike.number).sprite(), x, ROW + 2, Flip::Straight);
    let taken = if strike.dealt == Hp::ZERO { "·".to_owned() } else { format!("-{}", strike.dealt) };
    pixels.text(&taken, x + 3, ROW + 22, ink);
}

fn pit(pixels: &mut Pixels, climb: Climb, number: u8) {
    stand(pixels, Art::Pit, 62, 6);
    pixels.sprite(Art::die(number).sprite(), 40, ROW + 4, Flip::Straight);
    for step in 0..i32::from(climb.successes) {
        pixels.rect(10 + 6 * step, ROW + 24, 4, 4, Ink::Life);
    }
    for step in 0..i32::from(climb.failures) {
        pixels.rect(66 + 6 * step, ROW + 24, 4, 4, Ink::Blood);
    }
}

fn sign(pixels: &mut Pixels, words: &str, ink: Ink) {
    let wide = i32::try_from(Letters::new(words).width()).unwrap_or(0);
    let all = i32::try_from(WIDTH).unwrap_or(0);
    pixels.text(words, (all - wide) / 2, ROW + 12, ink);
}

/// Some face of a die in the air.
fn tumbling(flicker: u64, place: u64) -> u8 {
    u8::try_from((flicker * 5 + place * 3) % 6).unwrap_or(0) + 1
}
