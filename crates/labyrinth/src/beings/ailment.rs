//! What ails somebody for a while.

use engine::{RowsBy, Worded};
use serde::{Deserialize, Serialize};

use crate::Turns;

/// A status effect. RULES.md, section 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ailment {
    /// Hurts at the end of each turn, for a short time.
    Bleed,
    /// Hurts less, for longer.
    Poison,
    /// Takes away speed.
    Slow,
    /// Every hit hurts more.
    Vulnerable,
    /// Hurts a little, and the next fire hurts more.
    Burn,
}

impl Ailment {
    /// All of them, in the order in which they take effect.
    pub const ALL: [Self; 5] = [Self::Bleed, Self::Poison, Self::Slow, Self::Vulnerable, Self::Burn];

    /// Zero to four, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Worded for Ailment {
    const WORDS: &'static [Self] = &Self::ALL;
}

/// How long each ailment lasts for somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ailments(#[serde(with = "RowsBy::<Ailment>")] [Turns; 5]);

impl Ailments {
    /// Nothing ails.
    pub const NONE: Self = Self([Turns::NONE; 5]);

    /// How much is left of an ailment.
    pub const fn left(&self, ailment: Ailment) -> Turns {
        self.0[ailment.index()]
    }

    /// Whether somebody has an ailment.
    pub const fn has(&self, ailment: Ailment) -> bool {
        self.left(ailment).0 > 0
    }

    /// Whether somebody has any.
    #[inline]
    pub fn is_any(&self) -> bool {
        self.0 != Self::NONE.0
    }

    /// Those that somebody has, with what is left of each.
    pub fn iter(self) -> impl Iterator<Item = (Ailment, Turns)> {
        Ailment::ALL.into_iter().zip(self.0).filter(|(_, left)| left.0 > 0)
    }

    /// Begins an ailment, or makes it last at least so long.
    pub(crate) fn begin(&mut self, ailment: Ailment, turns: Turns) {
        let left = &mut self.0[ailment.index()];
        *left = turns.max(*left);
    }

    /// A turn passes.
    pub(crate) fn wane(&mut self) {
        self.0.iter_mut().for_each(|left| *left = left.less(Turns(1)));
    }
}
