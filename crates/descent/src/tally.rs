//! What was done in a run, counted: for those who look back on it, and for what it unlocks.

use engine::{RowsBy, Worded};
use serde::{Deserialize, Serialize};

use crate::{Hp, Source};

/// What does harm, in the large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Means {
    /// Strikes, those of creatures included.
    Strike,
    /// What is thrown.
    Throw,
    /// What items do by themselves.
    Item,
    /// What lies, burns and bursts on the ground, and what it leaves behind in a body.
    Ground,
}

impl Means {
    /// How many there are.
    pub const COUNT: usize = 4;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self::Strike, Self::Throw, Self::Item, Self::Ground];

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Worded for Means {
    const WORDS: &'static [Self] = &Self::ALL;
}

impl Source {
    /// What does the harm, in the large.
    pub const fn means(self) -> Means {
        match self {
            Self::Hero(_) | Self::Foe(_) | Self::Blow(..) => Means::Strike,
            Self::Throw(_) => Means::Throw,
            Self::Charm(_) => Means::Item,
            Self::Conducted(_) | Self::Ground(_) | Self::Ailment(_) | Self::Burst | Self::Spikes => {
                Means::Ground
            }
        }
    }
}

/// What was done in a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    #[serde(with = "RowsBy::<Means>")]
    pub(crate) dealt: [u32; Means::COUNT],
    #[serde(with = "RowsBy::<Means>")]
    pub(crate) slain: [u16; Means::COUNT],
    /// Health that whoever plays lost.
    pub lost: u32,
    /// Harm that shields and bracing kept off.
    pub blocked: u32,
    /// Creatures that were struck by a shock while they stood in water.
    pub shocked: u16,
}

impl Tally {
    /// The harm that was done to creatures by some means.
    pub const fn dealt(&self, means: Means) -> u32 {
        self.dealt[means.index()]
    }

    /// The harm that was done to creatures, all in all.
    pub fn dealt_in_all(&self) -> u32 {
        self.dealt.iter().sum()
    }

    /// How many creatures fell to some means.
    pub const fn slain(&self, means: Means) -> u16 {
        self.slain[means.index()]
    }

    /// A creature lost so much of the health that it had.
    pub(crate) fn deal(&mut self, source: Source, harm: Hp, had: Hp) {
        let means = source.means().index();
        self.dealt[means] += u32::from(harm.min(had).0.max(0).unsigned_abs());
        if harm >= had && had > Hp(0) {
            self.slain[means] = self.slain[means].saturating_add(1);
        }
    }

    pub(crate) fn lose(&mut self, harm: Hp) {
        self.lost += u32::from(harm.0.max(0).unsigned_abs());
    }

    pub(crate) fn block(&mut self, harm: Hp) {
        self.blocked += u32::from(harm.0.max(0).unsigned_abs());
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::Ailment;

    #[test]
    fn no_more_is_counted_than_there_was_to_lose() {
        let mut tally = Tally::default();
        tally.deal(Source::Throw(Seat::FIRST), Hp(5), Hp(8));
        tally.deal(Source::Throw(Seat::FIRST), Hp(9), Hp(3));
        tally.deal(Source::Ailment(Ailment::Burning), Hp(3), Hp(20));
        assert_eq!((tally.dealt(Means::Throw), tally.slain(Means::Throw)), (8, 1));
        assert_eq!((tally.dealt(Means::Ground), tally.slain(Means::Ground)), (3, 0));
        assert_eq!(tally.dealt_in_all(), 11);
    }
}
