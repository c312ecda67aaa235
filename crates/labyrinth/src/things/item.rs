//! A piece of gear, and all that can be found.

use serde::{Deserialize, Serialize};

use crate::{Bow, Flask, Gold, Make, Power, Slot, Spell};

/// How seldom something is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
    Epic,
}

/// What a piece of gear does beside its main number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Perk {
    /// Foes find fewer soft spots.
    Padded,
    /// Ailments last half as long.
    Warded,
    /// Hits may make foes bleed.
    Barbed,
    /// Gives one more charge of a spell, and knows it.
    Tome(Spell),
    /// Dashes go one tile farther.
    Springy,
    /// Arrows come back sooner.
    Nimble,
    /// Finds soft spots more often.
    Keen,
}

/// A piece of gear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Item {
    /// What it is.
    pub make: Make,
    /// How seldom its like is found.
    pub rarity: Rarity,
    /// The floor it was made for.
    pub floor: u16,
    /// What it adds to the number that its slot raises.
    pub power: Power,
    /// What else it does.
    pub perk: Option<Perk>,
    /// How often a shop has improved it.
    pub upgrades: u8,
    /// Whether a charm that knows a spell has its charge.
    pub charged: bool,
}

/// Something that is found or bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Loot {
    /// A piece of gear.
    Gear(Item),
    /// Something to drink.
    Flask(Flask),
    /// A tome, which is read at once.
    Tome(Spell),
    /// Gold.
    Gold(Gold),
}

impl Rarity {
    /// All of them, the commonest first.
    pub const ALL: [Self; 4] = [Self::Common, Self::Uncommon, Self::Rare, Self::Epic];

    /// Zero to three, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Perk {
    /// The spell that it knows, if it is a tome.
    pub const fn spell(self) -> Option<Spell> {
        match self {
            Self::Tome(spell) => Some(spell),
            _ => None,
        }
    }
}

impl Item {
    /// A piece as it is found: nothing was improved, and a charm that knows a spell has its charge.
    pub const fn new(make: Make, rarity: Rarity, floor: u16, power: Power, perk: Option<Perk>) -> Self {
        let charged = matches!(perk, Some(perk) if perk.spell().is_some());
        Self { make, rarity, floor, power, perk, upgrades: 0, charged }
    }

    /// Where it is worn.
    pub const fn slot(&self) -> Slot {
        self.make.slot()
    }

    /// The bow that it is, if it is one.
    pub const fn bow(&self) -> Option<Bow> {
        match self.make {
            Make::Bow(bow) => Some(bow),
            _ => None,
        }
    }
}
