//! How often each number came: a whole distribution, exactly.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Interval, Z95, real};

/// How often each number came.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(i64, u64)>", into = "Vec<(i64, u64)>")]
pub struct Counter {
    counts: BTreeMap<i64, u64>,
}

impl Counter {
    /// Takes in one number.
    pub fn add(&mut self, number: i64) {
        *self.counts.entry(number).or_default() += 1;
    }

    /// Takes in all that another has taken in.
    pub fn merge(&mut self, other: &Self) {
        for (&number, count) in &other.counts {
            *self.counts.entry(number).or_default() += count;
        }
    }

    /// Each number that came and how often, lowest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, u64)> + '_ {
        self.counts.iter().map(|(&number, &count)| (number, count))
    }

    /// How many numbers were taken in.
    pub fn total(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The mean, or nothing when there are no numbers.
    pub fn mean(&self) -> Option<f64> {
        let total = self.total();
        (total > 0).then(|| shown(self.power_sum(1)) / real(total))
    }

    /// The standard deviation; nothing when there are fewer than two numbers.
    pub fn deviation(&self) -> Option<f64> {
        let total = self.total();
        (total > 1).then(|| {
            let spread = i128::from(total) * self.power_sum(2) - self.power_sum(1).pow(2);
            (shown(spread) / real(total) / real(total - 1)).sqrt()
        })
    }

    /// The normal interval of the mean; nothing when there are fewer than two numbers.
    pub fn interval(&self) -> Option<Interval> {
        let half = Z95 * self.deviation()? / real(self.total()).sqrt();
        Some(Interval::centred(self.mean()?, half))
    }

    /// The smallest number that at least so many percent of all numbers do not exceed;
    /// 0 gives the lowest and 100 the highest. Nothing when there are no numbers.
    pub fn percentile(&self, percent: u8) -> Option<i64> {
        let needed = (u128::from(self.total()) * u128::from(percent)).div_ceil(100).max(1);
        let mut seen = 0;
        self.iter().find_map(|(number, count)| {
            seen += u128::from(count);
            (seen >= needed).then_some(number)
        })
    }

    fn power_sum(&self, power: u32) -> i128 {
        self.iter().map(|(number, count)| i128::from(number).pow(power) * i128::from(count)).sum()
    }
}

#[expect(clippy::cast_precision_loss, reason = "only the last digits of a shown figure")]
const fn shown(sum: i128) -> f64 {
    sum as f64
}

impl From<Vec<(i64, u64)>> for Counter {
    fn from(pairs: Vec<(i64, u64)>) -> Self {
        let mut counter = Self::default();
        for (number, count) in pairs {
            *counter.counts.entry(number).or_default() += count;
        }
        counter
    }
}

impl From<Counter> for Vec<(i64, u64)> {
    fn from(counter: Counter) -> Self {
        counter.counts.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[i64]) -> Counter {
        let mut counter = Counter::default();
        for &number in numbers {
            counter.add(number);
        }
        counter
    }

    #[test]
    fn percentiles_are_numbers_that_came() {
        let counter = of(&[15, 20, 35, 40, 50]);
        let percentiles = [0, 5, 30, 40, 50, 100].map(|percent| counter.percentile(percent).unwrap());
        assert_eq!(percentiles, [15, 15, 20, 20, 35, 50]);
        assert_eq!(of(&[]).percentile(50), None);
    }

    #[test]
    fn mean_and_deviation_hold_below_zero_too() {
        let counter = of(&[-3, -1, 1, 3]);
        assert_eq!(counter.mean(), Some(0.0));
        assert!((counter.deviation().unwrap() - (20.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!((of(&[]).mean(), of(&[7]).deviation()), (None, None));
        let half = 1.959_963_984_540_054 * (20.0_f64 / 3.0 / 4.0).sqrt();
        assert!((counter.interval().unwrap().half() - half).abs() < 1e-12);
        assert_eq!(of(&[7]).interval(), None);
    }

    #[test]
    fn merging_is_adding_in_any_order() {
        let (left, right) = (of(&[1, 1, 5]), of(&[5, -2]));
        let (mut one, mut other) = (left.clone(), right.clone());
        one.merge(&right);
        other.merge(&left);
        assert_eq!(one, other);
        assert_eq!(one, of(&[1, 1, 5, 5, -2]));
    }

    #[test]
    fn json_round_trips() {
        let counter = of(&[-7, 3, 3]);
        let text = serde_json::to_string(&counter).unwrap();
        assert_eq!(text, "[[-7,1],[3,2]]");
        assert_eq!(serde_json::from_str::<Counter>(&text).unwrap(), counter);
    }
}
