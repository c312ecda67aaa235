//! What can be seen from a tile.
//!
//! Two open tiles see each other when the straight line between their middles crosses nothing
//! that blocks sight. The line may touch a corner, but it does not slip between two corners that
//! touch each other. So sight is mutual, what is seen can be shot at, and a player can check it
//! with a ruler.

use std::cmp::Ordering;

use crate::{Area, Cells, Direction, Point};

/// How far one can see, in columns to each side and in rows up and down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Columns to the left and to the right.
    pub columns: u8,
    /// Rows up and down.
    pub rows: u8,
}

impl Reach {
    /// The tiles that are not too far away from a tile, on a floor with so many rows.
    fn around<const HEIGHT: usize, const WORDS: usize>(self, from: Point) -> Area {
        let lowest = u8::try_from(HEIGHT - 1).unwrap_or(u8::MAX);
        let corner = Point::new(from.x.saturating_sub(self.columns), from.y.saturating_sub(self.rows));
        let right = from.x.saturating_add(self.columns).min(Cells::<HEIGHT, WORDS>::WIDEST - 1);
        let bottom = from.y.saturating_add(self.rows).min(lowest);
        Area::new(corner, right - corner.x + 1, bottom - corner.y + 1)
    }
}

/// The tiles that can be seen from a tile, itself included: open ones by a free line, and
/// whatever blocks sight where it touches an open tile that is seen.
///
/// # Panics
/// When the tile lies outside of the floor.
pub fn sight<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    reach: Reach,
    opaque: &Cells<HEIGHT, WORDS>,
) -> Cells<HEIGHT, WORDS> {
    let near = reach.around::<HEIGHT, WORDS>(from);
    let mut open = Cells::of(from);
    for to in near.points() {
        if !opaque.contains(to) && is_clear(from, to, opaque) {
            open.insert(to);
        }
    }
    open | (open.grown() & *opaque & Cells::of_area(near))
}

