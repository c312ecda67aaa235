//! How numbers are written.

use std::fmt;

use crate::{Hundredths, PerMille};

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0.unsigned_abs() + 5) / 10;
        let sign = if self.0 < 0 && tenths > 0 { "-" } else { "" };
        let text = match (tenths / 10, tenths % 10) {
            (whole, 0) => format!("{sign}{whole}"),
            (whole, tenth) => format!("{sign}{whole}.{tenth}"),
        };
        f.pad(&text)
    }
}

/// The text with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A chance per mille as hundredths: 5%, 12.5%.
pub(super) fn percent(chance: PerMille<i32>) -> String {
    format!("{}%", Hundredths(chance.0 * 10))
}

/// Something with its number: 1 turn, 3 turns.
pub(super) fn counted(count: impl Into<u32>, noun: &str) -> String {
    match count.into() {
        1 => format!("1 {noun}"),
        count => format!("{count} {noun}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_have_one_decimal_at_most() {
        let written = [600, 620, 625, 604, 996, -40, -4].map(|number| Hundredths(number).to_string());
        assert_eq!(written, ["6", "6.2", "6.3", "6", "10", "-0.4", "0"]);
        assert_eq!((percent(PerMille(50)), percent(PerMille(125))), ("5%".to_owned(), "12.5%".to_owned()));
    }

    #[test]
    fn one_is_one_and_others_are_more() {
        assert_eq!(
            (counted(1_u8, "turn"), counted(3_u8, "turn")),
            ("1 turn".to_owned(), "3 turns".to_owned())
        );
    }
}
