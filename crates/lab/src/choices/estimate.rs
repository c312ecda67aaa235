//! What an option is worth, with its error.

use super::IDLE;
use crate::stats::{real, signed};

/// A difference must be so many standard errors to be called one: 99 in 100, because the best of several is
/// always picked out of the luckier ones.
const CLEAR: f64 = 2.576;

/// What an option is worth, in thousandths of a point: one exact figure, or a sample for each lot that all
/// options of a question have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    samples: Vec<i64>,
}

impl Worth {
    /// A worth that is known.
    pub fn exact(worth: i64) -> Self {
        Self { samples: vec![worth] }
    }

    /// A worth that was tried with lots.
    ///
    /// # Panics
    /// When nothing was tried.
    pub fn sampled(samples: Vec<i64>) -> Self {
        assert!(!samples.is_empty(), "a worth is found by trying");
        Self { samples }
    }

    /// Lots that were tried.
    pub(super) const fn lots(&self) -> u64 {
        if self.samples.len() < 2 { 0 } else { self.samples.len() as u64 }
    }
}

fn mean(numbers: &[i64]) -> f64 {
    signed(numbers.iter().sum()) / real(numbers.len() as u64)
}

/// By how much something is better than something else, and how well that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lead {
    pub(super) mean: f64,
    error: f64,
}

impl Lead {
    /// The lead of one series of samples over another of the same lots.
    fn of(differences: &[f64]) -> Self {
        let count = real(differences.len() as u64);
        let mean = differences.iter().sum::<f64>() / count;
        let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
        let error = if differences.len() < 2 { 0.0 } else { (squares / (count - 1.0) / count).sqrt() };
        Self { mean, error }
    }

    /// Whether it is more than this, clear of its error.
    pub(super) fn is_above(&self, bound: i64) -> bool {
        self.mean - CLEAR * self.error > signed(bound)
    }

    /// Whether it is no more than this, clear of its error.
    pub(super) fn is_within(&self, bound: i64) -> bool {
        self.mean + CLEAR * self.error <= signed(bound)
    }
}

/// The worths of all options of a question, on the same lots.
pub(super) struct Field<'a>(&'a [Worth]);

impl<'a> Field<'a> {
    /// # Panics
    /// When there is no option, or they were judged with different numbers of samples.
    pub(super) fn new(worths: &'a [Worth]) -> Self {
        let lots = worths.first().expect("a question has options").samples.len();
        assert!(worths.iter().all(|worth| worth.samples.len() == lots), "all options are tried alike");
        Self(worths)
    }

    /// The option that came out best, the first of equals.
    pub(super) fn best(&self) -> usize {
        self.best_of(|_| true)
    }

    /// The option that came out best, if that is clear of all doubt, and otherwise this one.
    pub(super) fn rather_than(&self, option: usize) -> usize {
        let best = self.best();
        if self.lead(best, option).is_above(0) { best } else { option }
    }

    /// Which options are as good as the best, or may be as far as the estimate can tell.
    pub(super) fn good(&self) -> Vec<bool> {
        let best = self.best();
        (0..self.0.len()).map(|option| !self.lead(best, option).is_above(IDLE)).collect()
    }

    /// The lead of one option over another.
    pub(super) fn lead(&self, option: usize, other: usize) -> Lead {
        let (own, others) = (&self.0[option].samples, &self.0[other].samples);
        let differences: Vec<f64> = own.iter().zip(others).map(|(own, other)| signed(own - other)).collect();
        Lead::of(&differences)
    }

    /// The lead of one option over the mean of all.
    pub(super) fn lead_over_mean(&self, option: usize) -> Lead {
        let lots = 0..self.0[option].samples.len();
        let mean = |lot: usize| mean(&self.0.iter().map(|worth| worth.samples[lot]).collect::<Vec<_>>());
        let differences: Vec<f64> = lots.map(|lot| signed(self.0[option].samples[lot]) - mean(lot)).collect();
        Lead::of(&differences)
    }

    /// What is lost, in the mean, by taking options with these weights instead of the best. Of samples one half
    /// says which is best and the other what it is worth, and the other way round: the best of some lucky
    /// samples would seem better than it is.
    pub(super) fn regret(&self, weights: &[u64]) -> f64 {
        let whole = real(weights.iter().sum());
        let taken = |lots: &dyn Fn(usize) -> bool| {
            let weighed = self.0.iter().zip(weights);
            weighed.map(|(worth, weight)| half_mean(worth, lots) * real(*weight)).sum::<f64>() / whole
        };
        let halves: [&dyn Fn(usize) -> bool; 2] = match self.0[0].samples.len() {
            1 => [&|_| true, &|_| true],
            _ => [&|lot| lot % 2 == 0, &|lot| lot % 2 == 1],
        };
        let [even, odd] = halves;
        let lost = |judging: &dyn Fn(usize) -> bool, telling: &dyn Fn(usize) -> bool| {
            half_mean(&self.0[self.best_of(judging)], telling) - taken(telling)
        };
        f64::midpoint(lost(even, odd), lost(odd, even))
    }

    fn best_of(&self, lots: impl Fn(usize) -> bool) -> usize {
        let worths: Vec<f64> = self.0.iter().map(|worth| half_mean(worth, &lots)).collect();
        (0..worths.len())
            .rev()
            .max_by(|&a, &b| worths[a].total_cmp(&worths[b]))
            .expect("a question has options")
    }
}

fn half_mean(worth: &Worth, lots: impl Fn(usize) -> bool) -> f64 {
    let chosen = worth.samples.iter().enumerate().filter(|(lot, _)| lots(*lot)).map(|(_, sample)| *sample);
    mean(&chosen.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_worths_differ_as_they_are() {
        let worths = [100, 300, 300].map(Worth::exact);
        let field = Field::new(&worths);
        assert_eq!(field.best(), 1);
        assert!(field.lead(1, 0).is_above(199) && !field.lead(1, 0).is_above(200));
        assert!((field.regret(&[1, 1, 1]) - 200.0 / 3.0).abs() < 1e-9);
        assert!(field.regret(&[0, 0, 1]).abs() < 1e-9);
    }

    #[test]
    fn samples_must_agree_before_a_difference_is_called_one() {
        let agreed = [vec![10, 10, 10, 10], vec![0, 1, 0, 1]].map(Worth::sampled);
        assert!(Field::new(&agreed).lead(0, 1).is_above(5));
        let doubtful = [vec![100, 0, 0, 0], vec![0, 1, 0, 1]].map(Worth::sampled);
        let lead = Field::new(&doubtful).lead(0, 1);
        assert!(lead.mean > 20.0 && !lead.is_above(0) && !lead.is_within(50));
    }

    #[test]
    fn another_option_is_taken_only_where_it_is_clearly_better() {
        let clear = [vec![0, 1, 0, 1], vec![10, 10, 10, 10]].map(Worth::sampled);
        assert_eq!([0, 1].map(|option| Field::new(&clear).rather_than(option)), [1, 1]);
        let doubtful = [vec![0, 1, 0, 1], vec![100, 0, 0, 0]].map(Worth::sampled);
        assert_eq!([0, 1].map(|option| Field::new(&doubtful).rather_than(option)), [0, 1]);
    }

    #[test]
    fn the_best_of_lucky_samples_is_not_believed() {
        // Each option is lucky in one half: neither is better than the other.
        let worths = [vec![10, 0, 10, 0], vec![0, 10, 0, 10]].map(Worth::sampled);
        assert!(Field::new(&worths).regret(&[1, 1]) < 0.0);
    }
}
