//! What it is worth to be offered an item, and to take it.

use serde::{Deserialize, Serialize};

use super::counts::{FLOORS, hit};
use super::meter::Offered;
use crate::stats::{Each, Interval, Proportion, Z95, real};
use crate::table::Estimate;

/// An item, floor by floor, by the first time it was offered in a run: how many of those runs were won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoodCounts {
    /// All of them,
    pub(super) offered: Each<Proportion, FLOORS>,
    /// and those in which it was taken.
    pub(super) taken: Each<Proportion, FLOORS>,
}

impl GoodCounts {
    pub(super) fn add(&mut self, offered: Offered, is_won: bool) {
        let floor = usize::from(offered.floor) - 1;
        hit(&mut self.offered[floor], is_won);
        if offered.is_taken {
            hit(&mut self.taken[floor], is_won);
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.offered.merge(&other.offered, Proportion::merge);
        self.taken.merge(&other.taken, Proportion::merge);
    }

    /// How often it was taken where it was offered.
    pub(super) fn picked(&self) -> Proportion {
        Proportion::new(sum(&self.taken).whole, sum(&self.offered).whole)
    }
}

/// All floors together.
pub(super) fn sum(floors: &Each<Proportion, FLOORS>) -> Proportion {
    let mut all = Proportion::default();
    floors.iter().for_each(|floor| all.merge(floor));
    all
}

/// What all items came to, floor by floor.
pub(super) fn together<'a>(
    goods: impl Iterator<Item = &'a Each<Proportion, FLOORS>>,
) -> Each<Proportion, FLOORS> {
    let mut all = Each::default();
    goods.for_each(|floors| all.merge(floors, Proportion::merge));
    all
}

/// By how much more often runs were won with something than with anything that was offered on the same floors: whoever
/// is offered something on the last floor has come far, whatever it is.
pub(super) fn lead(floors: &Each<Proportion, FLOORS>, all: &Each<Proportion, FLOORS>) -> Estimate {
    let whole = real(sum(floors).whole);
    if whole == 0.0 {
        return Estimate { value: None, interval: None };
    }
    let (mut more, mut variance) = (0.0, 0.0);
    for (floor, usual) in floors.iter().zip(all) {
        let rate = usual.rate().unwrap_or(0.0);
        let count = real(floor.whole);
        more += real(floor.part) - count * rate;
        variance += count * rate * (1.0 - rate);
    }
    let half = Z95 * variance.sqrt() / whole;
    Estimate { value: Some(more / whole), interval: Some(Interval::centred(more / whole, half)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn floors(first: (u64, u64), last: (u64, u64)) -> Each<Proportion, FLOORS> {
        let mut each = Each::<Proportion, FLOORS>::default();
        each[0] = Proportion::new(first.0, first.1);
        each[FLOORS - 1] = Proportion::new(last.0, last.1);
        each
    }

    #[test]
    fn whoever_comes_far_makes_no_item_better() {
        let all = floors((100, 1000), (900, 1000));
        let late = lead(&floors((0, 0), (90, 100)), &all);
        assert!(late.value.unwrap().abs() < 1e-12);
        let early = lead(&floors((20, 100), (0, 0)), &all);
        assert!((early.value.unwrap() - 0.1).abs() < 1e-12);
        let half = early.interval.unwrap().half();
        assert!((half - Z95 * 0.03).abs() < 1e-9, "{half}");
        assert_eq!(lead(&floors((0, 0), (0, 0)), &all).value, None);
    }
}
