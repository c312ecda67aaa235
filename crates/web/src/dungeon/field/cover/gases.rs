//! What hangs in the air: steam in clouds, spores as motes, and marsh gas as wisps that crawl.

use super::{Layer, Spread, below_of, swell, zigzag};
use crate::art::{Ink, Spot, wait};
use crate::dungeon::field::brush::Brush;
use crate::dungeon::field::plan::TILE;

/// How dense a gas is, in sixteenths of what there is of it.
pub(super) struct Density(i32);

/// Behind whoever stands in it.
pub(super) const BEHIND: Density = Density(14);
/// Before them: they are still to be seen.
pub(super) const BEFORE: Density = Density(5);

impl Spread<'_> {
    /// How much thinner a cloud is at a cell, because it ends beside the tile.
    fn thinned(&self, right: i32, down: i32) -> i32 {
        let last = TILE - 1;
        let ends = [(-1, 0, right), (1, 0, last - right), (0, -1, down), (0, 1, last - down)];
        let ends = ends.into_iter().filter(|(across, along, _)| !self.joins(*across, *along));
        ends.map(|(.., far)| (5 - far).max(0) * 2).sum()
    }

    pub(super) fn gas(&self, brush: &mut Brush<'_>, Density(density): Density) {
        for down in 0..TILE {
            for right in 0..TILE {
                let cell = self.on_floor(right, down);
                let ink = match self.layer {
                    Layer::Steam => steam(cell, self.beat, density, self.thinned(right, down)),
                    Layer::Spores => mote(cell, self.beat),
                    _ => wisp(cell, self.beat),
                };
                if let Some(ink) = ink {
                    self.dot(brush, (right, down), ink);
                }
            }
        }
    }
}

/// Round clouds that drift to the right and upwards, thinner where they end.
fn steam((x, y): Spot, beat: i32, density: i32, thinned: i32) -> Option<Ink> {
    let thick = 8 + swell((x - beat / 2, y + beat / 3)) / 12 - thinned;
    let shown = thick * density / 16;
    if wait((x, y)) >= shown {
        return None;
    }
    Some(if thick > 15 {
        Ink::Bone
    } else if thick > 12 {
        Ink::Mist
    } else {
        Ink::Stone
    })
}

/// Round motes with a dark middle that rise.
fn mote((x, y): Spot, beat: i32) -> Option<Ink> {
    const APART: i32 = 8;
    let column = x.div_euclid(APART);
    let risen = y + beat / 2 + below_of((column, 17), 16);
    let row = risen.div_euclid(APART);
    let right = x.rem_euclid(APART) - 2 - below_of((column, row), 4);
    let down = risen.rem_euclid(APART) - 3;
    match right * right + down * down {
        0 => Some(Ink::Void),
        1 => Some(Ink::Lamp),
        2 if below_of((row, column), 2) == 0 => Some(Ink::Wood),
        _ => None,
    }
}

/// Thin lines that crawl along like smoke.
fn wisp((x, y): Spot, beat: i32) -> Option<Ink> {
    const APART: i32 = 6;
    let lane = y.div_euclid(APART);
    let along = x + if lane % 2 == 0 { beat } else { -beat };
    let bent = 1 + zigzag(along + lane * 5, 8) / 2 + zigzag(along, 6) / 3;
    if y.rem_euclid(APART) != bent || below_of((along.div_euclid(11), lane), 4) == 0 {
        return None;
    }
    Some(if zigzag(along + lane * 5, 8) > 2 { Ink::Life } else { Ink::Moss })
}
