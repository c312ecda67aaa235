//! Reading numbers off the front of hostile bytes.

/// Bytes that are read from the front.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    position: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(bytes: &'a [u8], position: usize) -> Self {
        Self { bytes, position }
    }

    pub(super) const fn position(self) -> usize {
        self.position
    }

    pub(super) const fn is_empty(self) -> bool {
        self.position >= self.bytes.len()
    }

    /// The next so many bytes, or nothing when there are fewer.
    pub(super) fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let end = self.position.checked_add(count)?;
        let taken = self.bytes.get(self.position..end)?;
        self.position = end;
        Some(taken)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    /// A number of seven bits a byte, lowest first.
    pub(super) fn varint(&mut self) -> Result<u32, VarintError> {
        let mut number = 0;
        for shift in (0..u32::BITS).step_by(7) {
            let byte = self.byte().ok_or(VarintError::Missing)?;
            let bits = u32::from(byte & 0x7f);
            if bits << shift >> shift != bits {
                return Err(VarintError::Malformed);
            }
            number |= bits << shift;
            if byte & 0x80 == 0 {
                // Only the shortest way to write a number is a number: one meaning, one text.
                let shortest = bits != 0 || shift == 0;
                return if shortest { Ok(number) } else { Err(VarintError::Malformed) };
            }
        }
        Err(VarintError::Malformed)
    }
}

/// Why there is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VarintError {
    /// The bytes end within it.
    Missing,
    /// It is larger than 32 bits, or written at needless length.
    Malformed,
}

/// Writes a number as [`Cursor::varint`] reads it.
pub(super) fn push_varint(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    bytes.push(number.to_le_bytes()[0]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn varints_round_trip_and_end_where_they_should() {
        for number in [0, 1, 127, 128, 300, 16_383, 16_384, u32::MAX - 1, u32::MAX] {
            let mut bytes = Vec::new();
            push_varint(&mut bytes, number);
            let mut cursor = Cursor::new(&bytes, 0);
            assert_eq!((cursor.varint(), cursor.is_empty()), (Ok(number), true));
            let cut = &bytes[..bytes.len() - 1];
            assert_eq!(Cursor::new(cut, 0).varint(), Err(VarintError::Missing));
        }
    }

    #[test]
    fn varints_that_are_too_large_or_too_long_are_refused() {
        for bytes in [&[0x80, 0x00][..], &[0xff, 0xff, 0xff, 0xff, 0x1f], &[0x80, 0x80, 0x80, 0x80, 0x80, 1]]
        {
            assert_eq!(Cursor::new(bytes, 0).varint(), Err(VarintError::Malformed), "{bytes:?}");
        }
    }

    #[test]
    fn taking_more_than_there_is_takes_nothing() {
        let mut cursor = Cursor::new(&[1, 2], 0);
        assert_eq!(cursor.take(usize::MAX), None);
        assert_eq!(cursor.take(3), None);
        assert_eq!(cursor.take(2), Some(&[1, 2][..]));
    }
}
