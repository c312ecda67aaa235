//! Probabilities as whole numbers: 2⁶⁰ parts make a certainty.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A probability. Sums and products lose at most a part in 2⁶⁰ each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Chance(u64);

const CERTAINTY: u64 = 1 << 60;

impl Chance {
    /// It will not happen.
    pub const NEVER: Self = Self(0);
    /// It will happen.
    pub const SURE: Self = Self(CERTAINTY);

    /// So many of so many equally likely ways; never, when there is no way at all.
    pub fn of(ways: u64, all: u64) -> Self {
        match (u128::from(ways) * u128::from(CERTAINTY)).checked_div(u128::from(all)) {
            Some(parts) => Self(narrow(parts)),
            None => Self::NEVER,
        }
    }

    /// Both of two independent things.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(narrow((u128::from(self.0) * u128::from(other.0)) >> 60))
    }

    /// Either of two things that exclude each other.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// That it does not happen.
    #[must_use]
    pub const fn not(self) -> Self {
        Self(CERTAINTY.saturating_sub(self.0))
    }

    /// In tenths of a percent, rounded: 873 for 87.3 %.
    pub fn tenths_of_percent(self) -> u32 {
        u32::try_from(self.scaled(1_000)).expect("at most a thousand")
    }

    /// In millionths, rounded.
    pub fn millionths(self) -> u64 {
        self.scaled(1_000_000)
    }

    pub(crate) fn scaled(self, units: u64) -> u64 {
        narrow((u128::from(self.0) * u128::from(units) + u128::from(CERTAINTY / 2)) >> 60).min(units)
    }
}

/// `87.3 %`; what is nearly but not quite certain or impossible is not called so.
impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Rounding in long sums leaves a certainty a few parts short.
        const SLACK: u64 = CERTAINTY >> 20;
        let text = match self.tenths_of_percent() {
            0 if self.0 > SLACK => "<0.1 %".to_owned(),
            1_000 if self.0 < CERTAINTY - SLACK => ">99.9 %".to_owned(),
            tenths => format!("{}.{} %", tenths / 10, tenths % 10),
        };
        f.pad(&text)
    }
}

/// A mean of whole numbers, kept to a thousandth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mean(u64);

impl Mean {
    /// The mean of values with their chances.
    pub fn of(values: impl IntoIterator<Item = (u8, Chance)>) -> Self {
        let parts: u128 =
            values.into_iter().map(|(value, chance)| u128::from(value) * u128::from(chance.0)).sum();
        Self(narrow((parts * 1_000 + u128::from(CERTAINTY / 2)) >> 60))
    }

    /// In thousandths.
    pub const fn thousandths(self) -> u64 {
        self.0
    }
}

/// `14.2`.
impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 + 50) / 100;
        f.pad(&format!("{}.{}", tenths / 10, tenths % 10))
    }
}

fn narrow(wide: u128) -> u64 {
    u64::try_from(wide).expect("a chance is at most a certainty")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up() {
        let third = Chance::of(1, 3);
        assert_eq!(third.or(third).or(third).tenths_of_percent(), 1_000);
        assert_eq!(third.and(third).millionths(), 111_111);
        assert_eq!(third.not().millionths(), 666_667);
        assert_eq!(Chance::of(0, 0), Chance::NEVER);
    }

    #[test]
    fn chances_are_written_without_false_certainty() {
        assert_eq!(Chance::of(873, 1_000).to_string(), "87.3 %");
        assert_eq!(Chance::SURE.to_string(), "100.0 %");
        assert_eq!(Chance::of(99_999, 100_000).to_string(), ">99.9 %");
        assert_eq!(Chance::of(1, 100_000).to_string(), "<0.1 %");
        assert_eq!(Chance::NEVER.to_string(), "0.0 %");
        let slack = CERTAINTY >> 20;
        assert_eq!(Chance(CERTAINTY - slack).to_string(), "100.0 %", "what long sums leave short");
        assert_eq!(Chance(slack).to_string(), "0.0 %");
    }

    #[test]
    fn means_are_rounded() {
        let half = Chance::of(1, 2);
        assert_eq!(Mean::of([(3, half), (4, half)]).to_string(), "3.5");
        assert_eq!(Mean::of([(20, Chance::SURE)]).thousandths(), 20_000);
        assert_eq!(Mean::of([(1, Chance::of(2, 3))]).thousandths(), 667);
    }
}
