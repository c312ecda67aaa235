//! Arrows at the edge of the picture to those who are in sight but not in it.

use super::plan::TILE;
use super::{Who, Window};
use crate::art::{Ink, Pixels, Spot, tiny};

/// Cells of a sign in both directions, without its arrow.
const SIGN: i32 = 15;
/// How deep an arrow is.
const ARROW: i32 = 5;
/// How much of somebody is on a sign.
const PORTRAIT: (i32, i32) = (13, 8);
/// The ink of signs: whoever is pointed to is none of the player's own.
const INK: Ink = Ink::Blood;
/// How far a sign makes way for another at a time.
const NUDGE: i32 = 4;

/// Somebody in sight, wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sighting {
    /// What they look like.
    pub(crate) who: Who,
    /// The upper left cell of the tile they stand on, on the floor.
    pub(crate) at: Spot,
    /// How many steps away they are, if nothing were in the way.
    pub(crate) steps: u16,
}

/// A sign that points to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pointer {
    /// To whom.
    pub(crate) to: Sighting,
    /// Its upper left cell in the picture.
    pub(crate) at: Spot,
    /// Which way it points: to the right and downwards, by one or not at all.
    pub(crate) way: Spot,
}

/// A sign for everybody who is not in the picture, the nearest first. None lies over another, and as far
/// as there is room none over somebody who is in the picture.
pub(crate) fn pointers(window: Window, camera: Spot, sightings: &[Sighting]) -> Vec<Pointer> {
    let size = (i32::from(window.columns) * TILE, i32::from(window.rows) * TILE);
    let (mut outside, mut inside) = (Vec::new(), Vec::new());
    for sighting in sightings {
        let at = (sighting.at.0 - camera.0, sighting.at.1 - camera.1);
        let way = (beyond(at.0, size.0), beyond(at.1, size.1));
        if way == (0, 0) {
            inside.push(at);
        } else {
            // There are few, and sorting code would have to travel.
            let place =
                outside.partition_point(|(known, ..): &(Sighting, _, _)| known.steps <= sighting.steps);
            outside.insert(place, (*sighting, at, way));
        }
    }
    let mut all: Vec<Pointer> = Vec::new();
    for (to, at, way) in outside {
        let along = |at: i32, way: i32, size: i32| {
            let margin = if way == 0 { 1 } else { ARROW };
            at.clamp(margin, size - SIGN - margin)
        };
        let first = (along(at.0, way.0, size.0), along(at.1, way.1, size.1));
        let places = || nudged(first, way, size);
        let is_free = |at: &Spot| all.iter().all(|other| !overlap(*at, other.at, SIGN));
        let hides = |at: &Spot| inside.iter().any(|body| overlap(*at, *body, TILE));
        let place = places().find(|at| is_free(at) && !hides(at)).or_else(|| places().find(is_free));
        all.extend(place.map(|at| Pointer { to, at, way }));
    }
    all
}

/// On which side of the picture somebody is: before it, in it, or behind it.
const fn beyond(at: i32, size: i32) -> i32 {
    match at + TILE / 2 {
        middle if middle < 0 => -1,
        middle if middle >= size => 1,
        _ => 0,
    }
}

/// All places of a sign along its edge, the nearest to where it belongs first.
fn nudged((x, y): Spot, way: Spot, size: Spot) -> impl Iterator<Item = Spot> {
    let steps = (0..size.0.max(size.1) / NUDGE).flat_map(|step| [step * NUDGE, -step * NUDGE]);
    let places = steps.map(move |off| if way.0 == 0 { (x + off, y) } else { (x, y + off) });
    let fits = move |at: i32, size: i32| at >= 1 && at + SIGN < size;
    places.filter(move |at| fits(at.0, size.0) && fits(at.1, size.1))
}

/// Whether a sign lies over something of a size, with a cell between them.
fn overlap(sign: Spot, other: Spot, size: i32) -> bool {
    let meet = |sign: i32, other: i32| sign <= other + size && other <= sign + SIGN;
    meet(sign.0, other.0) && meet(sign.1, other.1)
}

impl Pointer {
    /// Whether a cell of the picture belongs to it.
    pub(crate) fn contains(&self, (x, y): Spot) -> bool {
        let within = |cell: i32, at: i32| (at - ARROW..at + SIGN + ARROW).contains(&cell);
        within(x, self.at.0) && within(y, self.at.1)
    }

    /// A plate with the head of whoever it is and how far they are, and an arrow.
    pub(super) fn draw(&self, pixels: &mut Pixels) {
        let (x, y) = self.at;
        for (grown, ink) in [(1, Ink::Void), (0, INK)] {
            for (x, y) in self.arrow() {
                pixels.rect(x - grown, y - grown, 1 + 2 * grown, 1 + 2 * grown, ink);
            }
        }
        pixels.rect(x - 1, y - 1, SIGN + 2, SIGN + 2, Ink::Void);
        pixels.frame(x, y, SIGN, SIGN, INK);
        self.portrait(pixels, (x + 1, y + 1));
        tiny::plate(pixels, &self.to.steps.to_string(), (x + SIGN / 2, y + SIGN - 4), Ink::Bone);
    }

