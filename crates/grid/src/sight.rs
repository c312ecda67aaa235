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
    fn around<const HEIGHT: usize>(self, from: Point) -> Area {
        let lowest = u8::try_from(HEIGHT - 1).unwrap_or(u8::MAX);
        let corner = Point::new(from.x.saturating_sub(self.columns), from.y.saturating_sub(self.rows));
        let right = from.x.saturating_add(self.columns).min(Cells::<HEIGHT>::WIDEST - 1);
        let bottom = from.y.saturating_add(self.rows).min(lowest);
        Area::new(corner, right - corner.x + 1, bottom - corner.y + 1)
    }
}

/// The tiles that can be seen from a tile, itself included: open ones by a free line, and
/// whatever blocks sight where it touches an open tile that is seen.
///
/// # Panics
/// When the tile lies outside of the floor.
pub fn sight<const HEIGHT: usize>(from: Point, reach: Reach, opaque: &Cells<HEIGHT>) -> Cells<HEIGHT> {
    let near = reach.around::<HEIGHT>(from);
    let mut open = Cells::of(from);
    for to in near.points() {
        if !opaque.contains(to) && is_clear(from, to, opaque) {
            open.insert(to);
        }
    }
    open | (open.grown() & *opaque & Cells::of_area(near))
}

/// Whether two open tiles see each other, however far they are apart.
pub fn is_clear<const HEIGHT: usize>(from: Point, to: Point, opaque: &Cells<HEIGHT>) -> bool {
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

    #[test]
    fn sight_is_mutual_everywhere() {
        let mut stream = SplitMix64::new(5);
        for thickness in [3, 5, 10] {
            let all = || (0..16).flat_map(|y| (0..24).map(move |x| Point::new(x, y)));
            let opaque: Cells<16> = all().filter(|_| stream.below(thickness) == 0).collect();
            let open: Vec<Point> = all().filter(|point| !opaque.contains(*point)).collect();
            for from in &open {
                for to in &open {
                    assert_eq!(is_clear(*from, *to, &opaque), is_clear(*to, *from, &opaque), "{from} {to}");
                }
            }
        }
    }

    #[test]
    fn nothing_beyond_the_reach_is_seen_and_no_open_tile_within_it_is_lost() {
        let mut stream = SplitMix64::new(6);
        let all = || (0..16).flat_map(|y| (0..64).map(move |x| Point::new(x, y)));
        let opaque: Cells<16> = all().filter(|_| stream.below(6) == 0).collect();
        let reach = Reach { columns: 6, rows: 4 };
        for from in all().filter(|point| !opaque.contains(*point)) {
            let near: Cells<16> =
                all().filter(|to| from.x.abs_diff(to.x) <= 6 && from.y.abs_diff(to.y) <= 4).collect();
            let (seen, all) = (sight(from, reach, &opaque), sight(from, FAR, &opaque));
            assert_eq!(seen - opaque, (all & near) - opaque, "{from}");
            assert_eq!(seen - near, Cells::NONE);
        }
    }

    #[test]
    fn an_open_floor_is_seen_to_its_edges() {
        let seen = sight::<16>(Point::new(10, 8), Reach { columns: 20, rows: 20 }, &Cells::NONE);
        assert_eq!(seen.len(), 16 * 31);
    }
}
