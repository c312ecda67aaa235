//! Sets of tiles, one bit each.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeTuple as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::row::{Row, WORD};
use crate::{Area, Direction, Point};

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
    pub(crate) fn columns(&self) -> [u64; WORDS] {
        std::array::from_fn(|word| self.words[word].iter().fold(0, |all, row| all | row))
    }

    /// One step of a flood: the front, which has tiles in these columns, moves on over what is dry.
    #[inline]
    pub(crate) fn flow(&self, columns: [u64; WORDS], front: &mut Self, dry: &mut Self) {
        for word in 0..WORDS {
            let [west, east] = handed_over::<WORDS>(word, |word| columns[word]);
            // Of a wide floor often only one half is wet.
            if columns[word] | west | east == 0 {
                continue;
            }
            let (own, front, dry) = (&self.words[word], &mut front.words[word], &mut dry.words[word]);
            if west | east == 0 {
                front.iter_mut().zip(own).for_each(|(wide, row)| *wide = row | row << 1 | row >> 1);
            } else {
                self.widen(word, front);
            }
            for y in 0..HEIGHT {
                front[y] = (front[y] | above_and_below(own, y)) & dry[y];
                dry[y] &= !front[y];
            }
        }
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

/// A set is written as its rows. Rows without a tile are many and cost a byte for each word.
impl<const HEIGHT: usize, const WORDS: usize> Serialize for Cells<HEIGHT, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rows = serializer.serialize_tuple(HEIGHT)?;
        (0..HEIGHT).try_for_each(|y| rows.serialize_element(&Row(self.words.map(|word| word[y]))))?;
        rows.end()
    }
}

impl<'de, const HEIGHT: usize, const WORDS: usize> Deserialize<'de> for Cells<HEIGHT, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(HEIGHT, Rows)
    }
}

struct Rows<const HEIGHT: usize, const WORDS: usize>;

impl<'de, const HEIGHT: usize, const WORDS: usize> Visitor<'de> for Rows<HEIGHT, WORDS> {
    type Value = Cells<HEIGHT, WORDS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{HEIGHT} rows of tiles")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
        let mut cells = Cells::NONE;
        for y in 0..HEIGHT {
            let row: Row<WORDS> =
                sequence.next_element()?.ok_or_else(|| A::Error::invalid_length(y, &self))?;
            cells.words.iter_mut().zip(row.0).for_each(|(word, tiles)| word[y] = tiles);
        }
        Ok(cells)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::SplitMix64;

    use super::*;
    use crate::testing::{Density, scattered};

    const HEIGHT: usize = 7;

    /// All tiles of the widest floor.
    fn floor<const WORDS: usize>() -> Area {
        Area::new(Point::new(0, 0), Cells::<1, WORDS>::WIDEST, 7)
    }

    fn listed<const WORDS: usize>(cells: &Cells<HEIGHT, WORDS>) -> BTreeSet<Point> {
        floor::<WORDS>().points().filter(|point| cells.contains(*point)).collect()
    }

    /// Sets of all densities, an empty one and a full one among them.
    fn sets<const WORDS: usize>() -> Vec<Cells<HEIGHT, WORDS>> {
        let mut stream = SplitMix64::new(17);
        let densities = [0, 1, 8, 50, 92, 100, 3, 30, 70];
        densities.map(|hundredths| scattered(floor::<WORDS>(), Density(hundredths), &mut stream)).to_vec()
    }

    /// Every question to a set, answered by a list of its tiles.
    fn agrees_with_a_list<const WORDS: usize>() {
        for cells in sets::<WORDS>() {
            let list = listed(&cells);
            assert_eq!(cells.iter().collect::<Vec<_>>(), list.iter().copied().collect::<Vec<_>>());
            assert_eq!(list.iter().copied().collect::<Cells<HEIGHT, WORDS>>(), cells);
            assert_eq!((cells.len(), cells.is_empty()), (list.len(), list.is_empty()));
            assert_eq!(cells.first(), list.first().copied());
            for place in 0..=list.len() {
                assert_eq!(cells.nth(place), list.iter().nth(place).copied());
            }
            assert_eq!(format!("{cells:?}"), format!("{list:?}"));
            for other in sets::<WORDS>() {
                let others = listed(&other);
                assert_eq!(listed(&(cells | other)), &list | &others);
                assert_eq!(listed(&(cells & other)), &list & &others);
                assert_eq!(listed(&(cells - other)), &list - &others);
                assert_eq!(cells.meets(&other), !list.is_disjoint(&others));
            }
        }
    }

    #[test]
    fn sets_agree_with_lists() {
        agrees_with_a_list::<1>();
        agrees_with_a_list::<2>();
    }

