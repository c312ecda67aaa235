//! A 64-bit digest over canonical bytes, the same on every platform.

use std::fmt;

use postcard::ser_flavors::Flavor;
use serde::{Deserialize, Serialize};

/// A 64-bit hash of canonical (postcard) bytes.
///
/// It notices every accident and no attack: whoever must not be fooled plays the record
/// again instead of believing its digests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Digest(pub u64);

impl Digest {
    /// The digest of a value's canonical bytes.
    ///
    /// # Panics
    /// When the value cannot be serialised at all, which is a mistake in its type:
    /// a sequence of unknown length, for instance.
    pub fn of(value: &impl Serialize) -> Self {
        let mut hasher = Hasher::default();
        hasher.serialise(value);
        hasher.digest()
    }

    /// The digest of bytes as they are.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        let mut hasher = Hasher::default();
        hasher.write(bytes);
        hasher.digest()
    }

    /// This digest followed by more bytes: the link of a chain.
    #[must_use]
    pub fn chain(self, bytes: &[u8]) -> Self {
        let mut hasher = Hasher::following(self);
        hasher.write(bytes);
        hasher.digest()
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// FNV-1a over the bytes, finished with a mix so that every input bit reaches every output bit.
pub(crate) struct Hasher(u64);

impl Default for Hasher {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher {
    /// A hasher that goes on from a digest, as [`Digest::chain`] does.
    pub(crate) fn following(digest: Digest) -> Self {
        let mut hasher = Self::default();
        hasher.write(&digest.0.to_le_bytes());
        hasher
    }

    /// The canonical bytes of a value, without a buffer for them.
    pub(crate) fn serialise(&mut self, value: &impl Serialize) {
        let hasher = Self(self.0);
        *self = postcard::serialize_with_flavor(value, Unfinished(hasher))
            .expect("a value serialises to canonical bytes");
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    pub(crate) const fn digest(&self) -> Digest {
        Digest(crate::generator::mix(self.0))
    }
}

/// A hasher as postcard's output, given back open so that more can follow.
struct Unfinished(Hasher);

impl Flavor for Unfinished {
    type Output = Hasher;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0.write(&[byte]);
        Ok(())
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        self.0.write(bytes);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<Hasher> {
        Ok(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_frozen() {
        let vectors = [
            (Digest::of_bytes(b""), FROZEN[0]),
            (Digest::of_bytes(b"roguery"), FROZEN[1]),
            (Digest::of(&(7_u32, "seven", [1_i64, -1])), FROZEN[2]),
            (Digest::of_bytes(b"roguery").chain(b"forward"), FROZEN[3]),
        ];
        for (index, (digest, frozen)) in vectors.into_iter().enumerate() {
            assert_eq!(digest.to_string(), frozen, "vector {index}");
        }
    }

    const FROZEN: [&str; 4] =
        ["f52a15e9a9b5e89b", "e4d4183a723231d5", "356a215bfda7eaf2", "d77b34bc39830c9f"];

    #[test]
    fn a_value_and_its_bytes_have_the_same_digest() {
        let value = (300_u16, true, Some("x"));
        let bytes = postcard::to_allocvec(&value).unwrap();
        assert_eq!(Digest::of(&value), Digest::of_bytes(&bytes));
    }
}
