//! Sets of tiles, one bit each.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeTuple as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::row::Row;
use crate::{Area, Direction, Point};

/// A set of tiles of a floor with so many rows and at most 64 columns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cells<const HEIGHT: usize> {
    rows: [u64; HEIGHT],
}

impl<const HEIGHT: usize> Cells<HEIGHT> {
    /// How many columns a floor may have.
    pub const WIDEST: u8 = 64;
    /// No tile.
    pub const NONE: Self = Self { rows: [0; HEIGHT] };

    /// The set of one tile.
    #[inline]
    pub fn of(point: Point) -> Self {
        let mut cells = Self::NONE;
        cells.insert(point);
        cells
    }

    /// The tiles of a rectangle.
    ///
    /// # Panics
    /// When it lies outside of the floor.
    pub fn of_area(area: Area) -> Self {
        let far = area.far_corner();
        assert!(far.x < Self::WIDEST, "a floor has 64 columns at most");
        let row = u64::MAX >> (Self::WIDEST - area.width) << area.corner.x;
        let mut cells = Self::NONE;
        cells.rows[usize::from(area.corner.y)..=usize::from(far.y)].fill(row);
        cells
    }

    /// Whether a tile is in the set; none outside of the floor is.
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        point.x < Self::WIDEST
            && self.rows.get(usize::from(point.y)).is_some_and(|row| row >> point.x & 1 != 0)
    }

    /// Puts a tile into the set.
    ///
    /// # Panics
    /// When it lies outside of the floor.
    #[inline]
    pub fn insert(&mut self, point: Point) {
        assert!(point.x < Self::WIDEST, "a floor has 64 columns at most");
        self.rows[usize::from(point.y)] |= 1 << point.x;
    }

    /// Takes a tile out of the set.
    #[inline]
    pub fn remove(&mut self, point: Point) {
        if self.contains(point) {
            self.rows[usize::from(point.y)] &= !(1 << point.x);
        }
    }

    /// Whether the set has no tile.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().fold(0, |all, row| all | row) == 0
    }

    /// How many tiles are in the set.
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether two sets share a tile.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        self.rows.iter().zip(&other.rows).any(|(own, other)| own & other != 0)
    }

    /// The first tile, row by row.
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    /// The tile with this place among them, row by row.
    pub fn nth(&self, place: usize) -> Option<Point> {
        let mut left = place;
        for (y, &row) in (0..).zip(&self.rows) {
            let here = row.count_ones() as usize;
            if left < here {
                let rest = (0..left).fold(row, |bits, _| bits & (bits - 1));
                return Some(Point::new(low(rest), y));
            }
            left -= here;
        }
        None
    }

    /// The tiles, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Point> {
        (0..).zip(self.rows).flat_map(|(y, mut row)| {
            std::iter::from_fn(move || {
                let point = (row != 0).then(|| Point::new(low(row), y));
                row &= row.wrapping_sub(1);
                point
            })
        })
    }

    /// All tiles of the set, one step on. What would leave the floor is lost.
    #[must_use]
    pub fn shifted(&self, direction: Direction) -> Self {
        let mut cells = *self;
        match direction {
            Direction::East => cells.rows.iter_mut().for_each(|row| *row <<= 1),
            Direction::West => cells.rows.iter_mut().for_each(|row| *row >>= 1),
            Direction::North => {
                cells.rows.rotate_left(1);
                cells.rows[HEIGHT - 1] = 0;
            }
            Direction::South => {
                cells.rows.rotate_right(1);
                cells.rows[0] = 0;
            }
        }
        cells
    }

    /// The set and every tile one step away from it.
    #[inline]
    #[must_use]
    pub fn spread(&self) -> Self {
        let mut spread = Self::NONE;
        for y in 0..HEIGHT {
            let row = self.rows[y];
            let above = if y > 0 { self.rows[y - 1] } else { 0 };
            let below = if y + 1 < HEIGHT { self.rows[y + 1] } else { 0 };
            spread.rows[y] = row | row << 1 | row >> 1 | above | below;
        }
        spread
    }

    /// The set and every tile that touches it, by a corner too.
    #[must_use]
    pub fn grown(&self) -> Self {
        let mut wide = *self;
        wide.rows.iter_mut().for_each(|row| *row |= *row << 1 | *row >> 1);
        wide | wide.shifted(Direction::North) | wide.shifted(Direction::South)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a row has 64 bits")]
const fn low(bits: u64) -> u8 {
    bits.trailing_zeros() as u8
}

impl<const HEIGHT: usize> Default for Cells<HEIGHT> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<const HEIGHT: usize> FromIterator<Point> for Cells<HEIGHT> {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut cells = Self::NONE;
        points.into_iter().for_each(|point| cells.insert(point));
        cells
    }
}

