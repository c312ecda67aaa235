//! Strength as a number whose differences add up.

use super::{Interval, Score};

/// A difference in strength and where the true one most likely lies, in Elo points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference.
    pub points: f64,
    /// Its 95 % interval.
    pub interval: Interval,
}

impl Elo {
    /// No difference.
    pub const ZERO: Self = Self { points: 0.0, interval: Interval { low: 0.0, high: 0.0 } };

    /// How much stronger one is who scores so against the other. One seed with two drawn
    /// matches is added, so that a clean sweep has a figure too; with few seeds it is modest.
    pub fn of(score: &Score) -> Self {
        let mut score = *score;
        score.add(1, 2, 2);
        let (rate, interval) = score.rate().zip(score.interval()).expect("a drawn seed was added");
        Self {
            points: points(rate),
            interval: Interval { low: points(interval.low), high: points(interval.high) },
        }
    }

    /// This difference on top of another one that was measured independently of it.
    #[must_use]
    pub fn above(&self, below: &Self) -> Self {
        let points = self.points + below.points;
        let apart = |end: fn(&Interval) -> f64| {
            (self.points - end(&self.interval)).hypot(below.points - end(&below.interval))
        };
        let low = points - apart(|interval| interval.low);
        let high = points + apart(|interval| interval.high);
        Self { points, interval: Interval { low, high } }
    }
}

fn points(rate: f64) -> f64 {
    400.0 * (rate / (1.0 - rate)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        assert!((points(10.0 / 11.0) - 400.0).abs() < 1e-9);
        assert!(points(0.5).abs() < 1e-9);
    }

    #[test]
    fn a_clean_sweep_has_a_figure_and_equals_have_none() {
        let mut swept = Score::default();
        swept.add(500, 4, 2);
        let elo = Elo::of(&swept);
        assert!(elo.points > 1_000.0 && elo.interval.low > 600.0 && elo.interval.high.is_finite());
        let mut even = Score::default();
        even.add(50, 2, 2);
        assert_eq!(Elo::of(&even), Elo::ZERO);
    }

    #[test]
    fn doubts_add_up_as_squares() {
        let step = Elo { points: 100.0, interval: Interval { low: 70.0, high: 140.0 } };
        let below = Elo { points: 50.0, interval: Interval { low: 10.0, high: 80.0 } };
        let sum = step.above(&below);
        assert!((sum.points - 150.0).abs() < 1e-9);
        assert!((sum.interval.low - 100.0).abs() < 1e-9 && (sum.interval.high - 200.0).abs() < 1e-9);
        assert_eq!(step.above(&Elo::ZERO), step);
    }
}
