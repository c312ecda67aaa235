//! What can be wrong with the bytes of a record.

use thiserror::Error;

use super::FORMAT_VERSION;
use crate::Digest;

/// Where a record stops being readable. All that comes before is good.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the record is damaged from byte {at} on: {fault}")]
pub struct Damage {
    /// The first byte of the first chunk that is not good; the file may be cut here.
    pub at: usize,
    /// What is wrong with that chunk.
    pub fault: Fault,
}

/// What is wrong with a chunk.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The bytes end within it.
    #[error("the file ends within a chunk, as after a crash")]
    Truncated,
    /// It was changed after it was written, or belongs elsewhere.
    #[error("a chunk's checksum does not fit")]
    Checksum,
    /// Its kind is none that this format has.
    #[error("a chunk has the unknown kind {0}")]
    UnknownKind(u8),
    /// It was written as it is, but it makes no sense.
    #[error("a chunk makes no sense: {0}")]
    Payload(&'static str),
}

/// Why bytes are no record that can be used at all. The file is to be kept as it is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// Something else altogether.
    #[error("this is not a record of a run")]
    NotARecord,
    /// Written by a later build.
    #[error(
        "the record has format {found}, but this version knows formats up to {FORMAT_VERSION}; \
         the file is kept untouched"
    )]
    NewerFormat {
        /// The format of the record.
        found: u32,
    },
    /// Not even the header holds.
    #[error("the beginning of the record is lost: {0}")]
    Header(Damage),
    /// A record of another game.
    #[error("this is a record of {found}, not of {wanted}")]
    OtherGame {
        /// The game of the record.
        found: String,
        /// The game that was to read it.
        wanted: &'static str,
    },
    /// Rules that would play the record differently.
    #[error(
        "the record was played under rules {found} of {game}, but this version plays rules {known}; \
         it is refused and the file is kept untouched"
    )]
    OtherRules {
        /// The game.
        game: &'static str,
        /// The rules version of the record.
        found: u32,
        /// The one that this build plays.
        known: u32,
    },
    /// The setup is not one of this game.
    #[error("the setup in the record is malformed")]
    Setup,
    /// The same rules with other numbers.
    #[error(
        "the record was played with other numbers (content {found}, here {known}); \
         the file is kept untouched"
    )]
    OtherContent {
        /// The content digest of the record.
        found: Digest,
        /// The content digest that the same setup has here.
        known: Digest,
    },
}
