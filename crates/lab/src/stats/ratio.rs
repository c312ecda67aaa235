//! A mean over things that come in bunches.

use serde::{Deserialize, Serialize};

use super::{Interval, Z95, real, signed};

/// The mean of numbers of which each bunch brings some.
///
/// Numbers of one bunch, as the decisions of one run, have much in common and are no independent witnesses, so
/// sums are kept bunch by bunch: the interval is that of a ratio over clusters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ratio {
    bunches: u64,
    count: i64,
    sum: i64,
    count_squared: i128,
    sum_squared: i128,
    sum_by_count: i128,
}

impl Ratio {
    /// Takes in a bunch of so many numbers with this sum.
    pub fn add(&mut self, count: i64, sum: i64) {
        let (wide_count, wide_sum) = (i128::from(count), i128::from(sum));
        self.bunches += 1;
        self.count += count;
        self.sum += sum;
        self.count_squared += wide_count * wide_count;
        self.sum_squared += wide_sum * wide_sum;
        self.sum_by_count += wide_sum * wide_count;
    }

    /// Takes in all that another has taken in.
    pub const fn merge(&mut self, other: &Self) {
        self.bunches += other.bunches;
        self.count += other.count;
        self.sum += other.sum;
        self.count_squared += other.count_squared;
        self.sum_squared += other.sum_squared;
        self.sum_by_count += other.sum_by_count;
    }

    /// How many numbers there were.
    pub const fn count(&self) -> i64 {
        self.count
    }

    /// The sum of all numbers.
    pub const fn sum(&self) -> i64 {
        self.sum
    }

    /// The mean, or nothing when there are no numbers.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| signed(self.sum) / signed(self.count))
    }

    /// The normal interval of the mean; nothing when there are fewer than two bunches.
    pub fn interval(&self) -> Option<Interval> {
        let mean = self.mean()?;
        if self.bunches < 2 {
            return None;
        }
        let bunches = real(self.bunches);
        let variance = self.deviation() / signed(self.count).powi(4) * bunches / (bunches - 1.0);
        Some(Interval::centred(mean, Z95 * variance.max(0.0).sqrt()))
    }

    /// The squared distances of all bunches from the mean, times the square of the count; the differences are
    /// taken in integers, where they lose nothing.
    fn deviation(&self) -> f64 {
        let (count, sum) = (i128::from(self.count), i128::from(self.sum));
        let squares = count * count * self.sum_squared - 2 * count * sum * self.sum_by_count
            + sum * sum * self.count_squared;
        #[expect(clippy::cast_precision_loss, reason = "only the last digits of a shown figure")]
        let spread = squares as f64;
        spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Moments;

    #[test]
    fn bunches_of_one_have_the_interval_of_a_plain_mean() {
        let (mut ratio, mut moments) = (Ratio::default(), Moments::default());
        for number in [2_u32, 4, 4, 4, 5, 5, 7, 9] {
            ratio.add(1, number.into());
            moments.add(number);
        }
        let (found, wanted) = (ratio.interval().unwrap(), moments.interval().unwrap());
        assert_eq!(ratio.mean(), moments.mean());
        assert!((found.half() - wanted.half()).abs() < 1e-12);
    }

    #[test]
    fn numbers_that_agree_in_a_bunch_count_once() {
        let (mut single, mut bunched) = (Ratio::default(), Ratio::default());
        for number in [1, 0, 0, 1, 1] {
            single.add(1, number);
            bunched.add(10, 10 * number);
        }
        assert_eq!(single.interval(), bunched.interval());
        assert_eq!((Ratio::default().mean(), Ratio::default().interval()), (None, None));
    }

    #[test]
    fn merging_is_adding() {
        let (mut left, mut right, mut whole) = (Ratio::default(), Ratio::default(), Ratio::default());
        left.add(3, -1);
        right.add(5, 4);
        whole.add(5, 4);
        whole.add(3, -1);
        left.merge(&right);
        assert_eq!(left, whole);
    }
}