/// The operators of sets: `|` for both, `&` for what they share, `-` for what is in the first alone.
macro_rules! operator {
    ($name:ident $method:ident $assign:ident $assign_method:ident $rows:expr) => {
        impl<const HEIGHT: usize> $assign for Cells<HEIGHT> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                let join: fn(u64, u64) -> u64 = $rows;
                self.rows.iter_mut().zip(other.rows).for_each(|(row, other)| *row = join(*row, other));
            }
        }

        impl<const HEIGHT: usize> $name for Cells<HEIGHT> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                self.$assign_method(other);
                self
            }
        }
    };
}

operator!(BitOr bitor BitOrAssign bitor_assign |row, other| row | other);
operator!(BitAnd bitand BitAndAssign bitand_assign |row, other| row & other);
operator!(Sub sub SubAssign sub_assign |row, other| row & !other);

impl<const HEIGHT: usize> fmt::Debug for Cells<HEIGHT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set is written as its rows. Rows without a tile are many and cost a byte each.
impl<const HEIGHT: usize> Serialize for Cells<HEIGHT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_tuple(HEIGHT)?;
        self.rows.iter().try_for_each(|&row| rows.serialize_element(&Row(row)))?;
        rows.end()
    }
}

impl<'de, const HEIGHT: usize> Deserialize<'de> for Cells<HEIGHT> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(HEIGHT, Rows)
    }
}

struct Rows<const HEIGHT: usize>;

impl<'de, const HEIGHT: usize> Visitor<'de> for Rows<HEIGHT> {
    type Value = Cells<HEIGHT>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{HEIGHT} rows of tiles")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Cells<HEIGHT>, A::Error> {
        let mut cells = Cells::NONE;
        for (place, row) in cells.rows.iter_mut().enumerate() {
            let Row(tiles) =
                sequence.next_element()?.ok_or_else(|| A::Error::invalid_length(place, &self))?;
            *row = tiles;
        }
        Ok(cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Floor = Cells<8>;

    fn cells(points: &[(u8, u8)]) -> Floor {
        points.iter().map(|&(x, y)| Point::new(x, y)).collect()
    }

    #[test]
    fn tiles_are_listed_row_by_row_and_found_by_their_place() {
        let set = cells(&[(63, 0), (2, 3), (0, 3), (5, 7)]);
        let listed: Vec<Point> = set.iter().collect();
        assert_eq!(listed, [Point::new(63, 0), Point::new(0, 3), Point::new(2, 3), Point::new(5, 7)]);
        assert!(listed.iter().enumerate().all(|(place, &point)| set.nth(place) == Some(point)));
        assert_eq!((set.len(), set.nth(4), set.first()), (4, None, Some(Point::new(63, 0))));
    }

    #[test]
    fn nothing_is_outside_and_nothing_comes_in_from_there() {
        let corners = cells(&[(0, 0), (63, 7)]);
        assert!(!corners.contains(Point::new(0, 0).step(Direction::North)));
        assert!(!corners.contains(Point::new(64, 7)) && !corners.contains(Point::new(255, 255)));
        assert_eq!(corners.spread(), cells(&[(0, 0), (1, 0), (0, 1), (63, 7), (62, 7), (63, 6)]));
        assert_eq!(Floor::of(Point::new(0, 0)).grown(), cells(&[(0, 0), (1, 0), (0, 1), (1, 1)]));
        for direction in Direction::ALL {
            let there = corners.shifted(direction);
            let wanted: Floor = corners
                .iter()
                .map(|point| point.step(direction))
                .filter(|point| point.x < 64 && point.y < 8)
                .collect();
            assert_eq!(there, wanted, "{direction:?}");
        }
    }

    #[test]
    fn sets_are_joined_shared_and_parted() {
        let (left, right) = (cells(&[(1, 1), (2, 1)]), cells(&[(2, 1), (3, 1)]));
        assert_eq!(left | right, cells(&[(1, 1), (2, 1), (3, 1)]));
        assert_eq!(left & right, cells(&[(2, 1)]));
        assert_eq!(left - right, cells(&[(1, 1)]));
        assert!(left.meets(&right) && !(left - right).meets(&right));
    }
}
