//! What stands and lies on tiles.

use stage::dungeon::Sight;

use super::brush::Brush;
use super::plan::TILE;
use crate::art::{Art, Ink, Spot, Sprite, tiny};

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// What it looks like.
    pub(crate) art: Art,
    /// How high it is above the floor, in cells.
    pub(crate) lift: i32,
    /// Inks that are others here: which, and what they become.
    pub(crate) dyes: &'static [(Ink, Ink)],
    /// What is written on it.
    pub(crate) badge: Option<Badge>,
    /// Its ink on a map, where one would look for it.
    pub(crate) on_map: Option<Ink>,
}

/// Something that lies on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lying {
    /// What it looks like.
    pub(crate) art: Art,
    /// What lies on top of it.
    pub(crate) over: Option<Art>,
    /// Inks that are others here: which, and what they become.
    pub(crate) dyes: &'static [(Ink, Ink)],
    /// What it is worth, where that is to be seen.
    pub(crate) worth: Option<Worth>,
}

/// A letter, and how many turns something takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Badge {
    /// The letter.
    pub(crate) letter: &'static str,
    /// The turns.
    pub(crate) turns: Option<u8>,
    /// The ink of both.
    pub(crate) ink: Ink,
}

/// What something is worth: a letter, and corners of the tile that are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    /// The letter.
    pub(crate) letter: &'static str,
    /// The ink of letter and corners.
    pub(crate) ink: Ink,
    /// How many corners are marked, but for that of the letter.
    pub(crate) corners: usize,
    /// How far along the sides, in cells.
    pub(crate) arms: i32,
}

/// Draws what stands on a tile.
pub(super) fn stand(brush: &mut Brush<'_>, thing: Standing, at: Spot) {
    let dye = |ink| Some(dyed(thing.dyes, ink));
    standing(brush, thing.art.sprite(), (at.0, at.1 - thing.lift), &dye);
    if let Some(Badge { letter, turns, ink }) = thing.badge {
        let text = format!("{letter}{}", turns.map(|turns| turns.to_string()).unwrap_or_default());
        tiny::plate(brush.pixels, &text, (at.0 + TILE / 2, at.1 + TILE / 2), ink);
    }
}

/// Draws what lies on a tile.
pub(super) fn lie(brush: &mut Brush<'_>, thing: Lying, at: Spot) {
    if let Some(worth) = thing.worth {
        glow(brush, worth, at);
    }
    let sprite = thing.art.sprite();
    let place = middle(sprite, at);
    brush.sprite(sprite, place, &|ink| Some(dyed(thing.dyes, ink)));
    if let Some(worth) = thing.worth {
        label(brush, worth.letter, at, worth.ink);
    }
    if let Some(over) = thing.over {
        brush.sprite(over.sprite(), (at.0 + 3, at.1 + 2), &Some);
    }
}

/// The ink that takes the place of another.
pub(super) fn dyed(dyes: &[(Ink, Ink)], ink: Ink) -> Ink {
    dyes.iter().find(|(own, _)| *own == ink).map_or(ink, |(_, dyed)| *dyed)
}

/// On the foot of the tile; what is taller reaches into the one above.
fn standing(brush: &mut Brush<'_>, sprite: &Sprite, at: Spot, dye: &dyn Fn(Ink) -> Option<Ink>) {
    let (left, _) = middle(sprite, at);
    let tall = i32::try_from(sprite.height()).unwrap_or(0);
    brush.sprite(sprite, (left, at.1 + TILE - tall), dye);
}

/// Where a sprite begins that lies in the middle of a tile.
fn middle(sprite: &Sprite, (x, y): Spot) -> Spot {
    let half = |size: usize| (TILE - i32::try_from(size).unwrap_or(0)) / 2;
    (x + half(sprite.width()), y + half(sprite.height()))
}

/// The corners of the tile are marked, but for that of the letter.
fn glow(brush: &mut Brush<'_>, worth: Worth, (x, y): Spot) {
    if brush.sight != Sight::Seen {
        return;
    }
    let Worth { ink, corners: marked, arms, .. } = worth;
    let corners = [(1, 14, 1, -1), (14, 1, -1, 1), (1, 1, 1, 1)];
    for (right, down, across, along) in corners.into_iter().take(marked) {
        for step in 0..arms {
            brush.pixels.dot(x + right + across * step, y + down, ink);
            brush.pixels.dot(x + right, y + down + along * step, ink);
        }
    }
}

/// A letter in the lower right corner.
fn label(brush: &mut Brush<'_>, letter: &str, (x, y): Spot, ink: Ink) {
    if brush.sight == Sight::Seen {
        tiny::plate(brush.pixels, letter, (x + TILE - 3, y + TILE - 3), ink);
    }
}
