//! What a run comes to.

use crate::stats::{Counter, Interval, Proportion, real};
use crate::table::{Cell, Estimate};

/// What the result of a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Won or not: 2 for a win, 1 for a draw and 0 for a loss.
    Wins,
    /// Points.
    Score,
}

impl Measure {
    /// The heading of a column of results.
    pub(super) const fn head(self) -> &'static str {
        match self {
            Self::Wins => "won, %",
            Self::Score => "score",
        }
    }

    /// What a point of worth is.
    pub(super) const fn point(self) -> &'static str {
        match self {
            Self::Wins => "a point is a hundredth of the chance to win",
            Self::Score => "a point is a twentieth of the score that the strong player expects",
        }
    }

    /// The mean of some results, with its interval.
    pub(super) fn mean(self, results: &Counter) -> Estimate {
        match self {
            Self::Wins => {
                let halves: i64 = results.iter().map(|(halves, count)| halves * count.cast_signed()).sum();
                let share = Proportion::new(halves.unsigned_abs(), 2 * results.total());
                // Both halves of a win agree, so there are only half as many witnesses.
                let wins = Proportion::new(halves.unsigned_abs() / 2, results.total());
                Estimate { value: share.rate(), interval: wins.interval() }
            }
            Self::Score => {
                let spread = results.deviation().map(|deviation| deviation / real(results.total()).sqrt());
                let interval = |mean, error| Interval::centred(mean, crate::stats::Z95 * error);
                let both = results.mean().zip(spread);
                Estimate { value: results.mean(), interval: both.map(|(mean, error)| interval(mean, error)) }
            }
        }
    }

    /// The mean of some results as a cell.
    pub(super) fn cell(self, results: &Counter) -> Cell {
        match self {
            Self::Wins => Cell::Percent(self.mean(results)),
            Self::Score => Cell::Number(self.mean(results)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_half_a_win() {
        let results = Counter::from(vec![(0, 5), (1, 2), (2, 3)]);
        assert_eq!(Measure::Wins.mean(&results).value, Some(0.4));
        assert_eq!(Measure::Wins.mean(&results).interval, Proportion::new(4, 10).interval());
        assert_eq!(Measure::Score.mean(&results).value, Some(0.8));
    }
}
