//! Chunks: the frames around everything in a record.

use super::FORMAT_VERSION;
use super::cursor::{Cursor, VarintError, push_varint};
use super::error::{Damage, Fault, ReadError};
use crate::Digest;

const MAGIC: [u8; 4] = *b"\x8eRgy";

/// What a chunk holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Header,
    Commands,
    TakeBack,
    End,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Header, Self::Commands, Self::TakeBack, Self::End];

    const fn byte(self) -> u8 {
        match self {
            Self::Header => b'H',
            Self::Commands => b'C',
            Self::TakeBack => b'T',
            Self::End => b'E',
        }
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.byte() == byte)
    }
}

/// The checksum that the next chunk follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Checksum(u32);

impl Checksum {
    /// The checksum after a chunk with these bytes.
    #[expect(clippy::cast_possible_truncation, reason = "the low half of a digest is as good as all of it")]
    fn follow(self, bytes: &[u8]) -> Self {
        Self(Digest(u64::from(self.0)).chain(bytes).0 as u32)
    }
}

/// Writes what a record begins with.
pub(super) fn push_magic(bytes: &mut Vec<u8>) -> Checksum {
    bytes.extend(MAGIC);
    push_varint(bytes, FORMAT_VERSION);
    Checksum(FORMAT_VERSION)
}

/// Writes a chunk and returns the checksum for the next one.
pub(super) fn push_chunk(bytes: &mut Vec<u8>, previous: Checksum, kind: Kind, payload: &[u8]) -> Checksum {
    let start = bytes.len();
    bytes.push(kind.byte());
    push_varint(bytes, u32::try_from(payload.len()).expect("a chunk is far smaller than four gigabytes"));
    bytes.extend(payload);
    let checksum = previous.follow(&bytes[start..]);
    bytes.extend(checksum.0.to_le_bytes());
    checksum
}

/// A chunk whose checksum fits.
#[derive(Clone, Copy)]
pub(super) struct Chunk<'a> {
    pub(super) kind: Kind,
    pub(super) payload: &'a [u8],
}

/// The chunks of a record, one after another.
#[derive(Clone, Copy)]
pub(super) struct Chunks<'a> {
    cursor: Cursor<'a>,
    checksum: Checksum,
}

impl<'a> Chunks<'a> {
    /// The chunks after the magic number and the format version.
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, ReadError> {
        let mut cursor = Cursor::new(bytes, 0);
        if cursor.array() != Some(MAGIC) {
            return Err(ReadError::NotARecord);
        }
        let version = cursor.varint().map_err(|_| ReadError::NotARecord)?;
        match version {
            FORMAT_VERSION => Ok(Self { cursor, checksum: Checksum(version) }),
            0 => Err(ReadError::NotARecord),
            found => Err(ReadError::NewerFormat { found }),
        }
    }

    /// Where the next chunk begins.
    pub(super) const fn position(&self) -> usize {
        self.cursor.position()
    }

    /// The checksum that the next chunk follows.
    pub(super) const fn checksum(&self) -> Checksum {
        self.checksum
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.cursor.is_empty()
    }

    /// The next chunk. After an error the position is still where the bad chunk begins.
    pub(super) fn next(&mut self) -> Result<Chunk<'a>, Damage> {
        let start = self.cursor.position();
        let mut cursor = self.cursor;
        let (chunk, checksum) =
            frame(&mut cursor, self.checksum).map_err(|fault| Damage { at: start, fault })?;
        self.cursor = cursor;
        self.checksum = checksum;
        Ok(chunk)
    }
}

fn frame<'a>(cursor: &mut Cursor<'a>, previous: Checksum) -> Result<(Chunk<'a>, Checksum), Fault> {
    let mut whole = *cursor;
    let start = cursor.position();
    let kind = cursor.byte().ok_or(Fault::Truncated)?;
    let length = cursor.varint().map_err(|error| match error {
        VarintError::Missing => Fault::Truncated,
        VarintError::Malformed => Fault::Payload("its length is malformed"),
    })?;
    // On a 32-bit machine no file is longer than a length can say.
    let length = usize::try_from(length).map_err(|_| Fault::Truncated)?;
    let payload = cursor.take(length).ok_or(Fault::Truncated)?;
    let covered = whole.take(cursor.position() - start).ok_or(Fault::Truncated)?;
    let written = Checksum(u32::from_le_bytes(cursor.array().ok_or(Fault::Truncated)?));
    if previous.follow(covered) != written {
        return Err(Fault::Checksum);
    }
    let kind = Kind::from_byte(kind).ok_or(Fault::UnknownKind(kind))?;
    Ok((Chunk { kind, payload }, written))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_chunks() -> (Vec<u8>, usize, usize) {
        let mut bytes = Vec::new();
        let checksum = push_magic(&mut bytes);
        let first = bytes.len();
        let checksum = push_chunk(&mut bytes, checksum, Kind::Header, b"one");
        let second = bytes.len();
        push_chunk(&mut bytes, checksum, Kind::End, b"two");
        (bytes, first, second)
    }

    #[test]
    fn chunks_come_back_as_they_were_written() {
        let (bytes, ..) = two_chunks();
        let mut chunks = Chunks::open(&bytes).unwrap();
        let first = chunks.next().unwrap();
        assert_eq!((first.kind, first.payload), (Kind::Header, &b"one"[..]));
        let second = chunks.next().unwrap();
        assert_eq!((second.kind, second.payload), (Kind::End, &b"two"[..]));
        assert!(chunks.is_empty());
    }

    #[test]
    fn chunks_that_change_places_are_noticed() {
        let (bytes, first, second) = two_chunks();
        let swapped = [&bytes[..first], &bytes[second..], &bytes[first..second]].concat();
        let damage = Chunks::open(&swapped).unwrap().next().err();
        assert_eq!(damage, Some(Damage { at: first, fault: Fault::Checksum }));
    }

    #[test]
    fn a_chunk_that_is_left_out_is_noticed() {
        let (bytes, first, second) = two_chunks();
        let spliced = [&bytes[..first], &bytes[second..]].concat();
        assert!(Chunks::open(&spliced).unwrap().next().is_err());
    }

    #[test]
    fn an_unknown_kind_is_told_from_a_broken_one() {
        let mut bytes = Vec::new();
        let checksum = push_magic(&mut bytes);
        let start = bytes.len();
        bytes.extend([b'?', 0]);
        let after = checksum.follow(&bytes[start..]);
        bytes.extend(after.0.to_le_bytes());
        let damage = Chunks::open(&bytes).unwrap().next().err();
        assert_eq!(damage, Some(Damage { at: start, fault: Fault::UnknownKind(b'?') }));
    }

    #[test]
    fn a_length_past_the_end_is_a_truncation() {
        let mut bytes = Vec::new();
        push_magic(&mut bytes);
        bytes.extend([b'H', 0xff, 0xff, 0xff, 0xff, 0x0f, 1, 2, 3]);
        let damage = Chunks::open(&bytes).unwrap().next().err();
        assert_eq!(damage, Some(Damage { at: 5, fault: Fault::Truncated }));
    }
}
