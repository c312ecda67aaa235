//! Sets of tiles, one bit each.

mod crowd;
mod front;
mod row;
#[cfg(test)]
mod tests;
mod written;

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

pub(crate) use front::Front;

use crate::{Area, Direction, Point};

/// Columns in a word.
const WORD: u8 = 64;

/// A set of tiles of a floor with so many rows, and so many words of 64 columns in each: one word
/// is quickest, two hold 128 columns.
///
/// The first words of all rows lie together, then the second ones, so that the halves of a wide
/// floor can be gone through one by one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cells<const HEIGHT: usize, const WORDS: usize = 1> {
    words: [[u64; HEIGHT]; WORDS],
}

impl<const HEIGHT: usize, const WORDS: usize> Cells<HEIGHT, WORDS> {
    /// How many columns a floor may have.
    #[expect(clippy::cast_possible_truncation, reason = "points count columns in a byte")]
    pub const WIDEST: u8 = WORD * WORDS as u8;
    /// No tile.
    pub const NONE: Self = Self { words: [[0; HEIGHT]; WORDS] };

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
        assert!(far.x < Self::WIDEST, "{BEYOND}");
        let mut cells = Self::NONE;
        for (rows, start) in cells.words.iter_mut().zip((0..Self::WIDEST).step_by(WORD.into())) {
            let columns = |end: u8| lowest(end.saturating_sub(start));
            let row = columns(far.x + 1) & !columns(area.corner.x);
            rows[usize::from(area.corner.y)..=usize::from(far.y)].fill(row);
        }
        cells
    }

    /// Whether a tile is in the set; none outside of the floor is.
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        point.x < Self::WIDEST
            && self.words[usize::from(point.x / WORD)]
                .get(usize::from(point.y))
                .is_some_and(|row| row >> (point.x % WORD) & 1 != 0)
    }

    /// Puts a tile into the set.
    ///
    /// # Panics
    /// When it lies outside of the floor.
    #[inline]
    pub fn insert(&mut self, point: Point) {
        assert!(point.x < Self::WIDEST, "{BEYOND}");
        self.words[usize::from(point.x / WORD)][usize::from(point.y)] |= 1 << (point.x % WORD);
    }

    /// Takes a tile out of the set.
    #[inline]
    pub fn remove(&mut self, point: Point) {
        if self.contains(point) {
            self.words[usize::from(point.x / WORD)][usize::from(point.y)] &= !(1 << (point.x % WORD));
        }
    }

    /// Whether the set has no tile.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.columns() == [0; WORDS]
    }

    /// How many tiles are in the set.
    pub fn len(&self) -> usize {
        self.words.as_flattened().iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether two sets share a tile.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        let mut rows = self.words.as_flattened().iter().zip(other.words.as_flattened());
        rows.any(|(own, other)| own & other != 0)
    }

    /// The first tile, row by row.
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    /// The tile with this place among them, row by row.
    pub fn nth(&self, place: usize) -> Option<Point> {
        let mut left = place;
        for (start, bits) in self.pieces() {
            let here = bits.count_ones() as usize;
            if left < here {
                let rest = (0..left).fold(bits, |bits, _| bits & (bits - 1));
                return Some(Point::new(start.x + low(rest), start.y));
            }
            left -= here;
        }
        None
    }

    /// The tiles, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Point> {
        self.pieces().flat_map(|(start, mut bits)| {
            std::iter::from_fn(move || {
                let point = (bits != 0).then(|| Point::new(start.x + low(bits), start.y));
                bits &= bits.wrapping_sub(1);
                point
            })
        })
    }

    /// The words, row by row, each with the tile of its lowest bit.
    #[expect(clippy::cast_possible_truncation, reason = "points count columns and rows in bytes")]
    fn pieces(&self) -> impl Iterator<Item = (Point, u64)> {
        (0..HEIGHT * WORDS).map(|piece| {
            let (y, word) = (piece / WORDS, piece % WORDS);
            (Point::new(word as u8 * WORD, y as u8), self.words[word][y])
        })
    }

    /// All tiles of the set, one step on. What would leave the floor is lost.
    #[must_use]
    pub fn shifted(&self, direction: Direction) -> Self {
        let mut cells = *self;
        for (word, rows) in cells.words.iter_mut().enumerate() {
            match direction {
                Direction::East => {
                    rows.iter_mut()
                        .enumerate()
                        .for_each(|(y, row)| *row = *row << 1 | self.beside(word, y)[0]);
                }
                Direction::West => {
                    rows.iter_mut()
                        .enumerate()
                        .for_each(|(y, row)| *row = *row >> 1 | self.beside(word, y)[1]);
                }
                Direction::North => {
                    rows.rotate_left(1);
                    rows[HEIGHT - 1] = 0;
                }
                Direction::South => {
                    rows.rotate_right(1);
                    rows[0] = 0;
                }
            }
        }
        cells
    }

    /// The set and every tile one step away from it.
    #[inline]
    #[must_use]
    pub fn spread(&self) -> Self {
        let mut spread = self.widened();
        for (rows, own) in spread.words.iter_mut().zip(&self.words) {
            for (y, row) in rows.iter_mut().enumerate() {
                *row |= above_and_below(own, y);
            }
        }
        spread
    }

    /// The set and every tile that touches it, by a corner too.
    #[must_use]
    pub fn grown(&self) -> Self {
        let wide = self.widened();
        wide | wide.shifted(Direction::North) | wide.shifted(Direction::South)
    }

    /// The set and the tiles to the left and to the right of it.
    #[inline]
    fn widened(&self) -> Self {
        let mut wide = *self;
        wide.words.iter_mut().enumerate().for_each(|(word, rows)| self.widen(word, rows));
        wide
    }

    /// Writes one word of each row, and what is to the left and to the right of it.
    #[inline]
    fn widen(&self, word: usize, into: &mut [u64; HEIGHT]) {
        for (y, (wide, row)) in into.iter_mut().zip(&self.words[word]).enumerate() {
            let [west, east] = self.beside(word, y);
            *wide = row | row << 1 | row >> 1 | west | east;
        }
    }

    /// What comes into a word of a row from both sides when all tiles move a step.
    #[inline]
    fn beside(&self, word: usize, y: usize) -> [u64; 2] {
        handed_over::<WORDS>(word, |word| self.words[word][y])
    }

    /// The columns in which there is a tile.
    #[inline]
    fn columns(&self) -> [u64; WORDS] {
        std::array::from_fn(|word| self.words[word].iter().fold(0, |all, row| all | row))
    }
}

