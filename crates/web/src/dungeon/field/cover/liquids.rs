//! What flows: water has waves, oil bands, acid bubbles, lava plates, and ice streaks.

#![expect(
    clippy::match_same_arms,
    reason = "a picture is read from the top: what comes first lies over what comes after"
)]

use super::{Layer, Spread, below_of, swell};
use crate::art::{Ink, Spot, wait};
use crate::dungeon::field::brush::Brush;
use crate::dungeon::field::plan::TILE;

/// How wide a plate of lava is, about.
const PLATE: i32 = 7;
/// How many pictures a bubble lasts.
const BUBBLE: i32 = 8;

impl Spread<'_> {
    /// A pool that ends in a shore where its neighbours are dry.
    pub(super) fn pool(&self, brush: &mut Brush<'_>) {
        let shore = self.shore();
        for down in 0..TILE {
            for right in 0..TILE {
                let depth = self.depth(shore, (right, down));
                if depth >= 0
                    && let Some(ink) = self.liquid(self.on_floor(right, down), depth)
                {
                    self.dot(brush, (right, down), ink);
                }
            }
        }
    }

    /// Which neighbours are dry: to the left, to the right, above and below.
    fn shore(&self) -> [bool; 4] {
        [(-1, 0), (1, 0), (0, -1), (0, 1)].map(|(right, down)| !self.joins(right, down))
    }

    /// How far a cell is from the shore; less than nothing for what is beyond it.
    fn depth(&self, [left, right, top, bottom]: [bool; 4], (x, y): Spot) -> i32 {
        let (across, along) = self.on_floor(x, y);
        let wobble = |place: i32| below_of((place.div_euclid(3), self.layer as i32), 3);
        let (far_x, far_y) = (TILE - 1 - x, TILE - 1 - y);
        let sides = [(left, x, along), (right, far_x, along), (top, y, across), (bottom, far_y, across)];
        let corners = [
            (left && top, x + y),
            (right && top, far_x + y),
            (left && bottom, x + far_y),
            (right && bottom, far_x + far_y),
        ];
        let from_sides = sides.into_iter().filter(|side| side.0).map(|(_, far, place)| far - wobble(place));
        let from_corners = corners.into_iter().filter(|corner| corner.0).map(|(_, far)| far - 5);
        from_sides.chain(from_corners).min().unwrap_or(TILE)
    }

    fn liquid(&self, cell: Spot, depth: i32) -> Option<Ink> {
        Some(match self.layer {
            Layer::Water => water(cell, depth, self.beat),
            Layer::Oil => return oil(cell, depth, self.beat),
            Layer::Acid => acid(cell, depth, self.beat),
            Layer::Lava => lava(cell, depth, self.beat),
            _ => ice(cell, depth, self.beat),
        })
    }
}

/// Short waves that drift, each row another way.
fn water((x, y): Spot, depth: i32, beat: i32) -> Ink {
    if depth == 0 {
        return if (x + y + beat).rem_euclid(5) < 3 { Ink::Tide } else { Ink::Deep };
    }
    let lane = y.div_euclid(4);
    let drift = if lane % 2 == 0 { beat } else { -beat };
    let along = x + drift + below_of((lane, 3), 16);
    let place = along.rem_euclid(13);
    let is_wave = below_of((along.div_euclid(13), lane), 3) > 0;
    match (y.rem_euclid(4), place) {
        (1, 1..=5) if is_wave => Ink::Tide,
        (2, 0 | 6) if is_wave => Ink::Tide,
        (1, 2) => Ink::Mist,
        _ if depth == 1 => Ink::Night,
        _ => Ink::Deep,
    }
}

/// Dark, with bands of sheen that wander, and a bright edge to the upper left.
fn oil((x, y): Spot, depth: i32, beat: i32) -> Option<Ink> {
    let band = (swell((x, y)) / 3 + beat / 2).rem_euclid(17);
    Some(match (depth, band) {
        // What lies below it shines through at its edge.
        (0, _) if wait((x, y)) > 7 => return None,
        (0, _) => Ink::Slate,
        (_, 0) if wait((x, y)) < 9 => Ink::Lux,
        (_, 0..=2) => Ink::Dusk,
        (_, 3) => Ink::Deep,
        (_, 4) => Ink::Moss,
        (_, 9) if depth > 2 && wait((x, y)) < 6 => Ink::Raised,
        _ => Ink::Void,
    })
}

