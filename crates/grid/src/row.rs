//! A row of a set of tiles, as it is written.

use std::fmt;

use serde::de::{Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A row of a set, a bit for each column, the lowest for the first.
///
/// For programs it is that number. For people, and for languages whose numbers do not hold 64 bits,
/// it is a text: a `#` for each tile of the set and a `.` for each other, up to the last `#`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row(pub(crate) u64);

const TILE: u8 = b'#';
const OTHER: u8 = b'.';

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = u64::BITS - self.0.leading_zeros();
        (0..columns)
            .map(|column| if self.0 >> column & 1 == 1 { TILE } else { OTHER })
            .try_for_each(|letter| write!(f, "{}", char::from(letter)))
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_str(Text)
        } else {
            u64::deserialize(deserializer).map(Self)
        }
    }
}

struct Text;

impl Visitor<'_> for Text {
    type Value = Row;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a row of at most {} tiles, each # or .", u64::BITS)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Row, E> {
        if text.len() > u64::BITS as usize {
            return Err(E::invalid_length(text.len(), &self));
        }
        text.bytes()
            .rev()
            .try_fold(0, |row, letter| match letter {
                TILE => Ok(row << 1 | 1),
                OTHER => Ok(row << 1),
                _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
            })
            .map(Row)
    }
}

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer as _;
    use serde::de::value::{Error, StrDeserializer};

    use super::*;

    fn read(text: &str) -> Result<Row, Error> {
        let text: StrDeserializer<'_, Error> = text.into_deserializer();
        Row::deserialize(text)
    }

    #[test]
    fn a_row_is_read_as_it_is_written() {
        for row in [0, 1, 0b1101, 1 << 59, u64::MAX] {
            assert_eq!(read(&Row(row).to_string()), Ok(Row(row)));
        }
        assert_eq!(Row(0b1101).to_string(), "#.##");
        assert_eq!(read("#..."), Ok(Row(1)), "what is after the last tile may be written");
    }

    #[test]
    fn what_is_no_row_is_refused_with_what_one_is() {
        for text in ["#x", &"#".repeat(65)] {
            let why = read(text).unwrap_err().to_string();
            assert!(why.contains("at most 64 tiles, each # or ."), "{why}");
        }
    }
}