    /// What is near a set, tile by tile.
    fn moves_as_its_tiles_do<const WORDS: usize>() {
        let kept = |points: Vec<Point>| points.into_iter().filter(|point| floor::<WORDS>().contains(*point));
        for cells in sets::<WORDS>() {
            for direction in Direction::ALL {
                let there = kept(cells.iter().map(|point| point.step(direction)).collect());
                assert_eq!(cells.shifted(direction), there.collect(), "{direction:?}");
            }
            let beside = kept(cells.iter().flat_map(Point::neighbours).collect());
            assert_eq!(cells.spread(), cells | beside.collect());
            let touches = |at: &Point| {
                cells.iter().any(|point| point.x.abs_diff(at.x) <= 1 && point.y.abs_diff(at.y) <= 1)
            };
            assert_eq!(cells.grown(), floor::<WORDS>().points().filter(touches).collect());
        }
    }

    #[test]
    fn nothing_leaves_a_floor_and_nothing_comes_in_from_outside() {
        moves_as_its_tiles_do::<1>();
        moves_as_its_tiles_do::<2>();
    }

    fn takes_in_and_gives_back<const WORDS: usize>() {
        let outside = [
            Point::new(Cells::<1, WORDS>::WIDEST, 6),
            Point::new(3, 7),
            Point::new(255, 255),
            Point::new(0, 255),
        ];
        for cells in sets::<WORDS>() {
            assert!(outside.iter().all(|point| !cells.contains(*point)));
            for point in floor::<WORDS>().points() {
                let (mut more, mut fewer) = (cells, cells);
                more.insert(point);
                fewer.remove(point);
                assert_eq!((more, fewer), (cells | Cells::of(point), cells - Cells::of(point)));
                assert!(more.contains(point) && !fewer.contains(point));
            }
            let mut same = cells;
            for point in outside {
                same.remove(point);
            }
            assert_eq!(same, cells);
        }
    }

    #[test]
    fn a_tile_is_put_in_and_taken_out_alone() {
        takes_in_and_gives_back::<1>();
        takes_in_and_gives_back::<2>();
    }

    fn areas_are_their_tiles<const WORDS: usize>() {
        let widest = Cells::<1, WORDS>::WIDEST;
        for (x, width) in [(0, 1), (0, widest), (5, 60 - 5), (widest - 1, 1), (widest / 2 - 3, 6)] {
            let area = Area::new(Point::new(x, 2), width, 3);
            assert_eq!(Cells::<HEIGHT, WORDS>::of_area(area), area.points().collect());
        }
    }

    #[test]
    fn a_rectangle_is_a_set_of_its_tiles() {
        areas_are_their_tiles::<1>();
        areas_are_their_tiles::<2>();
    }

    #[test]
    #[should_panic(expected = "beyond its widest")]
    fn a_tile_beyond_the_widest_floor_is_refused() {
        Cells::<HEIGHT>::of(Point::new(64, 0));
    }

    #[test]
    #[should_panic(expected = "beyond its widest")]
    fn a_rectangle_beyond_the_widest_floor_is_refused() {
        Cells::<HEIGHT, 2>::of_area(Area::new(Point::new(120, 0), 9, 1));
    }

    /// A set in bytes and in words, and what is read from both.
    fn is_written_and_read<const WORDS: usize>() {
        for cells in sets::<WORDS>() {
            let bytes = postcard::to_allocvec(&cells).expect("sets can be written");
            assert_eq!(postcard::from_bytes::<Cells<HEIGHT, WORDS>>(&bytes), Ok(cells));
            let text = serde_json::to_string(&cells).expect("sets can be written");
            assert_eq!(serde_json::from_str::<Cells<HEIGHT, WORDS>>(&text).ok(), Some(cells));
        }
    }

    #[test]
    fn what_is_written_is_read() {
        is_written_and_read::<1>();
        is_written_and_read::<2>();
        let why = serde_json::from_str::<Cells<HEIGHT>>(r##"["#", ""]"##).unwrap_err().to_string();
        assert!(why.contains("invalid length 2, expected 7 rows of tiles"), "{why}");
    }

    /// Records, digests and programs at the other end of a line know these bytes.
    #[test]
    fn a_row_is_a_number_for_programs_and_a_text_for_people() {
        let tiles = [Point::new(0, 0), Point::new(2, 0), Point::new(8, 1)];
        let narrow: Cells<3> = tiles.into_iter().collect();
        let wide: Cells<3, 2> = tiles.into_iter().collect();
        assert_eq!(postcard::to_allocvec(&narrow), Ok(vec![0b101, 0b1000_0000, 0b10, 0]));
        assert_eq!(postcard::to_allocvec(&wide), Ok(vec![0b101, 0, 0b1000_0000, 0b10, 0, 0, 0]));
        let text = r##"["#.#","........#",""]"##;
        assert_eq!(
            [serde_json::to_string(&narrow).ok(), serde_json::to_string(&wide).ok()],
            [Some(text.to_owned()), Some(text.to_owned())]
        );
    }
}