/// Green, with bubbles that grow and burst.
fn acid((x, y): Spot, depth: i32, beat: i32) -> Ink {
    const BLOCK: i32 = 8;
    if depth == 0 {
        return Ink::Life;
    }
    let block = (x.div_euclid(BLOCK), y.div_euclid(BLOCK));
    let age = (beat + below_of(block, 32)).rem_euclid(BUBBLE + 5);
    let (right, down) = (
        x.rem_euclid(BLOCK) - 2 - below_of((block.0, block.1 + 9), 4),
        y.rem_euclid(BLOCK) - 2 - below_of((block.0 + 9, block.1), 4),
    );
    let far = right * right + down * down;
    match age {
        0 | 1 if far == 0 => Ink::Life,
        2 | 3 if far == 1 => Ink::Life,
        4..=6 if (right, down) == (-1, -1) => Ink::Bone,
        4..=6 if (3..=5).contains(&far) => Ink::Life,
        7 if far == 8 => Ink::Life,
        _ if wait((x, y)) == 0 => Ink::Life,
        _ if depth == 1 && wait((x, y)) < 8 => Ink::Night,
        _ => Ink::Moss,
    }
}

/// Plates that float on what glows between them.
fn lava(cell: Spot, depth: i32, beat: i32) -> Ink {
    if depth == 0 {
        return Ink::Void;
    }
    let (plate, gap) = nearest_plate(cell);
    let pulse = (beat + below_of(plate, 12)).rem_euclid(12);
    match gap {
        _ if depth == 1 => Ink::Rust,
        0..=3 => {
            if pulse < 4 {
                Ink::Bone
            } else {
                Ink::Lamp
            }
        }
        4..=9 => Ink::Lamp,
        10..=16 => Ink::Ember,
        _ if pulse == 0 => Ink::Ember,
        _ if pulse == 1 || wait(cell) < 5 => Ink::Rust,
        _ => Ink::Wine,
    }
}

/// The plate that a cell belongs to, and how near the next one is.
fn nearest_plate((x, y): Spot) -> (Spot, i32) {
    let (column, row) = (x.div_euclid(PLATE), y.div_euclid(PLATE));
    let (mut plate, mut first, mut second) = ((column, row), i32::MAX, i32::MAX);
    for down in -1..=1 {
        for right in -1..=1 {
            let place = (column + right, row + down);
            let middle = (
                place.0 * PLATE + below_of(place, PLATE),
                place.1 * PLATE + below_of((place.1, place.0), PLATE),
            );
            let far = (x - middle.0) * (x - middle.0) + (y - middle.1) * (y - middle.1);
            if far < first {
                (plate, second, first) = (place, first, far);
            } else {
                second = second.min(far);
            }
        }
    }
    (plate, second - first)
}

/// Slanting streaks, a frosty edge, and a glitter now and then.
fn ice((x, y): Spot, depth: i32, beat: i32) -> Ink {
    if depth == 0 {
        return if wait((x, y)) < 9 { Ink::Bone } else { Ink::Mist };
    }
    if depth == 1 {
        return Ink::Tide;
    }
    if below_of((x, y), 90) == 0 {
        let twinkle = (beat + below_of((y, x), 24)).rem_euclid(12);
        return if twinkle < 2 { Ink::Bone } else { Ink::Tide };
    }
    let slant = x + y;
    let streak = slant.rem_euclid(19);
    let reaches = below_of((slant.div_euclid(19), (x - y).div_euclid(9)), 3);
    match streak {
        0 | 1 if reaches > 0 => Ink::Tide,
        2 | 5 if reaches > 1 => Ink::Mist,
        _ if wait((x, y)) < 5 => Ink::Deep,
        _ => Ink::Slate,
    }
}
