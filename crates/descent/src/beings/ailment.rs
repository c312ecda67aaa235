//! What ails somebody, and for how long. RULES.md, 5.4.

use engine::{RowsBy, Worded};
use serde::{Deserialize, Serialize};

use crate::Turns;

/// Something that ails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Ailment {
    Burning,
    Wet,
    Chilled,
    Frozen,
    Oiled,
    Poisoned,
    Corroded,
    Held,
    Hasted,
    Dazed,
}

impl Ailment {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// All of them, in the order in which they take effect.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Burning,
        Self::Wet,
        Self::Chilled,
        Self::Frozen,
        Self::Oiled,
        Self::Poisoned,
        Self::Corroded,
        Self::Held,
        Self::Hasted,
        Self::Dazed,
    ];

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How long it lasts, unless something says otherwise, and the HP that it takes each turn.
    const fn course(self) -> (Turns, u8) {
        match self {
            Self::Burning => (Turns(3), 3),
            Self::Wet => (Turns(5), 0),
            Self::Chilled => (Turns(4), 0),
            Self::Frozen | Self::Held | Self::Dazed => (Turns(2), 0),
            Self::Oiled => (Turns(6), 0),
            Self::Poisoned => (Turns(5), 2),
            Self::Corroded | Self::Hasted => (Turns(10), 0),
        }
    }

    /// How long it lasts, unless something says otherwise.
    pub const fn turns(self) -> Turns {
        self.course().0
    }

    /// The HP that it takes each turn.
    pub const fn harm(self) -> u8 {
        self.course().1
    }
}

impl Worded for Ailment {
    const WORDS: &'static [Self] = &Self::ALL;
}

/// The turns that each ailment has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ailments(#[serde(with = "RowsBy::<Ailment>")] [Turns; Ailment::COUNT]);

impl Ailments {
    /// None.
    pub const NONE: Self = Self([Turns::NONE; Ailment::COUNT]);

    /// The turns that one has left.
    #[inline]
    pub const fn left(&self, ailment: Ailment) -> Turns {
        self.0[ailment.index()]
    }

    /// Whether somebody has one.
    #[inline]
    pub const fn has(&self, ailment: Ailment) -> bool {
        self.left(ailment).0 > 0
    }

    /// All that somebody has.
    pub fn iter(&self) -> impl Iterator<Item = Ailment> + use<> {
        let own = *self;
        Ailment::ALL.into_iter().filter(move |ailment| own.has(*ailment))
    }

    /// Whether there is any.
    #[inline]
    pub fn is_any(&self) -> bool {
        *self != Self::NONE
    }

    /// One begins, or begins again; what is longer counts.
    pub(crate) fn begin(&mut self, ailment: Ailment, turns: Turns) {
        let left = &mut self.0[ailment.index()];
        *left = turns.max(*left);
    }

    /// One ends.
    pub(crate) const fn end(&mut self, ailment: Ailment) {
        self.0[ailment.index()] = Turns::NONE;
    }

    /// A turn passes.
    pub(crate) fn tick(&mut self) {
        for left in &mut self.0 {
            *left = left.less(Turns(1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ailments_begin_last_and_end() {
        let mut ailments = Ailments::NONE;
        assert!(!ailments.is_any());
        ailments.begin(Ailment::Wet, Turns(2));
        ailments.begin(Ailment::Wet, Turns(1));
        ailments.begin(Ailment::Held, Turns(1));
        assert_eq!(ailments.iter().collect::<Vec<_>>(), [Ailment::Wet, Ailment::Held]);
        ailments.tick();
        assert_eq!((ailments.left(Ailment::Wet), ailments.has(Ailment::Held)), (Turns(1), false));
        ailments.end(Ailment::Wet);
        assert_eq!(ailments, Ailments::NONE);
    }

    #[test]
    fn tables_by_ailment_are_in_the_order_of_all() {
        for (place, ailment) in Ailment::ALL.into_iter().enumerate() {
            assert_eq!(ailment.index(), place);
        }
    }
}
