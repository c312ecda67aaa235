//! What will come down where, and what the player is about to do: said by shape before colour.

use grid::Point;
use stage::Tone;
use stage::dungeon::Threat;

use super::plan::{TILE, corner};
use super::{Aim, Reticle, Tableau};
use crate::art::{Ink, Pixels, Spot};

/// Marks on the floor, under the figures.
pub(super) fn draw_below(pixels: &mut Pixels, tableau: &Tableau<'_>, camera: Spot) {
    let place = |point: Point| seen_at(corner(point), camera);
    for threat in tableau.threats {
        threat.tiles.iter().for_each(|at| hatch(pixels, place(*at), inks(threat.tone)));
    }
    for point in tableau.area {
        shade(pixels, place(*point));
    }
    for (place_of, point) in tableau.route.iter().enumerate() {
        let is_last = place_of + 1 == tableau.route.len();
        step(pixels, place(*point), if is_last { Step::Last } else { Step::Between });
    }
}

/// Marks over the figures.
pub(super) fn draw_above(pixels: &mut Pixels, tableau: &Tableau<'_>, camera: Spot) {
    let place = |point: Point| seen_at(corner(point), camera);
    // Whoever stands on a threatened tile hides the hatching: the border says it then.
    for threat in tableau.threats {
        let (ink, _) = inks(threat.tone);
        threat.tiles.iter().for_each(|at| border(pixels, tableau.threats, *at, (place(*at), ink)));
    }
    if let Some(point) = tableau.cursor {
        let (x, y) = place(point);
        pixels.frame(x - 1, y - 1, TILE + 2, TILE + 2, Ink::Void);
        pixels.frame(x, y, TILE, TILE, Ink::Lamp);
        pixels.frame(x + 1, y + 1, TILE - 2, TILE - 2, Ink::Void);
    }
    if let Some(aimed) = tableau.reticle {
        reticle(pixels, aimed, place(aimed.at));
    }
}

/// Where a cell of the floor is in the picture.
pub(super) const fn seen_at(at: Spot, camera: Spot) -> Spot {
    (at.0 - camera.0, at.1 - camera.1)
}

/// The inks of a threat: of its lines, and of what they are laid on.
const fn inks(tone: Tone) -> (Ink, Ink) {
    match tone {
        Tone::Lux => (Ink::Lux, Ink::Dusk),
        Tone::Life => (Ink::Life, Ink::Moss),
        _ => (Ink::Blood, Ink::Wine),
    }
}

/// Slanted lines over the whole tile, which go on from tile to tile.
fn hatch(pixels: &mut Pixels, (x, y): Spot, (line, below): (Ink, Ink)) {
    for down in 0..TILE {
        for right in 0..TILE {
            match (right + down).rem_euclid(8) {
                0 => pixels.dot(x + right, y + down, line),
                1 | 2 => pixels.dot(x + right, y + down, below),
                _ => {}
            }
        }
    }
}

/// A line wherever the threatened tiles end.
fn border(pixels: &mut Pixels, all: &[Threat], at: Point, ((x, y), ink): (Spot, Ink)) {
    let last = TILE - 1;
    let [north, east, south, west] = [
        Point::new(at.x, at.y.wrapping_sub(1)),
        Point::new(at.x.wrapping_add(1), at.y),
        Point::new(at.x, at.y.wrapping_add(1)),
        Point::new(at.x.wrapping_sub(1), at.y),
    ];
    let is_free = |point: Point| !Threat::any_at(all, point);
    let sides = [
        (north, (x, y), (TILE, 1), (0, 1)),
        (south, (x, y + last), (TILE, 1), (0, -1)),
        (west, (x, y), (1, TILE), (1, 0)),
        (east, (x + last, y), (1, TILE), (-1, 0)),
    ];
    for (beyond, at, (wide, tall), inward) in sides {
        if is_free(beyond) {
            pixels.rect(at.0 + inward.0, at.1 + inward.1, wide, tall, Ink::Void);
            pixels.rect(at.0, at.1, wide, tall, ink);
        }
    }
}

/// A field of small squares where something would reach.
fn shade(pixels: &mut Pixels, (x, y): Spot) {
    for down in (2..TILE).step_by(4) {
        for right in (2..TILE).step_by(4) {
            pixels.rect(x + right - 1, y + down - 1, 3, 3, Ink::Void);
            pixels.rect(x + right, y + down, 1, 1, Ink::Lux);
            pixels.dot(x + right - 1, y + down, Ink::Dusk);
            pixels.dot(x + right, y + down - 1, Ink::Dusk);
        }
    }
}

/// A tile of a way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Between,
    Last,
}

/// A dot on the way, a ring at its end.
fn step(pixels: &mut Pixels, (x, y): Spot, step: Step) {
    let (x, y) = (x + TILE / 2, y + TILE / 2);
    match step {
        Step::Between => {
            pixels.rect(x - 2, y - 2, 4, 4, Ink::Void);
            pixels.rect(x - 1, y - 1, 2, 2, Ink::Lamp);
        }
        Step::Last => {
            pixels.disc(x, y, 6, Ink::Void);
            pixels.disc(x, y, 5, Ink::Lamp);
            pixels.disc(x, y, 3, Ink::Void);
            pixels.disc(x, y, 1, Ink::Lamp);
        }
    }
}

/// Brackets around what can be hit, crossed out around what cannot.
fn reticle(pixels: &mut Pixels, reticle: Reticle, (x, y): Spot) {
    let ink = match reticle.aim {
        Aim::Clear => Ink::Lux,
        Aim::Blocked => Ink::Stone,
    };
    let (low, high) = (-1, TILE);
    for (grown, ink) in [(1, Ink::Void), (0, ink)] {
        for (right, down, across, along) in
            [(low, low, 1, 1), (high, low, -1, 1), (low, high, 1, -1), (high, high, -1, -1)]
        {
            for step in 0..5 {
                for (right, down) in [(right + across * step, down), (right, down + along * step)] {
                    pixels.rect(x + right - grown, y + down - grown, 1 + 2 * grown, 1 + 2 * grown, ink);
                }
            }
        }
    }
    if reticle.aim == Aim::Blocked {
        for (thick, ink) in [(1, Ink::Void), (0, ink)] {
            for across in -thick..=thick {
                pixels.line((x + 3 + across, y + 3), (x + 12 + across, y + 12), ink);
                pixels.line((x + 12 + across, y + 3), (x + 3 + across, y + 12), ink);
            }
        }
    }
}
