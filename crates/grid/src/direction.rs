//! The four ways to go.

use serde::{Deserialize, Serialize};

/// A way to go on a floor that is seen from above, north being up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Direction {
    #[serde(rename = "n")]
    North,
    #[serde(rename = "e")]
    East,
    #[serde(rename = "s")]
    South,
    #[serde(rename = "w")]
    West,
}

impl Direction {
    /// All of them, with the clock.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Columns and rows that a step leads on by.
    #[inline]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// The next one with the clock.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// Both ways across.
    pub const fn sides(self) -> [Self; 2] {
        [self.clockwise(), self.clockwise().opposite()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Point;

    #[test]
    fn there_and_back_is_nowhere_and_four_turns_are_none() {
        let start = Point::new(7, 7);
        for direction in Direction::ALL {
            assert_eq!(start.step(direction).step(direction.opposite()), start);
            assert_eq!((0..4).fold(direction, |turned, _| turned.clockwise()), direction);
            assert!(direction.sides().iter().all(|side| side.delta() != direction.delta()));
            assert_eq!(direction.sides(), [direction.clockwise(), direction.clockwise().opposite()]);
        }
        assert_eq!(Direction::ALL.map(Direction::clockwise), {
            let [north, east, south, west] = Direction::ALL;
            [east, south, west, north]
        });
        assert_eq!(start.neighbours(), [(7, 6), (8, 7), (7, 8), (6, 7)].map(|(x, y)| Point::new(x, y)));
    }
}
