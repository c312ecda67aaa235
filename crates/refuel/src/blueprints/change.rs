//! How one number alters another.

use serde::{Deserialize, Serialize};

use super::stat::{Stat, Stats};

/// How a number of a blueprint is altered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Which number.
    pub stat: Stat,
    /// How.
    pub by: By,
    /// When, among all that alter it: the lowest first.
    pub order: i32,
}

/// How a number is altered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// So much more, or less.
    Plus(i32),
    /// So many hundredths of it.
    Percent(i32),
    /// No less than this.
    AtLeast(i32),
    /// No more than this.
    AtMost(i32),
}

impl By {
    /// A number in thousandths after this.
    const fn of(self, number: i64) -> i64 {
        match self {
            Self::Plus(more) => number.saturating_add(more as i64 * 1000),
            Self::Percent(percent) => number.saturating_mul(percent as i64) / 100,
            Self::AtLeast(least) => {
                if number < least as i64 * 1000 {
                    least as i64 * 1000
                } else {
                    number
                }
            }
            Self::AtMost(most) => {
                if number > most as i64 * 1000 {
                    most as i64 * 1000
                } else {
                    number
                }
            }
        }
    }
}

impl Stats {
    /// One number after all changes of it, which are in their order. It is cut to a whole number once, at the end, and
    /// none falls below zero.
    pub fn after(&self, stat: Stat, changes: &[Change]) -> i32 {
        let mine = changes.iter().filter(|change| change.stat == stat);
        let thousandths = mine.fold(i64::from(self.get(stat)) * 1000, |number, change| change.by.of(number));
        i32::try_from((thousandths / 1000).max(0)).unwrap_or(i32::MAX)
    }

    /// All numbers after changes, which are in their order.
    #[must_use]
    pub fn changed(&self, changes: &[Change]) -> Self {
        changes.iter().fold(*self, |stats, change| stats.with(change.stat, self.after(change.stat, changes)))
    }
}

impl Change {
    /// What a building becomes by itself.
    pub const GROWTH: i32 = -1_000_000;
    /// What stands around it.
    pub const SUPPORT: i32 = -1000;
    /// What alters blueprints, and so what is built of them later.
    pub const BLUEPRINT: i32 = -100;

    /// So much more of a number, by what stands around.
    pub const fn plus(stat: Stat, number: i32) -> Self {
        Self { stat, by: By::Plus(number), order: Self::SUPPORT }
    }

    /// So many hundredths of a number, by what stands around.
    pub const fn percent(stat: Stat, percent: i32) -> Self {
        Self { stat, by: By::Percent(percent), order: Self::SUPPORT }
    }

    /// The same, at another time.
    #[must_use]
    pub const fn at(self, order: i32) -> Self {
        Self { order, ..self }
    }
}
