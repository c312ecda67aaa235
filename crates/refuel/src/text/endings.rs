//! How it ended, in words.

use std::fmt;

use crate::Outcome;

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { level, hull, fuel, waves, score, .. } = self;
        if self.is_won() {
            write!(f, "Refuelled on level {level} after {waves} waves with {hull} hull left; score {score}")
        } else {
            write!(f, "Lost on level {level} after {waves} waves with {fuel} fuel; score {score}")
        }
    }
}
