//! What can be true of a kind of foe.

use grid::{Direction, Point};
use serde::{Deserialize, Serialize};

use crate::{Ailment, FloorNumber, Intent, Percent, Rank};

/// All that is true of a kind whatever the numbers of a run are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nature {
    /// How much of a foe it is.
    pub rank: Rank,
    /// How it fights.
    pub archetype: Archetype,
    /// The letter it is drawn with where there are only letters.
    pub letter: char,
    /// The lowest floor it lives on.
    pub first_floor: FloorNumber,
    /// What a closed door is to it.
    pub doors: Doors,
    /// What makes it quick or slow, as written: a run may have other numbers.
    pub speed: Percent<u16>,
    /// How far what it does from afar reaches, in steps, as written; one for those who do nothing so.
    pub reach: u8,
    /// The ailment that each of its hits brings.
    pub brings: Option<Ailment>,
    /// What it throws without announcing it.
    pub missile: Option<Missile>,
    /// What it announces.
    pub signature: Option<Signature>,
    /// What else makes it what it is.
    pub traits: Traits,
}

/// How a kind of foe fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Archetype {
    /// Comes near and bumps.
    Walker,
    /// Shoots, and steps back from whoever comes near.
    Archer,
    /// Casts at whoever stands in its pattern; weak when bumped.
    Mage,
    /// Guards every other turn.
    Protector,
    /// Announces a line and runs along it.
    Charger,
    /// Guards, swings, and does something of its own, over and over.
    Boss,
}

impl Archetype {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Walker, Self::Archer, Self::Mage, Self::Protector, Self::Charger, Self::Boss];

    /// Zero to five, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a closed door is to a foe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Doors {
    /// It stops there.
    Stopped,
    /// It opens them, which takes its turn.
    Opens,
    /// It walks through as if nothing were there.
    Passes,
}

/// What is thrown without being announced. How hard each hits is a number of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Missile {
    /// No missile to look at: a hand from afar.
    Touch,
    Shot,
    Bolt,
    Venom,
}

/// What a kind announces, before it is known where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called as what they lead to")]
pub enum Signature {
    Arrow,
    Blast,
    Cross,
    Charge,
    Chain,
    Beam,
}

impl Signature {
    /// What is announced by somebody who aims at a tile and has the hero in some line, if in any.
    pub(crate) fn intent(self, at: Point, line: Option<Direction>) -> Option<Intent> {
        match self {
            Self::Arrow => Some(Intent::Arrow(at)),
            Self::Blast => Some(Intent::Blast(at)),
            Self::Cross => Some(Intent::Cross(at)),
            Self::Charge => line.map(Intent::Charge),
            Self::Chain => line.map(Intent::Chain),
            Self::Beam => Some(Intent::Beam),
        }
    }
}

/// What only some kinds do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Its bump takes gold, and then it runs.
    Steals,
    /// It bursts into flames when it dies.
    Bursts,
    /// It calls whoever can hear it when it notices the hero.
    Shouts,
    /// It acts twice a turn below half of its HP.
    Rages,
    /// It guards those beside it all the time.
    Shields,
    /// It does not step back from whoever comes near.
    HoldsGround,
    /// It calls helpers when it is alone.
    Summons,
}

/// A set of traits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits(u8);

impl Traits {
    /// No trait.
    pub const NONE: Self = Self(0);

    /// The set and one more.
    #[must_use]
    pub const fn with(self, one: Trait) -> Self {
        Self(self.0 | 1 << one as u8)
    }

    /// Whether a trait is in the set.
    pub const fn has(self, wanted: Trait) -> bool {
        self.0 >> wanted as u8 & 1 != 0
    }
}