    fn portrait(&self, pixels: &mut Pixels, (x, y): Spot) {
        let sprite = self.to.who.art.sprite();
        let left = (i32::try_from(sprite.width()).unwrap_or(0) - PORTRAIT.0) / 2;
        for down in 0..PORTRAIT.1 {
            for right in 0..PORTRAIT.0 {
                let cell = |cell: i32| usize::try_from(cell).ok();
                let ink =
                    cell(left + right).zip(cell(down)).and_then(|(column, row)| sprite.ink(column, row));
                if let Some(ink) = ink {
                    pixels.dot(x + right, y + down, ink);
                }
            }
        }
    }

    /// The cells of a triangle that stands on the middle of a side, or on a corner.
    fn arrow(&self) -> Vec<Spot> {
        let (right, down) = self.way;
        let tip = |at: i32, way: i32| match way {
            -1 => at - ARROW,
            0 => at + SIGN / 2,
            _ => at + SIGN - 1 + ARROW,
        };
        let (x, y) = (tip(self.at.0, right), tip(self.at.1, down));
        let mut cells = Vec::new();
        for step in 0..ARROW * 2 {
            for aside in 0..=step.min(ARROW) {
                match (right, down) {
                    (0, _) => cells.extend([(x - aside, y - down * step), (x + aside, y - down * step)]),
                    (_, 0) => cells.extend([(x - right * step, y - aside), (x - right * step, y + aside)]),
                    _ => cells.push((x - right * (step - aside), y - down * aside)),
                }
            }
        }
        cells
    }
}

#[cfg(test)]
mod tests {
    use labyrinth::{Kind, Labyrinth};
    use stage::labyrinth::Look;

    use super::super::{centred, corner};
    use super::*;
    use crate::dungeon::Pictured;
    use grid::Point;

    const HERE: Point = Point::new(20, 20);

    fn sighting(x: u8, y: u8) -> Sighting {
        let (at, who) = (Point::new(x, y), Labyrinth::who(Look::Dweller(Kind::Slime)));
        Sighting { who, at: corner(at), steps: at.distance(HERE) }
    }

    fn found(window: Window, sightings: &[Sighting]) -> Vec<Pointer> {
        pointers(window, centred(window, corner(HERE)), sightings)
    }

    #[test]
    fn whoever_is_in_the_picture_needs_no_arrow_and_whoever_is_outside_has_one_that_tells_how_far() {
        for window in [Window::TALL, Window::WIDE, Window { columns: 9, rows: 7 }] {
            let (across, down) = (window.columns / 2, window.rows / 2);
            for x in HERE.x - 9..=HERE.x + 9 {
                for y in HERE.y - 9..=HERE.y + 9 {
                    let is_seen = HERE.x.abs_diff(x) <= across && HERE.y.abs_diff(y) <= down;
                    let pointers = found(window, &[sighting(x, y)]);
                    assert_eq!(pointers.len(), usize::from(!is_seen), "{x}, {y} in {window:?}");
                    let Some(pointer) = pointers.first() else { continue };
                    assert_eq!(pointer.to.steps, Point::new(x, y).distance(HERE));
                    let side = |at: u8, here: u8, half: u8| match at.cmp(&here) {
                        _ if at.abs_diff(here) <= half => 0,
                        std::cmp::Ordering::Less => -1,
                        _ => 1,
                    };
                    assert_eq!(pointer.way, (side(x, HERE.x, across), side(y, HERE.y, down)), "{x}, {y}");
                }
            }
        }
    }

    #[test]
    fn an_arrow_sits_at_the_edge_on_the_row_or_column_of_whom_it_points_to() {
        let at = |x: u8, y: u8| found(Window::TALL, &[sighting(x, y)])[0].at;
        let (wide, tall) = (9 * TILE, 11 * TILE);
        assert_eq!(at(14, 20), (ARROW, 5 * TILE), "to the left, on the hero's row");
        assert_eq!(at(27, 18), (wide - SIGN - ARROW, 3 * TILE), "to the right, two rows higher");
        assert_eq!(at(21, 13), (5 * TILE, ARROW), "above, a column to the right");
        assert_eq!(at(27, 27), (wide - SIGN - ARROW, tall - SIGN - ARROW), "in the corner");
    }

    #[test]
    fn no_arrow_lies_over_another_or_over_somebody_who_is_seen() {
        let crowd: Vec<Sighting> =
            [(13, 20), (14, 20), (13, 21), (13, 19), (12, 20), (16, 20)].map(|(x, y)| sighting(x, y)).into();
        let pointers = found(Window::TALL, &crowd);
        assert_eq!(pointers.len(), 5, "one is in the picture");
        for (place, one) in pointers.iter().enumerate() {
            assert!(pointers[place + 1..].iter().all(|other| !overlap(one.at, other.at, SIGN)), "{one:?}");
            assert!(!overlap(one.at, (0, 5 * TILE), TILE), "{one:?} hides the one at the edge");
        }
        let steps: Vec<u16> = pointers.iter().map(|pointer| pointer.to.steps).collect();
        assert!(steps.is_sorted(), "the nearest first: {steps:?}");
        let (x, y) = pointers[0].at;
        assert!(pointers[0].contains((x, y)) && !pointers[0].contains((x + TILE * 2, y)));
    }
}
