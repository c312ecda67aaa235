//! A place on a floor.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Direction;

/// A tile, counted from the upper left corner. Points order row by row.
///
/// A step over the upper or left edge leads to 255, which no floor has: nothing can lie there,
/// so nobody needs to ask whether a neighbour exists before asking what it is.
///
/// For machines it is its row and its column, for people the text `x,y`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
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

impl FromStr for Point {
    type Err = NotAPoint;

    fn from_str(text: &str) -> Result<Self, NotAPoint> {
        let (x, y) = text.split_once(',').ok_or(NotAPoint)?;
        Ok(Self::new(number(x)?, number(y)?))
    }
}

/// Digits alone: a sign or a leading zero would be a second way to write the same tile.
fn number(word: &str) -> Result<u8, NotAPoint> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if is_plain { word.parse().map_err(|_| NotAPoint) } else { Err(NotAPoint) }
}

/// A text that names no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPoint;

impl fmt::Display for NotAPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tile is written as its column and its row, each up to 255, as 12,7")
    }
}

impl std::error::Error for NotAPoint {}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            (self.y, self.x).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            <(u8, u8)>::deserialize(deserializer).map(|(y, x)| Self { y, x })
        }
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
    fn a_tile_is_two_bytes_for_machines_and_its_name_for_people() {
        let tile = Point::new(12, 7);
        assert_eq!(postcard::to_allocvec(&tile), Ok(vec![7, 12]));
        assert_eq!(postcard::from_bytes(&[7, 12]), Ok(tile));
        assert_eq!(serde_json::to_string(&tile).ok().as_deref(), Some("\"12,7\""));
        assert_eq!(serde_json::from_str(r#""12,7""#).ok(), Some(tile));
        for wrong in ["", "12", "12,", "256,1", "+1,1", "01,1", "1,2,3", "1, 2"] {
            assert_eq!(wrong.parse::<Point>(), Err(NotAPoint), "{wrong}");
        }
    }

    #[test]
    fn a_step_over_the_edge_leads_nowhere() {
        assert_eq!(Point::new(0, 0).step(Direction::West), Point::new(255, 0));
        assert_eq!(Point::new(3, 0).step(Direction::North).step(Direction::South), Point::new(3, 0));
    }
}
