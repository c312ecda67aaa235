//! Who is there, with all that is to be known about them at a glance.

use super::plan::TILE;
use crate::art::{Art, Flip, Ink, Pixels, Spot, Sprite, tiny, wait};

/// Somebody at an instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Figure {
    /// Who it is.
    pub(crate) who: Who,
    /// The upper left cell of the tile it stands on, wherever that is by now.
    pub(crate) at: Spot,
    /// How high it is above the floor, in cells.
    pub(crate) lift: i32,
    /// Which way it looks.
    pub(crate) looks: Looks,
    /// The ink it flashes in.
    pub(crate) shine: Option<Ink>,
    /// How many of sixteen cells are gone.
    pub(crate) taken: i32,
    /// Health in hundredths; no bar without.
    pub(crate) health: Option<u8>,
    /// Health in hundredths as it was before the last blow, while the bar is still going down.
    pub(crate) health_before: u8,
    /// Health as a number, for those who want numbers.
    pub(crate) hp: Option<u32>,
    /// A letter to be shown, in its ink.
    pub(crate) badge: Option<(&'static str, Ink)>,
    /// Whether blows are being kept off.
    pub(crate) is_guarding: bool,
    /// Whether its next turn has two steps.
    pub(crate) is_hurrying: bool,
    /// What ails it.
    pub(crate) ailments: Vec<Art>,
    /// How much higher it stands because of what is on its tile, which is to be seen then.
    pub(crate) raised: i32,
}

/// What a figure looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Who {
    /// The picture.
    pub(crate) art: Art,
    /// Which way it is drawn looking.
    pub(crate) drawn: Looks,
    /// The ink around it.
    pub(crate) rim: Option<Ink>,
    /// The letter of its rank, in its ink.
    pub(crate) badge: Option<(&'static str, Ink)>,
    /// The ink of its bar while it is well.
    pub(crate) bar: Ink,
}

/// Which way a figure looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looks {
    Left,
    Right,
}

impl Who {
    fn flip(self, looks: Looks) -> Flip {
        if looks == self.drawn { Flip::Straight } else { Flip::Mirrored }
    }
}

impl Figure {
    /// Somebody who stands on a tile with this corner and is well.
    pub(crate) const fn standing(who: Who, at: Spot) -> Self {
        Self {
            who,
            at,
            lift: 0,
            looks: who.drawn,
            shine: None,
            taken: 0,
            health: None,
            health_before: 0,
            hp: None,
            badge: who.badge,
            is_guarding: false,
            is_hurrying: false,
            ailments: Vec::new(),
            raised: 0,
        }
    }

    /// The body; `at` is its tile in the picture.
    pub(super) fn draw(&self, pixels: &mut Pixels, at: Spot) {
        let sprite = self.who.art.sprite();
        let (wide, tall) = size(sprite);
        let at = (at.0, at.1 - self.raised);
        let place = (at.0 + (TILE - wide) / 2, at.1 + TILE - 1 - tall - self.lift);
        let flip = self.who.flip(self.looks);
        shadow(pixels, at, wide);
        if let Some(rim) = self.who.rim {
            let stays = |place: Spot| wait(place) >= self.taken;
            for (right, down) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                let place = (place.0 + right, place.1 + down);
                pixels.stamp(sprite, place, flip, &|place, _| stays(place).then_some(rim));
            }
        }
        pixels.stamp(sprite, place, flip, &|place, ink| {
            let ink = match self.shine {
                Some(shine) if ink != Ink::Void => shine,
                _ => ink,
            };
            (wait(place) >= self.taken).then_some(ink)
        });
        if self.is_guarding {
            guard(pixels, place, (wide, tall), self.looks);
        }
    }

    /// Bars and badges, over all bodies.
    pub(super) fn draw_signs(&self, pixels: &mut Pixels, at: Spot) {
        let at = (at.0, at.1 - self.raised);
        let tall = size(self.who.art.sprite()).1;
        let top = (at.1 + TILE - 4 - tall - self.lift).min(at.1 - 1);
        if let Some(health) = self.health {
            self.bar(pixels, (at.0, top), health);
        }
        if let Some((letter, ink)) = self.badge {
            tiny::plate(pixels, letter, (at.0, top + 1), ink);
        }
        if let Some(hp) = self.hp {
            tiny::plate(pixels, &hp.to_string(), (at.0 + TILE / 2, at.1 + TILE - 1), Ink::Bone);
        }
        if self.is_hurrying {
            hurry(pixels, (at.0 - 1, at.1 + TILE - 5));
        }
        for (ailment, y) in self.ailments.iter().zip((top + 3..).step_by(6)) {
            pixels.sprite(ailment.sprite(), at.0 + TILE - 4, y, Flip::Straight);
        }
    }

    /// What goes down in a blow stays pale for a moment.
    fn bar(&self, pixels: &mut Pixels, (x, y): Spot, health: u8) {
        let (left, wide) = if self.badge.is_some() { (x + 3, TILE - 3) } else { (x, TILE) };
        let inner = wide - 2;
        let part = |hundredths: u8| (i32::from(hundredths.min(100)) * inner + 99) / 100;
        pixels.rect(left, y, wide, 4, Ink::Void);
        pixels.rect(left + 1, y + 1, inner, 2, Ink::Raised);
        pixels.rect(left + 1, y + 1, part(self.health_before), 2, Ink::Bone);
        let ink = if health <= 30 { Ink::Blood } else { self.who.bar };
        pixels.rect(left + 1, y + 1, part(health), 2, ink);
    }
}

fn size(sprite: &Sprite) -> (i32, i32) {
    let cells = |count: usize| i32::try_from(count).unwrap_or(0);
    (cells(sprite.width()), cells(sprite.height()))
}

/// A flat shadow, so that a figure stands and does not float.
fn shadow(pixels: &mut Pixels, (x, y): Spot, wide: i32) {
    let half = wide / 2 - 1;
    pixels.rect(x + TILE / 2 - half, y + TILE - 2, half * 2, 2, Ink::Void);
    pixels.rect(x + TILE / 2 - half + 2, y + TILE - 3, half * 2 - 4, 4, Ink::Void);
}

/// A faint bow before the figure, and a small shield at its foot.
fn guard(pixels: &mut Pixels, (x, y): Spot, (wide, tall): Spot, looks: Looks) {
    let (edge, ahead) = match looks {
        Looks::Left => (x, -1),
        Looks::Right => (x + wide - 1, 1),
    };
    for step in (0..tall - 6).filter(|step| step % 3 != 2) {
        let bend = if step < 3 { 1 } else { 2 };
        pixels.dot(edge + ahead * bend, y + step, Ink::Mist);
    }
    pixels.sprite(Art::Guard.sprite(), edge + ahead * 2 - 3, y + tall - 7, Flip::Straight);
}

/// Two chevrons: two steps are coming.
fn hurry(pixels: &mut Pixels, (x, y): Spot) {
    pixels.rect(x - 1, y - 1, 8, 7, Ink::Void);
    for left in [0, 3] {
        for (right, down) in [(2, 0), (1, 1), (0, 2), (1, 3), (2, 4)] {
            pixels.dot(x + left + right, y + down, Ink::Lamp);
        }
    }
}
