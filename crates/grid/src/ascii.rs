//! Floors as text, a letter for each tile.

use std::fmt;

use crate::{Map, Point};

/// Why a text is no floor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AsciiError {
    /// There is no tile.
    Empty,
    /// A row is longer or shorter than the first.
    Ragged {
        /// The row, counted from one.
        line: usize,
        /// How long it is.
        length: usize,
        /// How long the first is.
        wanted: usize,
    },
    /// More columns or rows than a floor can have.
    TooLarge,
}

impl fmt::Display for AsciiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a floor needs at least one tile"),
            Self::Ragged { line, length, wanted } => {
                write!(f, "line {line} has {length} letters, the first line {wanted}")
            }
            Self::TooLarge => f.write_str("a floor has at most 254 columns and rows"),
        }
    }
}

impl std::error::Error for AsciiError {}

/// Reads a floor: a line for each row, a letter for each tile. Spaces around lines and empty
/// lines do not count, so that a floor can be indented in a test.
///
/// # Errors
/// When the lines are no rectangle.
pub fn read(text: &str) -> Result<Map<char>, AsciiError> {
    let lines: Vec<Vec<char>> = text
        .lines()
        .map(|line| line.trim().chars().collect())
        .filter(|line: &Vec<char>| !line.is_empty())
        .collect();
    let first = lines.first().ok_or(AsciiError::Empty)?.len();
    if let Some(place) = lines.iter().position(|line| line.len() != first) {
        return Err(AsciiError::Ragged { line: place + 1, length: lines[place].len(), wanted: first });
    }
    let most = |length: usize| {
        u8::try_from(length).ok().filter(|length| *length < u8::MAX).ok_or(AsciiError::TooLarge)
    };
    let mut map = Map::filled(most(first)?, most(lines.len())?, ' ');
    for (y, line) in (0..).zip(&lines) {
        for (x, letter) in (0..).zip(line) {
            map.set(Point::new(x, y), *letter);
        }
    }
    Ok(map)
}

/// Draws a floor of so many columns and rows, a letter for each tile.
pub fn draw(width: u8, height: u8, letter: impl Fn(Point) -> char) -> String {
    let row = |y| (0..width).map(|x| letter(Point::new(x, y))).chain(['\n']).collect::<String>();
    (0..height).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_is_read() {
        let map = read("#.#\n#.>\n").expect("a floor");
        assert_eq!((map.width(), map.height(), map.get(Point::new(2, 1))), (3, 2, Some('>')));
        assert_eq!(draw(3, 2, |point| map.get(point).unwrap_or('?')), "#.#\n#.>\n");
    }

    #[test]
    fn what_is_no_rectangle_is_told() {
        assert_eq!(read("  \n"), Err(AsciiError::Empty));
        assert_eq!(read("##\n#\n"), Err(AsciiError::Ragged { line: 2, length: 1, wanted: 2 }));
        assert_eq!(read(&"#".repeat(255)), Err(AsciiError::TooLarge));
        assert_eq!(read(&"#\n".repeat(255)), Err(AsciiError::TooLarge));
        assert_eq!(read(&"#".repeat(254)).map(|map| map.width()), Ok(254));
        let why = |text: &str| read(text).expect_err("it is no floor").to_string();
        assert_eq!(why("##\n##\n###"), "line 3 has 3 letters, the first line 2");
        assert!(why("").contains("at least one tile") && why(&"#".repeat(300)).contains("at most 254"));
    }
}
