//! Sets of tiles as they are written.
//!
//! For machines a set is its rows, each as its words: a bit for each column, the lowest of the first word
//! for the first. Rows without a tile are many and cost a byte for each word.
//!
//! For people, and for languages whose numbers do not hold 64 bits, it is a text: tiles side by side as
//! `3-9,4` (columns 3 to 9 of row 4), one alone as `5,4`, row by row with a space between them.

use std::fmt;
use std::ops::Range;

use serde::de::{Error as _, SeqAccess, Unexpected, Visitor};
use serde::ser::SerializeTuple as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Cells, WORD};
use crate::{Area, Point};

impl<const HEIGHT: usize, const WORDS: usize> Serialize for Cells<HEIGHT, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.serialize_str(&self.text());
        }
        let mut rows = serializer.serialize_tuple(HEIGHT)?;
        (0..HEIGHT).try_for_each(|y| rows.serialize_element(&self.row(y)))?;
        rows.end()
    }
}

impl<'de, const HEIGHT: usize, const WORDS: usize> Deserialize<'de> for Cells<HEIGHT, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_str(Reader)
        } else {
            deserializer.deserialize_tuple(HEIGHT, Reader)
        }
    }
}

impl<const HEIGHT: usize, const WORDS: usize> Cells<HEIGHT, WORDS> {
    fn row(&self, y: usize) -> Row<WORDS> {
        Row(self.words.map(|word| word[y]))
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for y in 0..HEIGHT {
            for Range { start, end } in self.row(y).runs() {
                if !text.is_empty() {
                    text.push(' ');
                }
                push_number(start, &mut text);
                if end > start + 1 {
                    text.push('-');
                    push_number(end - 1, &mut text);
                }
                text.push(',');
                push_number(y, &mut text);
            }
        }
        text
    }
}

/// What every view writes hundreds of times, without the detour of a format.
fn push_number(number: usize, text: &mut String) {
    if number >= 10 {
        push_number(number / 10, text);
    }
    text.push(char::from(b"0123456789"[number % 10]));
}

/// A row of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Row<WORDS> {
    const COLUMNS: usize = WORDS * WORD as usize;

    /// The tiles that lie side by side, as ranges of columns.
    fn runs(self) -> impl Iterator<Item = Range<usize>> {
        let mut from = 0;
        std::iter::from_fn(move || {
            let start = self.first(from, |word| word)?;
            let end = self.first(start, |word| !word).unwrap_or(Self::COLUMNS);
            from = end;
            Some(start..end)
        })
    }

    /// The first column from one on whose bit is set in the words as they are looked at.
    fn first(&self, from: usize, look: impl Fn(u64) -> u64) -> Option<usize> {
        let width = usize::from(WORD);
        let mut ahead = u64::MAX << (from % width);
        for place in from / width..WORDS {
            let word = look(self.0[place]) & ahead;
            if word != 0 {
                return Some(place * width + word.trailing_zeros() as usize);
            }
            ahead = u64::MAX;
        }
        None
    }
}

impl<const WORDS: usize> Serialize for Row<WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut words = serializer.serialize_tuple(WORDS)?;
        self.0.iter().try_for_each(|word| words.serialize_element(word))?;
        words.end()
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for Row<WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(WORDS, RowReader)
    }
}

struct Reader<const HEIGHT: usize, const WORDS: usize>;

impl<'de, const HEIGHT: usize, const WORDS: usize> Visitor<'de> for Reader<HEIGHT, WORDS> {
    type Value = Cells<HEIGHT, WORDS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = Cells::<HEIGHT, WORDS>::WIDEST;
        write!(f, "tiles of {HEIGHT} rows with {columns} columns, as 3-9,4 5,6")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Self::Value, E> {
        let wrong = || E::invalid_value(Unexpected::Str(text), &self);
        text.split_ascii_whitespace()
            .try_fold(Cells::NONE, |cells, run| Ok(cells | read_run(run).ok_or_else(wrong)?))
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

/// The tiles of `3-9,4` or `5,4`, if a floor has them.
fn read_run<const HEIGHT: usize, const WORDS: usize>(run: &str) -> Option<Cells<HEIGHT, WORDS>> {
    let (first, last): (Point, Point) = match run.split_once('-') {
        None => (run.parse().ok()?, run.parse().ok()?),
        Some((first, rest)) => {
            let last: Point = rest.parse().ok()?;
            (format!("{first},{}", last.y).parse().ok()?, last)
        }
    };
    let fits = first.x <= last.x && last.x < Cells::<HEIGHT, WORDS>::WIDEST && usize::from(last.y) < HEIGHT;
    fits.then(|| Cells::of_area(Area::new(first, last.x - first.x + 1, 1)))
}

struct RowReader<const WORDS: usize>;

impl<'de, const WORDS: usize> Visitor<'de> for RowReader<WORDS> {
    type Value = Row<WORDS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a row of {WORDS} words")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Row<WORDS>, A::Error> {
        let mut row = Row([0; WORDS]);
        for (place, word) in row.0.iter_mut().enumerate() {
            let read = sequence.next_element()?;
            *word = read.ok_or_else(|| A::Error::invalid_length(place, &self))?;
        }
        Ok(row)
    }
}

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer as _;
    use serde::de::value::{Error, StrDeserializer};

    use super::*;

    fn read<const WORDS: usize>(text: &str) -> Result<Cells<3, WORDS>, Error> {
        let text: StrDeserializer<'_, Error> = text.into_deserializer();
        Cells::deserialize(text)
    }

    #[test]
    fn tiles_side_by_side_are_written_together() {
        let runs = |row: Row<2>| row.runs().collect::<Vec<_>>();
        assert_eq!(runs(Row([0, 0])), []);
        assert_eq!(runs(Row([0b1101, 0])), [0..1, 2..4]);
        assert_eq!(runs(Row([3 << 62, 0b1011])), [62..66, 67..68]);
        assert_eq!(runs(Row([u64::MAX; 2])), [Range { start: 0, end: 128 }]);
        let cells = |rows: [[u64; 2]; 3]| Cells { words: [rows.map(|row| row[0]), rows.map(|row| row[1])] };
        for (rows, text) in [
            ([[0, 0]; 3], ""),
            ([[1, 0], [0, 0], [0b1101, 0]], "0,0 0,2 2-3,2"),
            ([[1 << 63, 1], [0, 0], [0, 1 << 63]], "63-64,0 127,2"),
        ] {
            assert_eq!(cells(rows).text(), text);
            assert_eq!(read(text), Ok(cells(rows)));
        }
    }

    #[test]
    fn what_is_no_set_is_refused_with_what_one_is() {
        for text in ["x", "1", "1,3", "64,0", "60-64,0", "3-1,0", "1-,0", "-1,0", "01-2,0", "1-2", "1,0;2,0"]
        {
            let why = read::<1>(text).expect_err(text).to_string();
            assert!(why.contains("tiles of 3 rows with 64 columns, as 3-9,4 5,6"), "{why}");
        }
    }
}
