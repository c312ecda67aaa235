//! Rivers and fords of a world, as they lie there.

use grid::{Direction, Point};

use super::World;
use super::making::entrances::is_at_edge;
use super::making::{TILES, index};
use crate::Holding;

/// Tiles along two edges that are not nearer to each other than this are the ends of a river rather than a bay.
const APART: u16 = 8;

impl World {
    /// Whether a way leads over water there: there is some on two opposite sides of it.
    pub fn is_ford(&self, at: Point) -> bool {
        let is_way = self.tiles.get(at).is_some_and(|tile| tile.holding == Holding::Path);
        let is_between =
            |side: Direction| self.is_wet(at.step(side)) && self.is_wet(at.step(side.opposite()));
        is_way && [Direction::North, Direction::East].into_iter().any(is_between)
    }

    /// Whether a river runs from one edge of the world to another: water, and fords that it runs straight through.
    pub fn has_river(&self) -> bool {
        let mut seen = [false; TILES];
        let sources = Self::points().filter(|at| is_at_edge(*at) && self.is_wet(*at));
        sources.into_iter().any(|source| {
            if std::mem::replace(&mut seen[index(source)], true) {
                return false;
            }
            let mut river = vec![source];
            let mut next = 0;
            while let Some(at) = river.get(next).copied() {
                next += 1;
                for side in Direction::ALL {
                    let over = at.step(side);
                    let is_way = self.tiles.get(over).is_some_and(|tile| tile.holding == Holding::Path);
                    let to = if is_way { over.step(side) } else { over };
                    if self.is_wet(to) && !std::mem::replace(&mut seen[index(to)], true) {
                        river.push(to);
                    }
                }
            }
            river.retain(|at| is_at_edge(*at));
            river.iter().any(|one| river.iter().any(|other| Self::are_far_edges(*one, *other)))
        })
    }

    /// Whether two tiles along the edge of the world lie far apart and on different sides of it.
    pub(crate) fn are_far_edges(one: Point, other: Point) -> bool {
        let last = super::SIDE - 1;
        let is_along = |of: fn(Point) -> u8, line: u8| of(one) == line && of(other) == line;
        let is_one_side =
            [0, last].into_iter().any(|line| is_along(|at| at.x, line) || is_along(|at| at.y, line));
        one.distance(other) >= APART && !is_one_side
    }

    fn is_wet(&self, at: Point) -> bool {
        self.tiles.get(at).is_some_and(|tile| tile.holding == Holding::Water)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str) -> World {
        text.parse().expect("a world")
    }

    #[test]
    fn a_river_runs_from_edge_to_edge_and_straight_through_fords() {
        let rows = |over: &str| format!("{}{over}\n{}", "0 0~\n".repeat(7), "0 0~\n".repeat(7));
        let forded = drawn(&rows("0Ee 0e 0H"));
        assert!(forded.has_river() && forded.is_ford(Point::new(1, 7)));
        assert!(!forded.is_ford(Point::new(0, 7)));
        assert!(!drawn(&rows("0 0 0H")).has_river(), "where nothing leads over it, it has dried up");
        assert!(!drawn("0 0~\n0 0~\n0 0~").has_river(), "it seeps away");
        assert!(!drawn("0 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~ 0~").has_river(), "it runs along one edge");
    }
}
