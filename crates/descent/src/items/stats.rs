//! Numbers of whoever plays, added up over all that is carried.

use engine::RowsBy;
use serde::{Deserialize, Serialize};

use crate::{Effect, Stat};

/// What effects add to each number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats(#[serde(with = "RowsBy::<Stat>")] [i8; Stat::COUNT]);

impl Stats {
    /// What is added to a number.
    #[inline]
    pub const fn of(&self, stat: Stat) -> i16 {
        self.0[stat.index()] as i16
    }

    /// Adds up what some effects do to numbers.
    pub(crate) fn sum(effects: impl Iterator<Item = Effect>) -> Self {
        let mut stats = Self::default();
        for effect in effects {
            if let Effect::Stat(stat, number) = effect {
                let sum = &mut stats.0[stat.index()];
                *sum = sum.saturating_add(number);
            }
        }
        stats
    }
}
