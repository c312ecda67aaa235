//! Two settings played on the same seeds.

use serde::{Deserialize, Serialize};

use super::{Interval, Z95, real};
use crate::player::Goal;

/// How often each pair of results came when both settings played the same seed.
///
/// Luck that both settings share cancels out, so the difference is known better than from
/// two simulations apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    both: u64,
    first: u64,
    second: u64,
    neither: u64,
}

impl Pairing {
    /// Takes in one seed.
    pub const fn add(&mut self, first: Goal, second: Goal) {
        let count = match (first, second) {
            (Goal::Reached, Goal::Reached) => &mut self.both,
            (Goal::Reached, Goal::Missed) => &mut self.first,
            (Goal::Missed, Goal::Reached) => &mut self.second,
            (Goal::Missed, Goal::Missed) => &mut self.neither,
        };
        *count += 1;
    }

    /// Takes in all that another has taken in.
    pub const fn merge(&mut self, other: &Self) {
        self.both += other.both;
        self.first += other.first;
        self.second += other.second;
        self.neither += other.neither;
    }

    /// How many seeds were played.
    pub const fn total(&self) -> u64 {
        self.both + self.first + self.second + self.neither
    }

    /// The second setting's win rate less the first's, as a fraction from -1 to 1; nothing
    /// when no seed was played.
    pub fn difference(&self) -> Option<f64> {
        (self.total() > 0).then(|| (real(self.second) - real(self.first)) / real(self.total()))
    }

    /// The normal interval of the difference of paired shares.
    pub fn interval(&self) -> Option<Interval> {
        let difference = self.difference()?;
        let total = real(self.total());
        let disagreed = real(self.first + self.second) / total;
        let half = Z95 * ((disagreed - difference * difference).max(0.0) / total).sqrt();
        Some(Interval { low: (difference - half).max(-1.0), high: (difference + half).min(1.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_difference_and_its_interval_are_those_of_paired_shares() {
        let pairing = Pairing { both: 20, first: 15, second: 5, neither: 60 };
        assert!((pairing.difference().unwrap() + 0.10).abs() < 1e-12);
        let half = 1.959_963_984_540_054 * (0.20_f64 - 0.01).sqrt() / 10.0;
        assert!((pairing.interval().unwrap().half() - half).abs() < 1e-12);
        assert_eq!(Pairing::default().difference(), None);
    }

    #[test]
    fn equal_results_leave_no_doubt() {
        let mut pairing = Pairing::default();
        (0..9).for_each(|_| pairing.add(Goal::Reached, Goal::Reached));
        assert_eq!(pairing.interval(), Some(Interval { low: 0.0, high: 0.0 }));
    }
}
