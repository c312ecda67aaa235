//! What flies and what rises.

use stage::Millis;
use stage::dungeon::{Motion, POPUP_STAYS, Role};

use super::plan::TILE;
use crate::art::{Art, Flip, Ink, Pixels, Spot, between, tiny};

/// Letters that rise from a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Popup {
    /// The upper left cell of the tile.
    pub(crate) at: Spot,
    /// What they say.
    pub(crate) text: String,
    /// What they are about.
    pub(crate) role: Role,
    /// How long they have been there.
    pub(crate) age: Millis,
    /// Whether they rise at all.
    pub(crate) motion: Motion,
}

/// What something looks like that flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flying {
    /// An arrow, or a dart.
    Arrow,
    /// A picture with a trail.
    Sprite(Art, Ink),
    /// Something dark that was conjured.
    Orb,
}

/// Something that flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Projectile {
    /// What it is.
    pub(crate) missile: Flying,
    /// The upper left cell of the tile it comes from.
    pub(crate) from: Spot,
    /// The upper left cell of the tile it flies to.
    pub(crate) to: Spot,
    /// How far it has come, in hundredths.
    pub(crate) part: i32,
}

impl Popup {
    /// How far letters rise, in cells.
    const HEIGHT: u64 = 12;
    /// How long they flash when they appear.
    const FLASH: Millis = 90;

    /// Whether they are still there.
    pub(super) const fn is_seen(&self) -> bool {
        self.age < POPUP_STAYS
    }

    /// How far they have risen, in cells.
    pub(super) fn risen(&self) -> i32 {
        let risen = match self.motion {
            Motion::Full => self.age * Self::HEIGHT / POPUP_STAYS,
            Motion::Reduced => Self::HEIGHT / 2,
        };
        i32::try_from(risen).unwrap_or(0)
    }

    /// Writes them with their upper left corner at a cell of the picture.
    pub(super) fn draw(&self, pixels: &mut Pixels, at: Spot) {
        let is_flashing = self.motion == Motion::Full && self.age < Self::FLASH;
        tiny::outlined(pixels, &self.text, at, if is_flashing { Ink::Bone } else { ink(self.role) });
    }
}

const fn ink(role: Role) -> Ink {
    match role {
        Role::Dealt => Ink::Blood,
        Role::Taken => Ink::Bone,
        Role::Healed => Ink::Life,
        Role::Crit => Ink::Lamp,
        Role::Gained => Ink::Lux,
        Role::Note => Ink::Mist,
    }
}

impl Projectile {
    /// Draws it on its way; the spots are those of the picture.
    pub(super) fn draw(&self, pixels: &mut Pixels, from: Spot, to: Spot) {
        let at = between(from, to, self.part.clamp(0, 100));
        let (x, y) = (at.0 + TILE / 2, at.1 + TILE / 2);
        match self.missile {
            Flying::Arrow => arrow(pixels, (x, y), ((to.0 - from.0).signum(), (to.1 - from.1).signum())),
            Flying::Sprite(art, ink) => {
                trail(pixels, from, to, self.part, ink);
                pixels.sprite(art.sprite(), x - 4, y - 5, Flip::Straight);
            }
            Flying::Orb => {
                trail(pixels, from, to, self.part, Ink::Wine);
                for (radius, ink) in [(3, Ink::Void), (2, Ink::Wine), (1, Ink::Blood)] {
                    pixels.disc(x, y - 1, radius, ink);
                }
            }
        }
    }
}

/// A few cells that stay behind.
fn trail(pixels: &mut Pixels, from: Spot, to: Spot, part: i32, ink: Ink) {
    for (late, size) in [(8, 3), (15, 2), (22, 1)] {
        let (x, y) = between(from, to, (part - late).max(0));
        let (x, y) = (x + TILE / 2 + late % 3 - 1, y + TILE / 2 - 1);
        pixels.rect(x - size / 2, y - size / 2, size, size, ink);
    }
}

/// A shaft of nine cells with a head of light and a feather.
fn arrow(pixels: &mut Pixels, (x, y): Spot, (right, down): Spot) {
    let at = |step: i32| (x + right * step, y + down * step);
    for (thick, ink) in [(1, Ink::Void), (0, Ink::Wood)] {
        for step in -4 - thick..=4 + thick {
            let (x, y) = at(step);
            pixels.rect(x - thick, y - thick, 1 + 2 * thick, 1 + 2 * thick, ink);
        }
    }
    for (step, wide, ink) in [(4, 0, Ink::Bone), (3, 1, Ink::Bone), (-4, 1, Ink::Blood), (-3, 1, Ink::Blood)]
    {
        let (x, y) = at(step);
        pixels.rect(
            x - wide * down.abs(),
            y - wide * right.abs(),
            1 + 2 * wide * down.abs(),
            1 + 2 * wide * right.abs(),
            ink,
        );
    }
}
