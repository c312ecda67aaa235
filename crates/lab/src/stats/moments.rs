//! Mean and spread from exact sums.

use serde::{Deserialize, Serialize};

use super::{Interval, Z95, real};

/// How many numbers there were, their sum, and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    count: u64,
    sum: u64,
    squares: u64,
}

impl Moments {
    /// Takes in one number.
    pub const fn add(&mut self, number: u32) {
        let number = number as u64;
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Takes in all that another has taken in.
    pub const fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Whether nothing was taken in.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The sum of all numbers.
    pub const fn sum(&self) -> u64 {
        self.sum
    }

    /// The mean, or nothing when there are no numbers.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| real(self.sum) / real(self.count))
    }

    /// The standard deviation of the numbers; nothing when there are fewer than two.
    pub fn deviation(&self) -> Option<f64> {
        (self.count > 1).then(|| {
            // The difference is taken in integers, where it loses nothing.
            let spread = u128::from(self.count) * u128::from(self.squares) - u128::from(self.sum).pow(2);
            #[expect(clippy::cast_precision_loss, reason = "only the last digits of a shown figure")]
            let spread = spread as f64;
            (spread / real(self.count) / real(self.count - 1)).sqrt()
        })
    }

    /// The normal interval of the mean; nothing when there are fewer than two numbers.
    pub fn interval(&self) -> Option<Interval> {
        let half = Z95 * self.deviation()? / real(self.count).sqrt();
        Some(Interval::centred(self.mean()?, half))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[u32]) -> Moments {
        let mut moments = Moments::default();
        for &number in numbers {
            moments.add(number);
        }
        moments
    }

    #[test]
    fn mean_and_deviation_are_those_of_the_textbook() {
        let moments = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(moments.mean(), Some(5.0));
        assert!((moments.deviation().unwrap() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        let half = moments.interval().unwrap().half();
        assert!((half - 1.959_963_984_540_054 * (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn too_few_numbers_have_no_spread() {
        assert_eq!(of(&[]).mean(), None);
        assert_eq!((of(&[3]).mean(), of(&[3]).deviation(), of(&[3]).interval()), (Some(3.0), None, None));
        assert_eq!(of(&[3, 3, 3]).deviation(), Some(0.0));
    }

    #[test]
    fn merging_is_adding() {
        let mut merged = of(&[1, 2]);
        merged.merge(&of(&[3, 4, 5]));
        assert_eq!(merged, of(&[5, 4, 3, 2, 1]));
    }
}
