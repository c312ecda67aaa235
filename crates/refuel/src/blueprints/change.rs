//! How one number alters another.

use serde::{Deserialize, Serialize};

use super::stat::Stat;

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
    /// This, whatever it was.
    Exactly(i32),
    /// So many hundredths of it, but not below this; what is there already stays as it is.
    Down(i32, i32),
}

impl By {
    /// When it comes among others at the same time.
    pub(crate) const fn rank(self) -> u8 {
        match self {
            Self::Exactly(_) => 0,
            Self::Plus(_) => 1,
            Self::Percent(_) | Self::Down(..) => 2,
            Self::AtLeast(_) => 3,
            Self::AtMost(_) => 4,
        }
    }

    /// Whether it gives a number also to those who have none.
    pub const fn founds(self) -> bool {
        matches!(self, Self::AtLeast(_) | Self::Exactly(_))
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

    /// No less than this of a number, by what stands around.
    pub const fn at_least(stat: Stat, number: i32) -> Self {
        Self { stat, by: By::AtLeast(number), order: Self::SUPPORT }
    }

    /// The same, at another time.
    #[must_use]
    pub const fn at(self, order: i32) -> Self {
        Self { order, ..self }
    }
}
