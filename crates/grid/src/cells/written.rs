//! Sets of tiles as they are written.

use std::fmt;

use serde::de::{Error as _, SeqAccess, Unexpected, Visitor};
use serde::ser::SerializeTuple as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Cells, WORD};

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

/// A row of a set, a bit for each column, the lowest of the first word for the first.
///
/// For programs it is its words, as numbers. For people, and for languages whose numbers do not
/// hold 64 bits, it is a text: a `#` for each tile of the set and a `.` for each other, up to the
/// last `#`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row<const WORDS: usize>([u64; WORDS]);

const TILE: u8 = b'#';
const OTHER: u8 = b'.';

impl<const WORDS: usize> Row<WORDS> {
    const COLUMNS: usize = WORDS * WORD as usize;

    fn has(&self, column: usize) -> bool {
        self.0[column / usize::from(WORD)] >> (column % usize::from(WORD)) & 1 == 1
    }
}

impl<const WORDS: usize> fmt::Display for Row<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = (0..Self::COLUMNS).rev().find(|column| self.has(*column)).map_or(0, |last| last + 1);
        (0..columns)
            .map(|column| if self.has(column) { TILE } else { OTHER })
            .try_for_each(|letter| write!(f, "{}", char::from(letter)))
    }
}

impl<const WORDS: usize> Serialize for Row<WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        let mut words = serializer.serialize_tuple(WORDS)?;
        self.0.iter().try_for_each(|word| words.serialize_element(word))?;
        words.end()
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for Row<WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_str(Reader)
        } else {
            deserializer.deserialize_tuple(WORDS, Reader)
        }
    }
}

struct Reader<const WORDS: usize>;

impl<'de, const WORDS: usize> Visitor<'de> for Reader<WORDS> {
    type Value = Row<WORDS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a row of at most {} tiles, each # or .", Row::<WORDS>::COLUMNS)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Row<WORDS>, E> {
        if text.len() > Row::<WORDS>::COLUMNS {
            return Err(E::invalid_length(text.len(), &self));
        }
        let mut row = Row([0; WORDS]);
        for (column, letter) in text.bytes().enumerate() {
            match letter {
                TILE => row.0[column / usize::from(WORD)] |= 1 << (column % usize::from(WORD)),
                OTHER => {}
                _ => return Err(E::invalid_value(Unexpected::Str(text), &self)),
            }
        }
        Ok(row)
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

    fn read<const WORDS: usize>(text: &str) -> Result<Row<WORDS>, Error> {
        let text: StrDeserializer<'_, Error> = text.into_deserializer();
        Row::deserialize(text)
    }

    #[test]
    fn a_row_is_read_as_it_is_written() {
        for row in [0, 1, 0b1101, 1 << 59, u64::MAX] {
            assert_eq!(read(&Row([row]).to_string()), Ok(Row([row])));
            assert_eq!(Row([row, 0]).to_string(), Row([row]).to_string());
            for wide in [Row([row, 0]), Row([0, row]), Row([row, 6])] {
                assert_eq!(read(&wide.to_string()), Ok(wide));
            }
        }
        assert_eq!(Row([0b1101]).to_string(), "#.##");
        assert_eq!(Row([1 << 63, 0b101]).to_string(), format!("{}##.#", ".".repeat(63)));
        assert_eq!(read("#..."), Ok(Row([1])), "what is after the last tile may be written");
    }

    #[test]
    fn what_is_no_row_is_refused_with_what_one_is() {
        for text in ["#x", &"#".repeat(65)] {
            let why = read::<1>(text).unwrap_err().to_string();
            assert!(why.contains("at most 64 tiles, each # or ."), "{why}");
        }
        let why = read::<2>(&"#".repeat(129)).unwrap_err().to_string();
        assert!(why.contains("at most 128 tiles, each # or ."), "{why}");
    }
}