/// Whether two open tiles see each other, however far they are apart.
pub fn is_clear<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    to: Point,
    opaque: &Cells<HEIGHT, WORDS>,
) -> bool {
    let (wide, tall) = (i32::from(from.x.abs_diff(to.x)), i32::from(from.y.abs_diff(to.y)));
    let aside = if to.x < from.x { Direction::West } else { Direction::East };
    let along = if to.y < from.y { Direction::North } else { Direction::South };
    let (mut here, mut columns, mut rows) = (from, 0, 0);
    while columns < wide || rows < tall {
        // Which edge the line meets next: each is half a tile farther than the steps so far.
        match ((1 + 2 * columns) * tall).cmp(&((1 + 2 * rows) * wide)) {
            Ordering::Less => {
                here = here.step(aside);
                columns += 1;
            }
            Ordering::Greater => {
                here = here.step(along);
                rows += 1;
            }
            Ordering::Equal => {
                if opaque.contains(here.step(aside)) && opaque.contains(here.step(along)) {
                    return false;
                }
                here = here.step(aside).step(along);
                columns += 1;
                rows += 1;
            }
        }
        if here != to && opaque.contains(here) {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::testing::{Density, moved, scattered, to_the_right};
    use crate::{draw, read};

    const FAR: Reach = Reach { columns: 40, rows: 40 };

    /// What is seen from `@` of a floor; the rest is hidden behind `~`.
    fn seen(text: &str) -> String {
        let map = read(text).expect("a floor");
        let find = |wanted| map.iter().filter(move |(_, letter)| *letter == wanted).map(|(point, _)| point);
        let opaque: Cells<16> = find('#').collect();
        let from = find('@').next().expect("somebody looks");
        let seen = sight(from, FAR, &opaque);
        draw(map.width(), map.height(), |point| match map.get(point) {
            Some(letter) if seen.contains(point) => letter,
            _ => '~',
        })
    }

    fn rows(text: &str) -> String {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.fold(String::new(), |rows, line| rows + line + "\n")
    }

    #[test]
    fn a_pillar_hides_what_is_behind_it() {
        let shown = seen(
            "#########
             #@......#
             #.......#
             #..#....#
             #.......#
             #.......#
             #########",
        );
        assert_eq!(
            shown,
            rows(
                "#########
                 #@......#
                 #.......#
                 #..#~...#
                 #..~~~..#
                 #...~~~~#
                 #####~~~~"
            )
        );
    }

    #[test]
    fn a_doorway_shows_a_cone() {
        let shown = seen(
            "#########
             #...@...#
             ####.####
             #.......#
             #.......#
             #.......#
             #########",
        );
        assert_eq!(
            shown,
            rows(
                "#########
                 #...@...#
                 ####.####
                 ~~~~.~~~~
                 ~~~...~~~
                 ~~~...~~~
                 ~~#####~~"
            )
        );
    }

    #[test]
    fn two_walls_that_touch_by_a_corner_let_no_look_through() {
        let shown = seen(
            "#####
             #@#.#
             ##..#
             #...#
             #####",
        );
        assert_eq!(
            shown,
            rows(
                "###~~
                 #@#~~
                 ##~~~
                 ~~~~~
                 ~~~~~"
            )
        );
    }

    #[test]
    fn one_corner_may_be_touched() {
        let shown = seen(
            "#####
             #@..#
             ##..#
             #...#
             #####",
        );
        assert!(shown.lines().nth(2).is_some_and(|row| row == "##..#"), "{shown}");
    }

    /// Whether a ruler laid over the middles of two tiles finds the way free, worked out tile by
    /// tile: it crosses the inside of nothing that blocks, and no corner at which two such tiles
    /// touch. Nothing in it tells one end from the other.
    fn ruler<const HEIGHT: usize, const WORDS: usize>(
        one: Point,
        other: Point,
        opaque: &Cells<HEIGHT, WORDS>,
    ) -> bool {
        let (left, right) = (one.x.min(other.x), one.x.max(other.x));
        let (top, bottom) = (one.y.min(other.y), one.y.max(other.y));
        // On which side of the ruler a corner lies; corners are counted in halves of tiles.
        let side = |x: i32, y: i32| {
            let along =
                (2 * (i32::from(other.x) - i32::from(one.x)), 2 * (i32::from(other.y) - i32::from(one.y)));
            (along.0 * (y - 2 * i32::from(one.y)) - along.1 * (x - 2 * i32::from(one.x))).signum()
        };
        let corners = |at: Point| {
            let (x, y) = (2 * i32::from(at.x), 2 * i32::from(at.y));
            [side(x - 1, y - 1), side(x + 1, y - 1), side(x - 1, y + 1), side(x + 1, y + 1)]
        };
        let is_crossed = |at: Point| corners(at).contains(&1) && corners(at).contains(&-1);
        let between = Area::new(Point::new(left, top), right - left + 1, bottom - top + 1);
        let crosses =
            between.points().any(|at| at != one && at != other && opaque.contains(at) && is_crossed(at));
        // Four tiles meet at a corner that the ruler goes through: two that it crosses, and two beside.
        let slips = between.points().filter(|at| at.x < right && at.y < bottom).any(|at| {
            let is_on = side(2 * i32::from(at.x) + 1, 2 * i32::from(at.y) + 1) == 0;
            let (east, south) = (at.step(Direction::East), at.step(Direction::South));
            let pair = if is_crossed(at) { [east, south] } else { [at, east.step(Direction::South)] };
            is_on && pair.into_iter().all(|tile| opaque.contains(tile))
        });
        !crosses && !slips
    }

    /// Floors of all densities, so many columns to the right.
    fn floors<const WORDS: usize>(left: u8) -> impl Iterator<Item = (Area, Cells<16, WORDS>)> {
        let area = Area::new(Point::new(left, 0), 16, 10);
        let mut stream = SplitMix64::new(5);
        [4, 12, 30]
            .into_iter()
            .map(move |hundredths| (area, scattered(area, Density(hundredths), &mut stream)))
    }

    /// Also from and to what blocks: the ends of a line are not in its way.
    fn is_what_a_ruler_says<const WORDS: usize>(left: u8) {
        for (area, opaque) in floors::<WORDS>(left) {
            for (from, to) in area.points().flat_map(|from| area.points().map(move |to| (from, to))) {
                let is_free = is_clear(from, to, &opaque);
                assert_eq!(is_free, ruler(from, to, &opaque), "{from} {to}");
                assert_eq!(is_free, is_clear(to, from, &opaque), "{from} {to}");
            }
        }
    }

    #[test]
    fn sight_is_mutual_everywhere_and_what_a_ruler_says() {
        is_what_a_ruler_says::<1>(0);
        is_what_a_ruler_says::<1>(48);
        // Where the second word of a row begins, and at the far end.
        is_what_a_ruler_says::<2>(56);
        is_what_a_ruler_says::<2>(112);
    }

    /// Whoever sees an open tile is seen from there, as long as both look equally far.
    fn looks_are_returned<const WORDS: usize>(left: u8) {
        let reach = Reach { columns: 9, rows: 6 };
        for (area, opaque) in floors::<WORDS>(left) {
            let open: Vec<Point> = area.points().filter(|point| !opaque.contains(*point)).collect();
            let seen: Vec<Cells<16, WORDS>> = open.iter().map(|from| sight(*from, reach, &opaque)).collect();
            for (from, seen_from) in open.iter().zip(&seen) {
                for (to, seen_to) in open.iter().zip(&seen) {
                    assert_eq!(seen_from.contains(*to), seen_to.contains(*from), "{from} {to}");
                }
            }
        }
    }

    #[test]
    fn looks_are_returned_on_narrow_floors_and_on_wide_ones() {
        looks_are_returned::<1>(0);
        looks_are_returned::<2>(56);
    }

    #[test]
    fn a_floor_looks_the_same_wherever_it_lies_in_a_row() {
        for (_, opaque) in floors::<1>(0) {
            // Walls around it, so that no look leaves it.
            let frame = Area::new(Point::new(1, 1), 14, 8);
            let walls =
                opaque | (Cells::of_area(Area::new(Point::new(0, 0), 16, 10)) - Cells::of_area(frame));
            for left in [44, 53, 64, 112] {
                let wide: Cells<16, 2> = moved(&walls, left);
                for from in frame.points().filter(|from| !walls.contains(*from)) {
                    let seen = sight(to_the_right(from, left), FAR, &wide);
                    assert_eq!(seen, moved(&sight(from, FAR, &walls), left), "{from} {left}");
                }
            }
        }
    }

    /// Open tiles by a free line and within reach, and what blocks where it touches one of them.
    fn sees_what_it_should<const WORDS: usize>() {
        let mut stream = SplitMix64::new(6);
        let floor = Area::new(Point::new(0, 0), Cells::<1, WORDS>::WIDEST, 16);
        let opaque: Cells<16, WORDS> = scattered(floor, Density(17), &mut stream);
        let reach = Reach { columns: 6, rows: 4 };
        for from in floor.points().filter(|point| !opaque.contains(*point)) {
            let is_near = |to: &Point| from.x.abs_diff(to.x) <= 6 && from.y.abs_diff(to.y) <= 4;
            let near: Cells<16, WORDS> = floor.points().filter(is_near).collect();
            let open: Cells<16, WORDS> =
                (near - opaque).iter().filter(|to| ruler(from, *to, &opaque)).collect();
            let touches =
                |wall: &Point| open.iter().any(|to| to.x.abs_diff(wall.x) <= 1 && to.y.abs_diff(wall.y) <= 1);
            let walls: Cells<16, WORDS> = (near & opaque).iter().filter(touches).collect();
            assert_eq!(sight(from, reach, &opaque), open | walls, "{from}");
        }
    }

    #[test]
    fn nothing_beyond_the_reach_is_seen_and_nothing_within_it_is_lost() {
        sees_what_it_should::<1>();
        sees_what_it_should::<2>();
    }

    #[test]
    fn an_open_floor_is_seen_to_its_edges() {
        let reach = Reach { columns: 20, rows: 20 };
        let seen: Cells<16> = sight(Point::new(10, 8), reach, &Cells::NONE);
        assert_eq!(seen.len(), 16 * 31);
        let seen: Cells<16, 2> = sight(Point::new(120, 8), reach, &Cells::NONE);
        assert_eq!(seen.len(), 16 * 28);
    }
}
