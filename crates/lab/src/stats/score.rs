//! A share of matches, where several matches belong together.

use serde::{Deserialize, Serialize};

use super::proportion::wilson;
use super::{Interval, real};

/// How many of how many matches went one way, a draw as half of one.
///
/// Matches of one seed have teams and luck in common and are no independent witnesses, so the
/// sums are kept seed by seed: the interval is that of a ratio over clusters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    seeds: u64,
    matches: u64,
    /// Twice the points.
    halves: u64,
    matches_squared: u64,
    halves_squared: u64,
    halves_by_matches: u64,
}

impl Score {
    /// Takes in so many seeds, each with these half points out of these matches.
    pub const fn add(&mut self, seeds: u64, halves: u64, matches: u64) {
        self.seeds += seeds;
        self.matches += seeds * matches;
        self.halves += seeds * halves;
        self.matches_squared += seeds * matches * matches;
        self.halves_squared += seeds * halves * halves;
        self.halves_by_matches += seeds * halves * matches;
    }

    /// Takes in all that another has taken in.
    pub const fn merge(&mut self, other: &Self) {
        self.seeds += other.seeds;
        self.matches += other.matches;
        self.halves += other.halves;
        self.matches_squared += other.matches_squared;
        self.halves_squared += other.halves_squared;
        self.halves_by_matches += other.halves_by_matches;
    }

    /// How many seeds had such matches.
    pub const fn seeds(&self) -> u64 {
        self.seeds
    }

    /// How many matches there were.
    pub const fn matches(&self) -> u64 {
        self.matches
    }

    /// The points, in halves.
    pub const fn halves(&self) -> u64 {
        self.halves
    }

    /// Points in a match, from 0 to 1; nothing when there was none.
    pub fn rate(&self) -> Option<f64> {
        (self.matches > 0).then(|| real(self.halves) / (2.0 * real(self.matches)))
    }

    /// Wilson's interval, for as many independent matches as would be spread like these.
    pub fn interval(&self) -> Option<Interval> {
        let rate = self.rate()?;
        if self.halves == 0 || self.halves == 2 * self.matches {
            // Seeds that all agree tell nothing about how much their matches have in common.
            return Some(wilson(rate, real(self.seeds)));
        }
        let variance = self.deviation() / (4.0 * real(self.matches).powi(4));
        if variance <= 0.0 {
            return Some(Interval::centred(rate, 0.0));
        }
        Some(wilson(rate, rate * (1.0 - rate) / variance))
    }

    /// The squared distances of all seeds from the rate, times the square of all matches; the
    /// differences are taken in integers, where they lose nothing.
    fn deviation(&self) -> f64 {
        let [matches, halves] = [self.matches, self.halves].map(i128::from);
        let squares = matches * matches * i128::from(self.halves_squared)
            - 2 * matches * halves * i128::from(self.halves_by_matches)
            + halves * halves * i128::from(self.matches_squared);
        #[expect(clippy::cast_precision_loss, reason = "only the last digits of a shown figure")]
        let spread = squares as f64;
        spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Proportion;

    #[track_caller]
    fn near(found: Interval, wanted: Interval) {
        let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(near(found.low, wanted.low) && near(found.high, wanted.high), "{found:?} not {wanted:?}");
    }

    #[test]
    fn single_matches_have_the_interval_of_a_plain_share() {
        let mut score = Score::default();
        score.add(81, 2, 1);
        score.add(182, 0, 1);
        near(score.interval().unwrap(), Proportion::new(81, 263).interval().unwrap());
    }

    #[test]
    fn matches_that_always_agree_count_once_and_such_that_never_do_leave_no_doubt() {
        let mut agreed = Score::default();
        agreed.add(30, 4, 2);
        agreed.add(70, 0, 2);
        near(agreed.interval().unwrap(), Proportion::new(30, 100).interval().unwrap());
        let mut split = Score::default();
        split.add(100, 2, 2);
        near(split.interval().unwrap(), Interval { low: 0.5, high: 0.5 });
    }

    #[test]
    fn a_clean_sweep_is_as_doubtful_as_its_seeds_are_few() {
        let mut swept = Score::default();
        swept.add(29, 4, 2);
        near(swept.interval().unwrap(), Proportion::new(29, 29).interval().unwrap());
        assert_eq!((Score::default().rate(), Score::default().interval()), (None, None));
    }

    #[test]
    fn merging_is_adding() {
        let (mut left, mut right, mut whole) = (Score::default(), Score::default(), Score::default());
        left.add(3, 1, 2);
        right.add(5, 4, 4);
        whole.add(5, 4, 4);
        whole.add(3, 1, 2);
        left.merge(&right);
        assert_eq!(left, whole);
    }
}
