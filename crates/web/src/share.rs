//! A record as letters of a link.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The most letters that a link may have; beyond that, a file is the better way.
pub const LONGEST: usize = 32_000;

/// A record in letters that any link can hold.
pub fn to_letters(record: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(record)
}

/// The record in some letters.
///
/// # Errors
/// When they are none, in words.
pub fn from_letters(letters: &str) -> Result<Vec<u8>, String> {
    URL_SAFE_NO_PAD.decode(letters.trim()).map_err(|error| {
        format!("The record in the link is damaged, or a part of the link is missing: {error}.")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_out_of_a_link_as_it_went_in() {
        let record: Vec<u8> = (0..=255).collect();
        assert_eq!(from_letters(&to_letters(&record)), Ok(record));
    }

    #[test]
    fn a_damaged_link_is_told() {
        assert!(from_letters("a*b").is_err());
        assert!(from_letters("abcde").is_err());
    }
}
