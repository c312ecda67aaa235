//! A share of a whole, as two counts.

use serde::{Deserialize, Serialize};

use super::{Interval, Z95, real};

/// How many of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proportion {
    /// How many.
    pub part: u64,
    /// Of how many; at least `part`.
    pub whole: u64,
}

impl Proportion {
    /// So many of so many.
    pub const fn new(part: u64, whole: u64) -> Self {
        Self { part, whole }
    }

    /// Takes in one that is among them.
    pub const fn add_hit(&mut self) {
        self.part += 1;
        self.whole += 1;
    }

    /// Takes in one that is not.
    pub const fn add_miss(&mut self) {
        self.whole += 1;
    }

    /// Takes in all that another has taken in.
    pub const fn merge(&mut self, other: &Self) {
        self.part += other.part;
        self.whole += other.whole;
    }

    /// The share as a fraction from 0 to 1, or nothing when there is no whole.
    pub fn rate(self) -> Option<f64> {
        (self.whole > 0).then(|| real(self.part) / real(self.whole))
    }

    /// Wilson's score interval. Unlike the textbook's it stays inside 0 to 1 and is honest
    /// near both ends, where most clear rates lie.
    pub fn interval(self) -> Option<Interval> {
        Some(wilson(self.rate()?, real(self.whole)))
    }
}

/// Wilson's interval of a rate among so many, which need not be a whole number.
pub(super) fn wilson(rate: f64, whole: f64) -> Interval {
    let square = Z95 * Z95;
    let shrink = 1.0 + square / whole;
    let middle = (rate + square / (2.0 * whole)) / shrink;
    let half = Z95 / shrink * (rate * (1.0 - rate) / whole + square / (4.0 * whole * whole)).sqrt();
    let low = if rate <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if rate >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    Interval { low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(part: u64, whole: u64, low: f64, high: f64) {
        let interval = Proportion::new(part, whole).interval().unwrap();
        let near = |a: f64, b: f64| (a - b).abs() < 5e-5;
        assert!(near(interval.low, low) && near(interval.high, high), "{interval:?}");
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe 1998, table I, method 3.
        check(81, 263, 0.2553, 0.3662);
        check(15, 148, 0.0624, 0.1605);
        check(0, 20, 0.0, 0.1611);
        check(1, 29, 0.0061, 0.1718);
        check(29, 29, 0.8830, 1.0);
    }

    #[test]
    fn nothing_of_nothing_has_no_rate() {
        assert_eq!(Proportion::default().rate(), None);
        assert_eq!(Proportion::default().interval(), None);
    }
}
