//! Bytes as hexadecimal digits, which every language can read without a library.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

pub(super) fn digits(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes that digits stand for, in capitals or not; nothing when they stand for none.
pub(super) fn bytes(digits: &str) -> Option<Vec<u8>> {
    let (pairs, odd) = digits.as_bytes().as_chunks::<2>();
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let byte = |&[high, low]: &[u8; 2]| Some((digit(high)? << 4) | digit(low)?);
    if odd.is_empty() { pairs.iter().map(byte).collect() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_round_trips() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(bytes(&digits(&all)), Some(all.clone()));
        assert_eq!(bytes(&digits(&all).to_uppercase()), Some(all));
    }

    #[test]
    fn what_is_no_byte_is_refused() {
        for text in ["a", "abc", "0g", "+1", "é"] {
            assert_eq!(bytes(text), None, "{text}");
        }
    }
}
