//! Tiles with so many turns left.

use std::collections::BTreeMap;

use grid::Point;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Cells;

/// A set of tiles, each with the turns after which it leaves the set: up to seven.
///
/// The turns of all tiles are counted at once: each set is one binary digit of the count of every
/// tile, so that a turn on a floor in flames costs a few operations on words. For people, the tiles
/// stand behind the turns that they have left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timed {
    digits: [Cells; 3],
}

impl Timed {
    /// No tile.
    pub const NONE: Self = Self { digits: [Cells::NONE; 3] };
    /// The most turns that can be counted.
    pub const LONGEST: u8 = 7;

    /// All tiles that have a turn left.
    #[inline]
    pub fn all(&self) -> Cells {
        self.digits[0] | self.digits[1] | self.digits[2]
    }

    /// Whether no tile has a turn left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.digits.iter().all(Cells::is_empty)
    }

    /// Whether a tile has a turn left.
    #[inline]
    pub fn contains(&self, at: Point) -> bool {
        self.digits.iter().any(|digit| digit.contains(at))
    }

    /// The tiles that have exactly so many turns left, at least one.
    pub fn with(&self, turns: u8) -> Cells {
        let digits = (0..).zip(&self.digits);
        digits.fold(
            self.all(),
            |tiles, (place, digit)| {
                if turns >> place & 1 == 0 { tiles - *digit } else { tiles & *digit }
            },
        )
    }

    /// The turns that a tile has left.
    pub fn turns(&self, at: Point) -> u8 {
        (0..).zip(&self.digits).map(|(place, digit)| u8::from(digit.contains(at)) << place).sum()
    }

    /// Gives some tiles so many turns, whatever they had.
    ///
    /// # Panics
    /// When that is more than can be counted.
    pub fn set(&mut self, tiles: Cells, turns: u8) {
        assert!(turns <= Self::LONGEST, "three digits count to seven");
        for (place, digit) in self.digits.iter_mut().enumerate() {
            if turns >> place & 1 == 0 {
                *digit -= tiles;
            } else {
                *digit |= tiles;
            }
        }
    }

    /// Takes some tiles out.
    pub fn clear(&mut self, tiles: Cells) {
        self.set(tiles, 0);
    }

    /// A turn passes; gives the tiles whose time is up.
    pub fn tick(&mut self) -> Cells {
        let before = self.all();
        // One less than a number: digits turn over up to the lowest that is set.
        let mut borrow = before;
        for digit in &mut self.digits {
            let next = borrow - *digit;
            *digit = (*digit | borrow) - (*digit & borrow);
            borrow = next;
        }
        before - self.all()
    }
}

impl Serialize for Timed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return self.digits.serialize(serializer);
        }
        let most = if self.is_empty() { 0 } else { Self::LONGEST };
        let counts = (1..=most).map(|turns| (turns, self.with(turns)));
        serializer.collect_map(counts.filter(|(_, tiles)| !tiles.is_empty()))
    }
}

impl<'de> Deserialize<'de> for Timed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return Deserialize::deserialize(deserializer).map(|digits| Self { digits });
        }
        let counts = BTreeMap::<u8, Cells>::deserialize(deserializer)?;
        let mut timed = Self::NONE;
        for (turns, tiles) in counts {
            if !(1..=Self::LONGEST).contains(&turns) {
                return Err(D::Error::custom("tiles have one to seven turns left"));
            }
            timed.set(tiles, turns);
        }
        Ok(timed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_runs_down_to_nothing() {
        let at = |turns: u8| Point::new(60 + turns, turns);
        let mut timed = Timed::NONE;
        for turns in 1..=Timed::LONGEST {
            timed.set(Cells::of(at(turns)), turns);
        }
        for passed in 1..=Timed::LONGEST {
            let ended = timed.tick();
            assert_eq!(ended, Cells::of(at(passed)));
            for turns in 1..=Timed::LONGEST {
                assert_eq!(timed.turns(at(turns)), turns.saturating_sub(passed), "{turns} after {passed}");
                assert_eq!(timed.contains(at(turns)), turns > passed);
                let same = if turns + passed <= Timed::LONGEST {
                    Cells::of(at(turns + passed))
                } else {
                    Cells::NONE
                };
                assert_eq!(timed.with(turns), same);
            }
        }
        assert!(timed.is_empty() && timed.tick().is_empty());
    }

    #[test]
    fn a_new_count_replaces_the_old_one() {
        let tile = Cells::of(Point::new(3, 3));
        let mut timed = Timed::NONE;
        timed.set(tile, 5);
        timed.set(tile, 2);
        assert_eq!(timed.turns(Point::new(3, 3)), 2);
        timed.clear(tile);
        assert!(timed.is_empty());
    }
}
