//! How long matches are.

use serde::{Deserialize, Serialize};

use crate::stats::{Counter, Interval, Moments};
use crate::table::{Cell, Estimate};

/// How long matches are, in rounds or in actions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Length {
    /// Match by match.
    pub(super) each: Counter,
    /// Both matches of a seed together: they have too much in common to be two witnesses.
    twos: Moments,
}

impl Length {
    pub(super) fn add(&mut self, lengths: [u32; 2]) {
        for length in lengths {
            self.each.add(i64::from(length));
        }
        self.twos.add(lengths.iter().sum());
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.each.merge(&other.each);
        self.twos.merge(&other.twos);
    }

    pub(super) fn mean(&self) -> Option<f64> {
        self.twos.mean().map(|mean| mean / 2.0)
    }

    pub(super) fn interval(&self) -> Option<Interval> {
        self.twos.interval().map(|interval| interval.times(0.5))
    }

    /// The mean, in other units.
    pub(super) fn cell(&self, factor: f64) -> Cell {
        Cell::Number(Estimate {
            value: self.mean().map(|mean| mean * factor),
            interval: self.interval().map(|interval| interval.times(factor)),
        })
    }
}
