//! Who is there, with all that is to be known about them at a glance.

use labyrinth::{Ailment, Kind, Rank};

use super::plan::TILE;
use super::things::rank_letter;
use crate::art::{Art, Flip, Ink, Pixels, Spot, Sprite, tiny, wait};

/// Somebody at an instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Who it is.
    pub who: Who,
    /// The upper left cell of the tile it stands on, wherever that is by now.
    pub at: Spot,
    /// How high it is above the floor, in cells.
    pub lift: i32,
    /// Which way it looks.
    pub looks: Looks,
    /// The ink it flashes in.
    pub shine: Option<Ink>,
    /// How many of sixteen cells are gone.
    pub taken: i32,
    /// Health in hundredths; no bar without.
    pub health: Option<u8>,
    /// Health in hundredths as it was before the last blow, while the bar is still going down.
    pub health_before: u8,
    /// Health as a number, for those who want numbers.
    pub hp: Option<u32>,
    /// The rank to be shown as a letter.
    pub badge: Option<Rank>,
    /// Whether blows are being kept off.
    pub is_guarding: bool,
    /// Whether its next turn has two steps.
    pub is_hurrying: bool,
    /// How many turns each ailment lasts, by [`Ailment::index`].
    pub ailments: [u8; 5],
}

/// Who a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player's own.
    Hero,
    /// A foe.
    Foe(Kind),
}

/// Which way a figure looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Looks {
    Left,
    Right,
}

impl Who {
    /// The picture.
    pub fn sprite(self) -> &'static Sprite {
        match self {
            Self::Hero => Art::Climber.sprite(),
            Self::Foe(kind) => Art::dweller(kind).sprite(),
        }
    }

    const fn rank(self) -> Option<Rank> {
        match self {
            Self::Hero => None,
            Self::Foe(kind) => Some(kind.rank()),
        }
    }

    /// The climber is drawn looking to the right, all others to the left.
    const fn flip(self, looks: Looks) -> Flip {
        match (self, looks) {
            (Self::Hero, Looks::Right) | (Self::Foe(_), Looks::Left) => Flip::Straight,
            (Self::Hero, Looks::Left) | (Self::Foe(_), Looks::Right) => Flip::Mirrored,
        }
    }
}

impl Figure {
    /// Somebody who stands on a tile with this corner and is well.
    pub const fn standing(who: Who, at: Spot) -> Self {
        let looks = if matches!(who, Who::Hero) { Looks::Right } else { Looks::Left };
        Self {
            who,
            at,
            lift: 0,
            looks,
            shine: None,
            taken: 0,
            health: None,
            health_before: 0,
            hp: None,
            badge: who.rank(),
            is_guarding: false,
            is_hurrying: false,
            ailments: [0; 5],
        }
    }

    /// The body; `at` is its tile in the picture.
    pub(super) fn draw(&self, pixels: &mut Pixels, at: Spot) {
        let sprite = self.who.sprite();
        let (wide, tall) = size(sprite);
        let place = (at.0 + (TILE - wide) / 2, at.1 + TILE - 1 - tall - self.lift);
        let flip = self.who.flip(self.looks);
        shadow(pixels, at, wide);
        if let Some(rim) = self.rim() {
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
        let tall = size(self.who.sprite()).1;
        let top = (at.1 + TILE - 4 - tall - self.lift).min(at.1 - 1);
        if let Some(health) = self.health {
            self.bar(pixels, (at.0, top), health);
        }
        if let Some(rank) = self.badge {
            tiny::plate(pixels, rank_letter(rank), (at.0, top + 1), Ink::of_rank(rank));
        }
        if let Some(hp) = self.hp {
            tiny::plate(pixels, &hp.to_string(), (at.0 + TILE / 2, at.1 + TILE - 1), Ink::Bone);
        }
        if self.is_hurrying {
            hurry(pixels, (at.0 - 1, at.1 + TILE - 5));
        }
        let badges = Ailment::ALL.into_iter().filter(|ailment| self.ailments[ailment.index()] > 0);
        for (ailment, y) in badges.zip((top + 3..).step_by(6)) {
            pixels.sprite(Art::ailment(ailment).sprite(), at.0 + TILE - 4, y, Flip::Straight);
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
        let ink = match (self.who, health) {
            (_, 0..=30) => Ink::Blood,
            (Who::Hero, _) => Ink::Life,
            (Who::Foe(_), _) => Ink::Ember,
        };
        pixels.rect(left + 1, y + 1, part(health), 2, ink);
    }

    const fn rim(&self) -> Option<Ink> {
        match self.who {
            Who::Hero => Some(Ink::Slate),
            Who::Foe(kind) => match kind.rank() {
                Rank::Normal => None,
                Rank::Elite => Some(Ink::Rust),
                Rank::Boss => Some(Ink::Wine),
            },
        }
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
