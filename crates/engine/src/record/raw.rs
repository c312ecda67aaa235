//! A record whose game is not known yet.

use super::chunk::{Chunks, Kind};
use super::error::{Damage, Fault, ReadError};
use super::header::Header;

/// A record of any game: its header, and its chunks as bytes.
///
/// A shell reads this first, to learn which game a file belongs to.
#[derive(Clone)]
pub struct RawRecord<'a> {
    header: Header,
    chunks: Chunks<'a>,
}

impl<'a> RawRecord<'a> {
    /// Reads the header and leaves the rest for later.
    ///
    /// # Errors
    /// When the bytes are no record, are of a newer format, or not even the header holds.
    pub fn read(bytes: &'a [u8]) -> Result<Self, ReadError> {
        let mut chunks = Chunks::open(bytes)?;
        let at = chunks.position();
        let chunk = chunks.next().map_err(ReadError::Header)?;
        let damaged = |reason| ReadError::Header(Damage { at, fault: Fault::Payload(reason) });
        if chunk.kind != Kind::Header {
            return Err(damaged("the header is missing"));
        }
        let header = Header::decode(chunk.payload).ok_or_else(|| damaged("the header is malformed"))?;
        Ok(Self { header, chunks })
    }

    /// What the record says about itself.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    pub(super) const fn chunks(&self) -> Chunks<'a> {
        self.chunks
    }
}
