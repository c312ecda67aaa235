//! Fire, and what burns next.

use super::{Spread, below_of};
use crate::art::{Ink, wait};
use crate::dungeon::field::brush::Brush;
use crate::dungeon::field::plan::TILE;

/// Which flames are meant: where they stand on the tile, from its upper edge, and how high they are.
pub(super) struct Blaze {
    foot: i32,
    low: i32,
    leap: i32,
}

/// Behind whoever burns.
const BEHIND: Blaze = Blaze { foot: 13, low: 7, leap: 8 };
/// Before them, so low that they are still to be seen.
pub(super) const BEFORE: Blaze = Blaze { foot: 15, low: 3, leap: 3 };

/// How wide a tongue of fire is.
const TONGUE: i32 = 5;
/// By how much the sides of a tongue are lower than its middle.
const SIDES: [i32; 5] = [4, 1, 0, 1, 4];
/// A hollow flame, nine cells wide.
const FLAME: [u16; 9] = [
    0b0_0001_0000,
    0b0_0011_0000,
    0b0_0010_1010,
    0b0_0100_1110,
    0b0_1100_0101,
    0b1_0000_0001,
    0b1_0001_0001,
    0b0_1010_1010,
    0b0_0111_1100,
];

impl Spread<'_> {
    /// What burns is charred and red below the flames.
    pub(super) fn blaze(&self, brush: &mut Brush<'_>) {
        for down in 0..TILE {
            for right in 0..TILE {
                match wait(self.on_floor(right, down)) {
                    0..=5 => self.dot(brush, (right, down), Ink::Rust),
                    6..=11 => self.dot(brush, (right, down), Ink::Wine),
                    _ => {}
                }
            }
        }
        self.flames(brush, BEHIND);
    }

    /// Tongues that leap up and down, each by itself.
    pub(super) fn flames(&self, brush: &mut Brush<'_>, Blaze { foot, low, leap }: Blaze) {
        for right in 0..TILE {
            let (cell, _) = self.on_floor(right, 0);
            let (tongue, within) = (cell.div_euclid(TONGUE), cell.rem_euclid(TONGUE));
            let side = SIDES[usize::try_from(within).unwrap_or(0)];
            let risen = below_of((tongue * 3 + self.row, self.beat * 7 + foot), leap);
            let tall = (low + risen - side).max(1);
            self.dot(brush, (right, foot - tall), Ink::Void);
            for height in 0..tall {
                // The outside of a flame is cooler than its middle.
                let heat = height * 8 / tall + side;
                let ink = match heat {
                    0..=1 => Ink::Bone,
                    2..=4 => Ink::Lamp,
                    5..=6 => Ink::Ember,
                    _ => Ink::Rust,
                };
                self.dot(brush, (right, foot - height), ink);
            }
        }
    }

    /// The ground begins to glow.
    pub(super) fn embers(&self, brush: &mut Brush<'_>) {
        let bright = if self.is_pulsing() { 7 } else { 4 };
        for down in 0..TILE {
            for right in 0..TILE {
                match wait(self.on_floor(right, down)) {
                    0 => self.dot(brush, (right, down), Ink::Lamp),
                    step if step < bright => self.dot(brush, (right, down), Ink::Ember),
                    _ => {}
                }
            }
        }
    }

    /// A broken border around all that burns next, and a hollow flame on each tile of it.
    pub(super) fn warning(&self, brush: &mut Brush<'_>) {
        let ink = if self.is_pulsing() { Ink::Bone } else { Ink::Lamp };
        let last = TILE - 1;
        for (right, down) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
            let beyond = self.tiles.tile(self.column + right, self.row + down);
            if beyond.cover.is_some_and(|cover| cover.has(self.layer)) {
                continue;
            }
            for step in (0..TILE).filter(|step| step % 4 < 3) {
                let at = |inward: i32| match (right, down) {
                    (-1, _) => (inward, step),
                    (1, _) => (last - inward, step),
                    (_, -1) => (step, inward),
                    _ => (step, last - inward),
                };
                self.dot(brush, at(1), Ink::Void);
                self.dot(brush, at(0), ink);
            }
        }
        for (down, row) in (0..).zip(FLAME) {
            for right in (0..9).filter(|right| row >> (8 - right) & 1 == 1) {
                self.dot(brush, (3 + right, 4 + down), Ink::Void);
                self.dot(brush, (4 + right, 3 + down), ink);
            }
        }
    }

    fn is_pulsing(&self) -> bool {
        self.beat.rem_euclid(4) < 2
    }
}
