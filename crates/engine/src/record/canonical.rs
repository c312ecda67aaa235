//! Whether bytes are the one way to write a value.

use postcard::ser_flavors::Flavor;
use serde::Serialize;

/// Whether these are the value's canonical bytes, all of them and nothing else. Nothing is
/// allocated for it, since every command of a record is asked about.
pub(super) fn is_canonical(value: &impl Serialize, bytes: &[u8]) -> bool {
    postcard::serialize_with_flavor(value, Expected(bytes)).unwrap_or(false)
}

/// The bytes that must still be written, as postcard's output.
struct Expected<'a>(&'a [u8]);

impl Flavor for Expected<'_> {
    type Output = bool;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.try_extend(&[byte])
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        self.0 = self.0.strip_prefix(bytes).ok_or(postcard::Error::SerializeBufferFull)?;
        Ok(())
    }

    fn finalize(self) -> postcard::Result<bool> {
        Ok(self.0.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_shortest_bytes_are_canonical() {
        assert!(is_canonical(&(300_u32, true), &[0xac, 0x02, 1]));
        for wrong in [&[0xac, 0x02][..], &[0xac, 0x82, 0x00, 1], &[0xac, 0x02, 1, 0], &[0xad, 0x02, 1]] {
            assert!(!is_canonical(&(300_u32, true), wrong), "{wrong:?}");
        }
    }
}
