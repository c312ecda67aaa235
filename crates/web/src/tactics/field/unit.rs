//! A unit on its base, with its HP and all that lies on it.

use stage::tactics::Figure;
use tactics::{Kind, Side, UnitId};

use super::things;
use crate::art::{Art, Flip, Ink, Pixels, Spot, Sprite, stays, tiny};
use crate::tactics::art::Dye;

/// More HP than this are a number.
const MOST_PIPS: u8 = 5;

/// How a unit is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pose {
    /// The corner of the tile it stands on, wherever that is by now.
    pub(super) at: Spot,
    /// How high it is above its base.
    pub(super) lift: i32,
    /// The ink it flashes in.
    pub(super) shine: Option<Ink>,
    /// How many of sixteen cells are gone.
    pub(super) taken: i32,
    /// Which way it looks.
    pub(super) flip: Flip,
}

/// Whether a unit still has its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Its turn is over.
    Spent,
    /// It is to come.
    Ahead,
    /// It could be now.
    Now,
}

impl Pose {
    /// Stands on a tile and looks at the opponent.
    pub(super) fn standing(at: Spot, side: Side, near: Side) -> Self {
        let flip = if side == near { Flip::Straight } else { Flip::Mirrored };
        Self { at, lift: 0, shine: None, taken: 0, flip }
    }
}

/// Draws a unit.
pub(super) fn draw(pixels: &mut Pixels, id: UnitId, figure: &Figure, pose: Pose, turn: Turn) {
    base(pixels, id.side(), pose.at, turn);
    let taken = if figure.hidden { pose.taken.max(9) } else { pose.taken };
    body(pixels, id.side(), figure.kind, Pose { taken, ..pose }, turn);
    gauge(pixels, figure, pose.at);
    badges(pixels, figure, pose.at);
    if turn == Turn::Spent {
        tick(pixels, pose.at);
    }
}

/// The sprite itself.
pub(super) fn body(pixels: &mut Pixels, side: Side, kind: Kind, pose: Pose, turn: Turn) {
    let dye = Dye::of(side);
    let colour = |(x, y): Spot, ink: Ink| {
        let ink = match (pose.shine, kind) {
            (Some(shine), _) if ink != Ink::Void => shine,
            // A clone is made of light and shadow, in turns.
            (None, Kind::Clone) if ink != Ink::Void && y % 2 == 0 => Ink::Dusk,
            (None, _) if turn == Turn::Spent => dimmed(dye.cloth(ink)),
            _ => dye.cloth(ink),
        };
        stays((x, y), pose.taken).then_some(ink)
    };
    let place = (pose.at.0 + 6, pose.at.1 + 3 - pose.lift);
    pixels.stamp(Art::fighter(kind).sprite(), place, pose.flip, &colour);
}

/// What a unit stands on: a dark disc with a bright rim for the first side, a bright lozenge for
/// the second.
fn base(pixels: &mut Pixels, side: Side, (x, y): Spot, turn: Turn) {
    let dye = Dye::of(side);
    let (light, dark) = if turn == Turn::Spent { (dye.dark, Ink::Night) } else { (dye.light, dye.dark) };
    let rim = if turn == Turn::Now { Ink::Lamp } else { Ink::Void };
    match side {
        Side::One => {
            for (wider, ink) in [(3, rim), (1, light), (-1, dark)] {
                plinth(pixels, (x + 15, y + 23), wider, ink, |down| [10, 10, 9, 7, 5, 3, 0][down]);
            }
        }
        Side::Two => {
            for (wider, ink) in [(3, rim), (1, dark), (-1, light)] {
                plinth(pixels, (x + 15, y + 23), wider, ink, |down| [11, 9, 7, 5, 3, 1, -1][down]);
            }
        }
    }
}

/// A flat shape around a cell: so many cells wide to both sides in each row.
fn plinth(pixels: &mut Pixels, (x, y): Spot, wider: i32, ink: Ink, wide: impl Fn(usize) -> i32) {
    let tall = 3 + wider;
    for down in -tall..=tall {
        let row = usize::try_from(down.abs()).unwrap_or(0);
        let half = wide(row) + wider;
        if half > 0 {
            pixels.rect(x - half, y + down, half * 2 + 1, 1, ink);
        }
    }
}

