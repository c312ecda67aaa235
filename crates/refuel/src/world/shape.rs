//! How ways lie in a world, in numbers. RULES.md, 1.4.

use grid::{Direction, Point};

use super::making::entrances::is_at_edge;
use super::making::ways::around;
use super::making::{TILES, index};
use super::{SIDE, World};

/// What is to be said of ways, whatever they lead over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// Tiles with a way, the hub's included.
    pub tiles: u16,
    /// Tiles of the world that lie two or more tiles away from every way.
    pub far: u16,
    /// Tiles of ways along the edge of the world, but for those where ways come in.
    pub edge: u16,
    /// Turns around and back without a tile in between.
    pub turns: u16,
    /// Neighbouring tiles that both have a way, and no step leads from one to the other.
    pub beside: u16,
}

impl Shape {
    /// All tiles of a world.
    const ALL: u16 = SIDE as u16 * SIDE as u16;

    /// The shape of ways that come in on some tiles and lead on by some steps.
    pub(super) fn of(starts: &[Point], steps: impl Iterator<Item = (Point, Direction)>) -> Self {
        let mut on = [false; TILES];
        let mut leads = [[false; 4]; TILES];
        for (from, toward) in steps {
            on[index(from)] = true;
            on[index(from.step(toward))] = true;
            leads[index(from)][toward as usize] = true;
        }
        let is_on = |at: Point| at.x < SIDE && at.y < SIDE && on[index(at)];
        let leads = |at: Point, toward: Direction| is_on(at) && leads[index(at)][toward as usize];
        let mut shape = Self::default();
        for at in World::points() {
            if !is_on(at) {
                shape.far += u16::from(!around(at).any(is_on));
                continue;
            }
            shape.tiles += 1;
            shape.edge += u16::from(is_at_edge(at) && !starts.contains(&at));
            for side in [Direction::East, Direction::South] {
                let other = at.step(side);
                let is_joined = leads(at, side) || leads(other, side.opposite());
                shape.beside += u16::from(is_on(other) && !is_joined);
            }
            for toward in Direction::ALL.into_iter().filter(|toward| leads(at, *toward)) {
                let corner = at.step(toward);
                let turned = toward.sides().into_iter().filter(|side| leads(corner, *side));
                let back = turned.filter(|side| leads(corner.step(*side), toward.opposite()));
                shape.turns += u16::try_from(back.count()).expect("two sides");
            }
        }
        shape
    }

    /// Tiles of the world with a way on them or beside them, corners included.
    pub const fn near(self) -> u16 {
        Self::ALL - self.far
    }

    /// Whether ways are not bunched up: nine tenths of two tiles for each of theirs are near, or as much of the world as
    /// anybody could wish.
    pub fn is_spread(self) -> bool {
        10 * self.near() >= 9 * (2 * self.tiles).min(190)
    }

    /// Whether ways seldom go along the edge of the world.
    pub const fn is_off_edge(self) -> bool {
        self.edge <= 3 + self.tiles / 10 + self.crowd()
    }

    /// Whether ways seldom turn around on the spot.
    pub const fn is_smooth(self) -> bool {
        self.turns <= 2 + self.tiles / 14
    }

    /// Whether ways seldom go right beside each other.
    pub const fn is_loose(self) -> bool {
        self.beside <= 4 + self.tiles / 8 + self.crowd()
    }

    /// What is allowed besides because the world is full of ways: hardly anything to a short one.
    const fn crowd(self) -> u16 {
        self.tiles * self.tiles / 1600
    }

    /// Whether ways are as they should be in all of this.
    pub(super) fn is_fair(self) -> bool {
        self.is_spread() && self.is_off_edge() && self.is_smooth() && self.is_loose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str) -> Shape {
        World::shape(&text.parse().expect("a world"))
    }

    #[test]
    fn a_straight_way_is_near_to_three_rows() {
        let row = format!("0Ee {}0H", "0e ".repeat(13));
        let along = shape(&row);
        assert_eq!((along.tiles, along.near(), along.far), (15, 30, 195));
        assert_eq!((along.edge, along.turns, along.beside), (14, 0, 0));
        let middle = shape(&format!("{}{row}", "0\n".repeat(7)));
        assert_eq!((middle.near(), middle.edge), (45, 1), "the hub is at the edge");
    }

    #[test]
    fn turns_on_the_spot_and_ways_side_by_side_are_counted() {
        let spot = shape("0 0 0 0\n0Ee 0e 0s 0\n0H 0w 0w 0");
        assert_eq!((spot.turns, spot.beside), (1, 2), "from two tiles to their neighbours nobody steps");
        let wide = shape("0 0 0 0\n0Ee 0e 0s 0\n0 0 0s\n0H 0w 0w 0");
        assert_eq!((wide.turns, wide.beside), (0, 0));
    }
}
