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

/// The chunks of a whole record, each as its kind and payload, to be forged anew.
///
/// # Panics
/// When the bytes are no whole record.
pub fn chunks(record: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let mut rest = record.strip_prefix(&BEGINNING).expect("a record of format 1");
    let mut chunks = Vec::new();
    while let [kind, after @ ..] = rest {
        let digits = after.iter().take_while(|&&byte| byte >= 0x80).count() + 1;
        let (number, after) = after.split_at(digits);
        let length = number.iter().rev().fold(0, |length, byte| length << 7 | usize::from(byte & 0x7f));
        chunks.push((*kind, after[..length].to_vec()));
        rest = &after[length + size_of::<u32>()..];
    }
    chunks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_apart_is_put_together_again() {
        let pieces = [(b'H', vec![1, 2]), (b'C', vec![7; 200]), (b'E', Vec::new())];
        let forge = |pieces: &[(u8, Vec<u8>)]| {
            pieces
                .iter()
                .fold(Forgery::empty(), |all, (kind, payload)| all.chunk(*kind, payload))
                .into_bytes()
        };
        let record = forge(&pieces);
        assert_eq!(chunks(&record), pieces);
        assert_eq!(forge(&chunks(&record)), record);
    }
}
