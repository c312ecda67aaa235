//! Parts of a run as they are written: for machines as they are kept, for people, as in the line protocol, in words.

use grid::Point;
use serde::{Serialize, Serializer};

use crate::Kind;

/// Pairs in order, or each thing behind its tile.
pub(crate) fn by_tile<T: Serialize, S: Serializer>(
    things: &[(Point, T)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_map(things.iter().map(|(at, thing)| (at, thing)))
    } else {
        things.serialize(serializer)
    }
}

/// A bit for each kind, or their words.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
pub(crate) fn kinds<S: Serializer>(bits: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_seq(Kind::ALL.into_iter().filter(|kind| bits >> kind.index() & 1 != 0))
    } else {
        bits.serialize(serializer)
    }
}

/// What only the rules keep count of is nobody's business: people get nothing.
pub(crate) fn untold<T: Serialize + Default, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        T::default().serialize(serializer)
    } else {
        value.serialize(serializer)
    }
}

/// Sets of bits, for machines as they are, for people as a list of words.
macro_rules! written_in_words {
    ($set:ident($bits:ty) of $word:ident) => {
        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq($word::ALL.into_iter().filter(|word| self.has(*word)))
                } else {
                    self.0.serialize(serializer)
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let words = Vec::<$word>::deserialize(deserializer)?;
                    Ok(words.into_iter().fold(Self::default(), Self::with))
                } else {
                    <$bits>::deserialize(deserializer).map(Self)
                }
            }
        }
    };
}

pub(crate) use written_in_words;
