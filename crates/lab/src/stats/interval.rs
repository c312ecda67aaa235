//! Where the true figure most likely lies.

use serde::{Serialize, Serializer};

/// A 95 % confidence interval, both ends included. In JSON it is `[low, high]`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// So much to either side of a middle.
    pub const fn centred(middle: f64, half: f64) -> Self {
        Self { low: middle - half, high: middle + half }
    }

    /// Half the distance between the ends.
    pub const fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Both ends times a factor, for instance 100 for percent.
    #[must_use]
    pub const fn times(self, factor: f64) -> Self {
        Self { low: self.low * factor, high: self.high * factor }
    }

    /// Both ends moved by as much.
    #[must_use]
    pub const fn plus(self, distance: f64) -> Self {
        Self { low: self.low + distance, high: self.high + distance }
    }
}

impl Serialize for Interval {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.low, self.high].serialize(serializer)
    }
}
