//! Records that nobody wrote, with checksums that fit.
//!
//! Damage and most fuzzing stop at the first checksum. What lies behind it, payloads that
//! make no sense in chunks that are whole, is reached by forging. The layout is written out
//! here a second time on purpose: a change of the engine's own must not go unnoticed.

use engine::Digest;
use engine::record::Header;

/// What every record of format 1 begins with.
pub const BEGINNING: [u8; 5] = *b"\x8eRgy\x01";

/// Builds a record chunk by chunk.
#[derive(Clone, Debug)]
pub struct Forgery {
    bytes: Vec<u8>,
    checksum: u32,
}

impl Forgery {
    /// A record without any chunk.
    pub fn empty() -> Self {
        Self { bytes: BEGINNING.to_vec(), checksum: 1 }
    }

    /// A record with this header.
    ///
    /// # Panics
    /// Never: a header always serialises.
    #[must_use]
    pub fn new(header: &Header) -> Self {
        Self::empty().chunk(b'H', &postcard::to_allocvec(header).expect("a header serialises"))
    }

    /// The record with one more chunk.
    #[must_use]
    pub fn chunk(mut self, kind: u8, payload: &[u8]) -> Self {
        let start = self.bytes.len();
        self.bytes.push(kind);
        let mut length = payload.len();
        while length >= 0x80 {
            self.bytes.push(length.to_le_bytes()[0] | 0x80);
            length >>= 7;
        }
        self.bytes.push(length.to_le_bytes()[0]);
        self.bytes.extend(payload);
        let [a, b, c, d, ..] = Digest(u64::from(self.checksum)).chain(&self.bytes[start..]).0.to_le_bytes();
        self.bytes.extend([a, b, c, d]);
        self.checksum = u32::from_le_bytes([a, b, c, d]);
        self
    }

    /// The record with a chunk for each piece of arbitrary bytes: a kind, a length of at
    /// most 63, a payload. This is how a fuzzer speaks.
    #[must_use]
    pub fn chunks_from(mut self, mut arbitrary: &[u8]) -> Self {
        const KINDS: &[u8; 4] = b"CTEH";
        while let [first, rest @ ..] = arbitrary {
            let (payload, after) = rest.split_at(rest.len().min(usize::from(first >> 2)));
            self = self.chunk(KINDS[usize::from(first & 3)], payload);
            arbitrary = after;
        }
        self
    }

    /// The bytes of the record.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}
