//! How numbers are written.

use std::fmt;

/// A number that is counted in hundredths, written without needless digits: 6, 6.2, 6.25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hundredths(pub i32);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let text = match (rest / 10, rest % 10) {
            (0, 0) => format!("{sign}{whole}"),
            (tenths, 0) => format!("{sign}{whole}.{tenths}"),
            _ => format!("{sign}{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}

/// A chance per mille as hundredths: 5%, 12.5%.
pub(super) fn percent(per_mille: i32) -> String {
    format!("{}%", Hundredths(per_mille * 10))
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
    fn hundredths_have_no_needless_digits() {
        let written = [600, 620, 625, 605, -40].map(|number| Hundredths(number).to_string());
        assert_eq!(written, ["6", "6.2", "6.25", "6.05", "-0.4"]);
        assert_eq!((percent(50), percent(125)), ("5%".to_owned(), "12.5%".to_owned()));
    }

    #[test]
    fn one_is_one_and_others_are_more() {
        assert_eq!(
            (counted(1_u8, "turn"), counted(3_u8, "turn")),
            ("1 turn".to_owned(), "3 turns".to_owned())
        );
    }
}
