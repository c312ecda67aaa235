//! What each number of a die does in a fight.

use serde::{Deserialize, Serialize};

use crate::Hp;

/// The result of one kept die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Blow {
    /// HP it takes from the other side, unless that side blocks.
    pub damage: u8,
    /// Whether it cancels the other side's damage.
    pub blocks: bool,
}

/// One blow for each number from 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlowTable(pub [Blow; 6]);

/// The blows of both sides of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arms {
    /// The traveller's.
    pub yours: BlowTable,
    /// The foe's.
    pub foes: BlowTable,
}

impl BlowTable {
    /// The blow of a number from 1 to 6.
    #[inline]
    pub const fn of(&self, number: u8) -> Blow {
        self.0[number as usize - 1]
    }
}

impl Blow {
    /// What this blow and the answer to it take from each side: first what it deals, then
    /// what it costs.
    #[inline]
    pub fn against(self, answer: Self) -> (Hp, Hp) {
        (self.past(answer), answer.past(self))
    }

    /// What this blow takes from a side that does something itself.
    #[inline]
    fn past(self, other: Self) -> Hp {
        // A product, because dice make a branch here as hard to predict as can be.
        Hp(self.damage * u8::from(!other.blocks))
    }
}

const MISS: Blow = Blow { damage: 0, blocks: false };
const BLOCK: Blow = Blow { damage: 0, blocks: true };
const HIT: Blow = Blow { damage: 1, blocks: false };
const HARD_HIT: Blow = Blow { damage: 2, blocks: false };
const COUNTER: Blow = Blow { damage: 1, blocks: true };

//                                                         1     2      3         4         5         6
pub(super) const BARE: BlowTable = BlowTable([MISS, BLOCK, HIT, HIT, HARD_HIT, COUNTER]);
pub(super) const GNARLED_BRANCH: BlowTable = BlowTable([HIT, BLOCK, HIT, HIT, HARD_HIT, COUNTER]);
pub(super) const STURDY_BLADE: BlowTable = BlowTable([HIT, HIT, HIT, HIT, HARD_HIT, COUNTER]);
pub(super) const MASTERWORK_BLADE: BlowTable = BlowTable([HIT, HIT, HARD_HIT, HARD_HIT, HARD_HIT, COUNTER]);
