//! A run written down: one format for the save, the replay and the submission.
//!
//! The layout is a magic number and a format version, then chunks. Each chunk is a kind
//! byte, a length (varint), a payload and a 32-bit checksum over all of these and over the
//! checksum before it, so that chunks can be neither reordered nor spliced. A live run only
//! ever appends, and whatever byte a crash stops at, what came before still loads.
//!
//! | chunk | payload |
//! |---|---|
//! | header | game, rules version, content digest, seed, setup |
//! | commands | one or more commands, each after its seat if the game has several; the chain after them |
//! | take-back | how many commands were taken back, and the chain before them |
//! | end | score, outcome in words, digest of the last state |
//!
//! The chain begins as a digest of the header and the first state. Each command links its
//! bytes and the digest of the state after it, so a record that plays otherwise than it was
//! played is noticed at the next chunk. Whoever must not be fooled calls [`verify`], which
//! believes nothing that it has not played.

mod canonical;
mod chain;
mod chunk;
mod compact;
mod cursor;
mod end;
mod error;
mod header;
mod raw;
mod read;
mod replay;
mod verify;
mod writer;

pub use error::{Damage, Fault, ReadError};
pub use header::Header;
pub use raw::RawRecord;
pub use read::{Reading, Record};
pub use verify::{Verdict, Verified, VerifyError, read_and_verify, verify};
pub use writer::RecordWriter;

pub use end::End;
pub(crate) use replay::Replay;
pub(crate) use verify::{check_end, claims};

use crate::Seat;

/// The newest format that this build reads and writes.
pub const FORMAT_VERSION: u32 = 1;

/// A command, and the seat that gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<Command> {
    /// Who gave the command.
    pub seat: Seat,
    /// The command.
    pub command: Command,
}
