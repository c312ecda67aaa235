//! Seats at the table, and who may see what happens there.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table, counted from zero. People read `p1` for the first and `p2` for the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat, the only one of a solo game.
    pub const FIRST: Self = Self(0);
    /// The second seat.
    pub const SECOND: Self = Self(1);

    /// The seat with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The index of the seat.
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(&format_args!("p{}", u16::from(self.0) + 1))
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(Self);
        }
        let text = String::deserialize(deserializer)?;
        let number = text.strip_prefix('p').and_then(|number| number.parse::<u16>().ok());
        let index = number.and_then(|number| u8::try_from(number.checked_sub(1)?).ok());
        index.map(Self).ok_or_else(|| D::Error::custom("a seat is written as p1"))
    }
}

/// Who may know something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody, onlookers included.
    Everyone,
    /// One seat alone.
    Seat(Seat),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machines_get_a_number_and_people_a_name() {
        for (seat, name) in [(Seat::FIRST, "p1"), (Seat::SECOND, "p2"), (Seat::new(255), "p256")] {
            assert_eq!(postcard::to_allocvec(&seat), postcard::to_allocvec(&seat.index()));
            let text = ron::to_string(&seat).expect("a seat can be written");
            assert_eq!(text, format!("\"{name}\""));
            assert_eq!(ron::from_str(&text), Ok(seat));
        }
        for text in ["1", "p0", "p257", "q1", ""] {
            assert!(ron::from_str::<Seat>(&format!("\"{text}\"")).is_err(), "{text}");
        }
    }
}
