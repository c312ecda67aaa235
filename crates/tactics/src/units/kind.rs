//! What a unit can be.

use serde::{Deserialize, Serialize};

use crate::{Skill, Word};

/// A hero's class. It decides which skills can be chosen, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Class {
    /// Leaps, shoves and endures.
    Warrior,
    /// Burns from afar and is elsewhere.
    Mage,
    /// Hides, marks and doubles itself.
    Rogue,
    /// Strikes where nobody else reaches.
    Huntress,
    /// Makes every blow against it a bad idea.
    Duelist,
    /// Keeps others standing.
    Cleric,
}

impl Class {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Warrior, Self::Mage, Self::Rogue, Self::Huntress, Self::Duelist, Self::Cleric];

    /// Zero to five, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The three skills that a hero of this class can choose from.
    pub const fn skills(self) -> [Skill; 3] {
        let first = self.index() * 3;
        [Skill::ALL[first], Skill::ALL[first + 1], Skill::ALL[first + 2]]
    }
}

impl Word for Class {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Warrior => "warrior",
            Self::Mage => "mage",
            Self::Rogue => "rogue",
            Self::Huntress => "huntress",
            Self::Duelist => "duelist",
            Self::Cleric => "cleric",
        }
    }
}

/// A kind of minion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Minion {
    /// Takes the blows that are aimed at its neighbours.
    Tank,
    /// Shoots along rows and columns.
    Archer,
    /// Runs far and hits hard.
    Assassin,
}

impl Minion {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Tank, Self::Archer, Self::Assassin];

    /// Zero to two, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Word for Minion {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Tank => "tank",
            Self::Archer => "archer",
            Self::Assassin => "assassin",
        }
    }
}

/// What a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// A hero of a class.
    Hero(Class),
    /// A minion.
    Minion(Minion),
    /// A Rogue's double, which counts as a minion but leaves nothing behind.
    Clone,
}

impl Kind {
    /// Whether its neighbours are guarded by it.
    #[inline]
    pub const fn guards(self) -> bool {
        matches!(self, Self::Minion(Minion::Tank))
    }
}
