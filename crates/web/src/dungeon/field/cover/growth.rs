//! What grows and what lies: grass that sways, bones and webs.

use super::{Spread, below_of};
use crate::art::{Art, Flip, Ink};
use crate::dungeon::field::brush::Brush;
use crate::dungeon::field::plan::TILE;

/// A row of blades: how far below the upper edge of the tile they stand, and how tall they are at most.
pub(super) struct Row {
    foot: i32,
    tallest: i32,
}

/// Behind whoever hides there.
pub(super) const BEHIND: &[Row] = &[Row { foot: 4, tallest: 8 }, Row { foot: 9, tallest: 9 }];
/// Before them.
pub(super) const BEFORE: &[Row] = &[Row { foot: 15, tallest: 10 }];

impl Spread<'_> {
    /// Low tufts of three blades each.
    pub(super) fn tufts(&self, brush: &mut Brush<'_>) {
        for tuft in 0..6 {
            let chance = self.chance(tuft);
            let place = |bits: u32, most: i32| i32::try_from(bits % 64).unwrap_or(0) % most;
            let right = 2 + place(chance, TILE - 4);
            let down = 4 + place(chance / 64, TILE - 5);
            let sway = self.sway(right);
            for (aside, tall) in [(-2, 2), (0, 4), (2, 3)] {
                for height in 0..tall {
                    let is_tip = height + 1 == tall;
                    let bend = if is_tip { aside / 2 + sway } else { aside / 2 };
                    let ink = if is_tip { Ink::Life } else { Ink::Moss };
                    self.dot(brush, ((right + bend).clamp(0, TILE - 1), down - height), ink);
                }
            }
            self.dot(brush, (right + 1, down + 1), Ink::Void);
        }
    }

    /// High blades that end at many heights, so dense that no ground is seen between them.
    pub(super) fn blades(&self, brush: &mut Brush<'_>, rows: &[Row]) {
        for Row { foot, tallest } in rows {
            for right in 0..TILE {
                let cell = self.on_floor(right, *foot);
                let tall = tallest - below_of(cell, 6);
                let is_shade = right % 2 == 1;
                for height in 0..tall {
                    let bend = if height * 3 > tall * 2 { self.sway(right) } else { 0 };
                    let ink = match height * 5 / tall {
                        4 if !is_shade => Ink::Life,
                        0 => Ink::Night,
                        1 | 2 if is_shade => Ink::Night,
                        _ => Ink::Moss,
                    };
                    self.dot(brush, ((right + bend).clamp(0, TILE - 1), foot - height), ink);
                }
            }
        }
    }

    /// How far tips lean now: a breath of air goes over all of the grass.
    fn sway(&self, right: i32) -> i32 {
        match (self.beat - self.on_floor(right, 0).0 / 6 - self.row).rem_euclid(12) {
            0 | 1 => 1,
            6 => -1,
            _ => 0,
        }
    }

    /// Skulls here, long bones there.
    pub(super) fn bones(&self, brush: &mut Brush<'_>) {
        let art = if self.chance(1).is_multiple_of(3) { Art::Skulls } else { Art::Femurs };
        let flip = if self.chance(2).is_multiple_of(2) { Flip::Straight } else { Flip::Mirrored };
        let aside = i32::try_from(self.chance(3) % 3).unwrap_or(0) - 1;
        brush.flipped(art.sprite(), (self.at.0 + aside, self.at.1), flip);
    }

    pub(super) fn web(&self, brush: &mut Brush<'_>) {
        brush.sprite(Art::Cobweb.sprite(), self.at, &Some);
    }
}
