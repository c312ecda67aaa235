//! A place on a floor.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Direction;

/// A tile, counted from the upper left corner. Points order row by row.
///
/// A step over the upper or left edge leads to 255, which no floor has: nothing can lie there,
/// so nobody needs to ask whether a neighbour exists before asking what it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Point {
    /// The row.
    pub y: u8,
    /// The column.
    pub x: u8,
}

impl Point {
    /// The tile in a column and a row.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { y, x }
    }

    /// The tile one step away.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (dx, dy) = direction.delta();
        Self { y: self.y.wrapping_add_signed(dy), x: self.x.wrapping_add_signed(dx) }
    }

    /// The tiles one step away, in the order of [`Direction::ALL`].
    #[inline]
    pub fn neighbours(self) -> [Self; 4] {
        Direction::ALL.map(|direction| self.step(direction))
    }

    /// How many steps lie between two tiles when nothing is in the way.
    #[inline]
    pub const fn distance(self, other: Self) -> u16 {
        self.x.abs_diff(other.x) as u16 + self.y.abs_diff(other.y) as u16
    }

    /// The direction in which another tile lies straight ahead, and how far.
    pub const fn straight(self, other: Self) -> Option<(Direction, u8)> {
        let away = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        match away {
            (0, 0) => None,
            (0, far) => Some((if other.y < self.y { Direction::North } else { Direction::South }, far)),
            (far, 0) => Some((if other.x < self.x { Direction::West } else { Direction::East }, far)),
            _ => None,
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn straight_lines_have_a_direction_and_others_have_none() {
        let from = Point::new(5, 5);
        assert_eq!(from.straight(Point::new(5, 2)), Some((Direction::North, 3)));
        assert_eq!(from.straight(Point::new(9, 5)), Some((Direction::East, 4)));
        assert_eq!(from.straight(Point::new(5, 6)), Some((Direction::South, 1)));
        assert_eq!(from.straight(Point::new(0, 5)), Some((Direction::West, 5)));
        assert_eq!(from.straight(Point::new(6, 6)), None);
        assert_eq!(from.straight(from), None);
    }

    #[test]
    fn a_tile_is_named_by_its_column_and_its_row() {
        let tile = Point::new(12, 7);
        assert_eq!((tile.to_string(), format!("{tile:?}")), ("12,7".to_owned(), "(12,7)".to_owned()));
        assert!(Point::new(63, 6) < tile && tile < Point::new(13, 7), "row by row");
        assert_eq!([tile.distance(Point::new(10, 10)), Point::new(10, 10).distance(tile)], [5, 5]);
    }

    #[test]
    fn a_step_over_the_edge_leads_nowhere() {
        assert_eq!(Point::new(0, 0).step(Direction::West), Point::new(255, 0));
        assert_eq!(Point::new(3, 0).step(Direction::North).step(Direction::South), Point::new(3, 0));
    }
}