/// The rows beside one.
#[inline]
fn above_and_below<const HEIGHT: usize>(rows: &[u64; HEIGHT], y: usize) -> u64 {
    let above = if y > 0 { rows[y - 1] } else { 0 };
    let below = if y + 1 < HEIGHT { rows[y + 1] } else { 0 };
    above | below
}

const BEYOND: &str = "a floor has no columns beyond its widest";

/// What the words on both sides of one hand over to it when all tiles move a step: that from the
/// west, and that from the east.
#[inline]
fn handed_over<const WORDS: usize>(word: usize, of: impl Fn(usize) -> u64) -> [u64; 2] {
    let west = if word > 0 { of(word - 1) >> (WORD - 1) } else { 0 };
    let east = if word + 1 < WORDS { of(word + 1) << (WORD - 1) } else { 0 };
    [west, east]
}

/// A word with so many of its lowest bits, or all.
#[inline]
const fn lowest(count: u8) -> u64 {
    if count < WORD { (1 << count) - 1 } else { u64::MAX }
}

#[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
const fn low(bits: u64) -> u8 {
    bits.trailing_zeros() as u8
}

impl<const HEIGHT: usize, const WORDS: usize> Default for Cells<HEIGHT, WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<const HEIGHT: usize, const WORDS: usize> FromIterator<Point> for Cells<HEIGHT, WORDS> {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut cells = Self::NONE;
        points.into_iter().for_each(|point| cells.insert(point));
        cells
    }
}

/// The operators of sets: `|` for both, `&` for what they share, `-` for what is in the first alone.
macro_rules! operator {
    ($name:ident $method:ident $assign:ident $assign_method:ident $rows:expr) => {
        impl<const HEIGHT: usize, const WORDS: usize> $assign for Cells<HEIGHT, WORDS> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                let join: fn(u64, u64) -> u64 = $rows;
                let rows = self.words.as_flattened_mut().iter_mut().zip(other.words.as_flattened());
                rows.for_each(|(row, other)| *row = join(*row, *other));
            }
        }

        impl<const HEIGHT: usize, const WORDS: usize> $name for Cells<HEIGHT, WORDS> {
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

impl<const HEIGHT: usize, const WORDS: usize> fmt::Debug for Cells<HEIGHT, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
