//! Values that are a few bits here and in records, and words wherever a person may look, as
//! in the line protocol.

use std::collections::BTreeMap;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::field::object::Bits;
use crate::{Effect, Effects, Object, Objects, Tile, Tiles, UnitId, UnitSet};

/// A value with two forms. Formats that are made for machines get the bits, so that records
/// are short and digests quick.
trait Packed: Copy {
    type Bits: Serialize + DeserializeOwned + From<Self> + TryInto<Self, Error: std::fmt::Display>;
    type Words: Serialize + DeserializeOwned;

    fn words(self) -> Self::Words;

    /// The value that words stand for, if they stand for one.
    fn read(words: Self::Words) -> Option<Self>;
}

macro_rules! packed {
    ($($type:ident),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    self.words().serialize(serializer)
                } else {
                    <$type as Packed>::Bits::from(*self).serialize(serializer)
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let words = <$type as Packed>::Words::deserialize(deserializer)?;
                    Self::read(words).ok_or_else(|| D::Error::custom(concat!("these words are no ", stringify!($type))))
                } else {
                    <$type as Packed>::Bits::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
                }
            }
        }
    )+};
}

packed!(Tile, Tiles, UnitId, UnitSet, Effects, Objects);

/// `c3`.
impl Packed for Tile {
    type Bits = u8;
    type Words = String;

    fn words(self) -> String {
        self.to_string()
    }

    fn read(words: String) -> Option<Self> {
        words.parse().ok()
    }
}

impl Packed for Tiles {
    type Bits = u32;
    type Words = Vec<Tile>;

    fn words(self) -> Vec<Tile> {
        self.iter().collect()
    }

    fn read(words: Vec<Tile>) -> Option<Self> {
        Some(words.into_iter().collect())
    }
}

/// `p2.m1`.
impl Packed for UnitId {
    type Bits = u8;
    type Words = String;

    fn words(self) -> String {
        self.to_string()
    }

    fn read(words: String) -> Option<Self> {
        Self::all().find(|unit| unit.to_string() == words)
    }
}

impl Packed for UnitSet {
    type Bits = u8;
    type Words = Vec<UnitId>;

    fn words(self) -> Vec<UnitId> {
        self.iter().collect()
    }

    fn read(words: Vec<UnitId>) -> Option<Self> {
        Some(words.into_iter().collect())
    }
}

/// The rounds by the effect.
impl Packed for Effects {
    type Bits = u64;
    type Words = BTreeMap<Effect, u8>;

    fn words(self) -> BTreeMap<Effect, u8> {
        self.iter().map(|effect| (effect, self.rounds(effect))).collect()
    }

    fn read(words: BTreeMap<Effect, u8>) -> Option<Self> {
        let mut effects = Self::NONE;
        for (effect, rounds) in words {
            if !(1..=Self::LONGEST).contains(&rounds) {
                return None;
            }
            effects.set(effect, rounds);
        }
        Some(effects)
    }
}

/// The object by its tile.
impl Packed for Objects {
    type Bits = Bits;
    type Words = BTreeMap<Tile, Object>;

    fn words(self) -> BTreeMap<Tile, Object> {
        self.iter().collect()
    }

    fn read(words: BTreeMap<Tile, Object>) -> Option<Self> {
        let mut objects = Self::EMPTY;
        for (tile, object) in words {
            let fits = |number| (1..=Self::MOST).contains(&number);
            let can_lie = match object {
                Object::Obstacle { hp } => fits(hp),
                Object::Buff { effect, rounds } => fits(rounds) && Effect::TILES.contains(&effect),
            };
            if !can_lie {
                return None;
            }
            objects.put(tile, object);
        }
        Some(objects)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of all bytes just the lowest stand for something, and what they stand for comes back from
    /// both forms.
    #[track_caller]
    fn one_byte_each<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(count: u8) {
        for byte in 0..=u8::MAX {
            let read: Result<T, _> = postcard::from_bytes(&[byte]);
            assert_eq!(read.is_ok(), byte < count, "{byte}");
            let Ok(value) = read else { continue };
            assert_eq!(postcard::to_allocvec(&value).unwrap(), [byte]);
            let words = serde_json::to_string(&value).unwrap();
            assert_eq!(serde_json::from_str::<T>(&words).unwrap(), value, "{words}");
        }
    }

    #[test]
    fn tiles_and_units_are_a_byte_for_machines_and_a_word_for_people() {
        one_byte_each::<Tile>(25);
        one_byte_each::<UnitId>(8);
    }
}
