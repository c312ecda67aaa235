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