/// HP: hearts for a hero, squares for everybody else, a number where they are many.
fn gauge(pixels: &mut Pixels, figure: &Figure, (x, y): Spot) {
    let ink = match figure.hp {
        0 | 1 => Ink::Blood,
        2 => Ink::Ember,
        _ => Ink::Life,
    };
    let is_hero = matches!(figure.kind, Kind::Hero(_));
    match (figure.hp, is_hero) {
        (0, _) => {}
        (hp, _) if hp > MOST_PIPS => {
            let number = hp.to_string();
            let wide = tiny::width(&number) + 6;
            let left = x + 15 - wide / 2;
            pixels.rect(left - 1, y + 25, wide + 2, 7, Ink::Void);
            heart(pixels, (left, y + 26), ink);
            tiny::write(pixels, &number, (left + 6, y + 26), Ink::Bone);
        }
        (hp, true) => {
            let count = i32::from(hp);
            let left = x + 16 - count * 3;
            pixels.rect(left - 1, y + 25, count * 6 + 1, 7, Ink::Void);
            (0..count).for_each(|place| heart(pixels, (left + place * 6, y + 26), ink));
        }
        (hp, false) => things::pips(pixels, hp, (x, y), ink),
    }
}

fn heart(pixels: &mut Pixels, (x, y): Spot, ink: Ink) {
    for (row, (left, wide)) in (y..).zip([(0, 5), (0, 5), (1, 3), (2, 1)]) {
        pixels.rect(x + left, row, wide, 1, ink);
    }
    pixels.dot(x + 2, y, Ink::Void);
}

/// What helps is in a column to the left, what harms to the right.
fn badges(pixels: &mut Pixels, figure: &Figure, (x, y): Spot) {
    let mut left: Vec<&Sprite> = Vec::new();
    let mut right: Vec<&Sprite> = Vec::new();
    if figure.shield > 0 {
        left.push(Art::ShieldMark.sprite());
    }
    for effect in figure.effects() {
        let column = if effect.is_debuff() { &mut right } else { &mut left };
        column.push(Art::effect(effect).sprite());
    }
    for (column, x) in [(left, x), (right, x + 22)] {
        // More than fit one below the other lie over each other like cards.
        let step = if column.len() > 3 { 5 } else { 9 };
        for (sprite, y) in column.into_iter().zip((y..).step_by(step)) {
            pixels.sprite(sprite, x, y, Flip::Straight);
        }
    }
    if figure.shield > 0 {
        tiny::plate(pixels, &figure.shield.to_string(), (x + 7, y + 6), Ink::Bone);
    }
}

/// The sign that somebody else takes the blows: a shield in the colour of the side at the foot.
pub(super) fn guarded(pixels: &mut Pixels, side: Side, (x, y): Spot) {
    let dye = Dye::of(side);
    for (row, half) in (y + 15..).zip([4, 4, 4, 4, 4, 3, 2, 1]) {
        pixels.rect(x + 4 - half, row, half * 2 + 1, 1, Ink::Void);
    }
    for (row, half) in (y + 16..).zip([3, 3, 3, 3, 2, 1]) {
        pixels.rect(x + 4 - half, row, half + 1, 1, dye.light);
        pixels.rect(x + 5, row, half, 1, dye.dark);
    }
    pixels.rect(x + 4, y + 16, 1, 5, Ink::Bone);
    pixels.rect(x + 2, y + 18, 5, 1, Ink::Bone);
}

/// The sign that a turn is over.
fn tick(pixels: &mut Pixels, (x, y): Spot) {
    pixels.rect(x + 22, y + 17, 9, 7, Ink::Void);
    pixels.line((x + 23, y + 20), (x + 25, y + 22), Ink::Mist);
    pixels.line((x + 25, y + 22), (x + 29, y + 18), Ink::Mist);
}

/// The ink of something that steps back.
const fn dimmed(ink: Ink) -> Ink {
    match ink {
        Ink::Bone => Ink::Stone,
        Ink::Mist | Ink::Stone => Ink::Slate,
        Ink::Slate => Ink::Raised,
        Ink::Lamp | Ink::Ember => Ink::Rust,
        Ink::Rust | Ink::Wood => Ink::Bark,
        Ink::Blood => Ink::Wine,
        Ink::Tide => Ink::Deep,
        Ink::Lux => Ink::Dusk,
        Ink::Life => Ink::Moss,
        other => other,
    }
}
