//! One of the twenty-five tiles.

use std::fmt;
use std::str::FromStr;

use crate::Tiles;

/// A tile of the board, written as a column from a to e and a row from 1 to 5. The first
/// player's home row is row 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tile(u8);

impl Tile {
    /// How many tiles the board has.
    pub const COUNT: usize = 25;
    /// How many columns and rows it has.
    pub const EDGE: u8 = 5;

    /// The tile in a column and a row, both counted from zero.
    ///
    /// # Panics
    /// When the board ends before that.
    pub const fn at(column: u8, row: u8) -> Self {
        assert!(column < Self::EDGE && row < Self::EDGE, "the board has five columns and five rows");
        Self(row * Self::EDGE + column)
    }

    /// The tile with this index, row by row from a1, or nothing when there is none.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// Zero to twenty-four, row by row from a1.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Zero to four, from a to e.
    pub const fn column(self) -> u8 {
        self.0 % Self::EDGE
    }

    /// Zero to four, from the first player's home row to the second's.
    pub const fn row(self) -> u8 {
        self.0 / Self::EDGE
    }

    /// How many steps lie between two tiles when nothing is in the way.
    pub const fn distance(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The tiles one step away.
    #[inline]
    pub fn neighbours(self) -> Tiles {
        Tiles::within(self, 1) - Tiles::of(self)
    }

    /// The tile as far beyond `through` as this one is before it, unless the board ends there.
    pub const fn beyond(self, through: Self) -> Option<Self> {
        let column = (2 * through.column()).checked_sub(self.column());
        let row = (2 * through.row()).checked_sub(self.row());
        match (column, row) {
            (Some(column), Some(row)) if column < Self::EDGE && row < Self::EDGE => {
                Some(Self::at(column, row))
            }
            _ => None,
        }
    }

    /// Every tile, row by row from a1.
    pub fn all() -> impl Iterator<Item = Self> {
        Tiles::BOARD.iter()
    }
}

impl TryFrom<u8> for Tile {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("the board has 25 tiles")
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// A text that names no tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotATile(String);

impl fmt::Display for NotATile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no tile: tiles go from a1 to e5", engine::shortened(&self.0))
    }
}

impl std::error::Error for NotATile {}

impl FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Self, NotATile> {
        match *text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Ok(Self::at(column - b'a', row - b'1')),
            _ => Err(NotATile(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_written_and_read() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert_eq!(Tile::at(tile.column(), tile.row()), tile);
        }
        for text in ["", "a", "a0", "a6", "f1", "A1", "a11"] {
            assert!(text.parse::<Tile>().is_err(), "{text}");
        }
    }

    #[test]
    fn beyond_a_neighbour_lies_the_next_tile_or_the_edge() {
        let tile = |text: &str| text.parse::<Tile>().unwrap();
        assert_eq!(tile("c3").beyond(tile("c4")), Some(tile("c5")));
        assert_eq!(tile("c3").beyond(tile("b3")), Some(tile("a3")));
        assert_eq!(tile("c4").beyond(tile("c5")), None);
        assert_eq!(tile("b1").beyond(tile("a1")), None);
    }
}
