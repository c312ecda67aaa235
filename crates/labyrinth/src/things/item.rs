//! What can be worn.

use serde::{Deserialize, Serialize};

use crate::{Gold, Spell};

/// Where something is worn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Slot {
    Weapon,
    Armour,
    Charm,
    Boots,
}

/// How seldom something is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
    Epic,
}

/// What a piece of gear is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Make {
    /// For those who come near.
    Blade,
    /// A weapon that shoots.
    Bow(Bow),
    /// Keeps blows off.
    Armour,
    /// Gives health.
    Charm,
    /// Gives speed.
    Boots,
}

/// The three bows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bow {
    /// Strong and near.
    Short,
    /// Far and a little weaker.
    Long,
    /// Near, and finds the soft spots.
    Recurve,
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
    /// What it adds to the number of its slot: attack, defence and speed in hundredths, or HP.
    pub power: i32,
    /// What else it does.
    pub perk: Option<Perk>,
    /// How often a shop has improved it.
    pub upgrades: u8,
    /// Whether a charm that knows a spell has its charge.
    pub charged: bool,
}

/// What can be drunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Flask {
    /// Gives back health.
    Potion,
    /// Gives back arrows.
    Tonic,
    /// Gives back charges of spells.
    Mana,
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

impl Slot {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Weapon, Self::Armour, Self::Charm, Self::Boots];

    /// Zero to three, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Rarity {
    /// All of them, the commonest first.
    pub const ALL: [Self; 4] = [Self::Common, Self::Uncommon, Self::Rare, Self::Epic];

    /// Zero to three, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Bow {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Short, Self::Long, Self::Recurve];

    /// Zero to two, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Flask {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Potion, Self::Tonic, Self::Mana];

    /// Zero to two, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Perk {
    /// The two that a piece for a slot may have, equally often. A tome may be any.
    pub const fn of(slot: Slot) -> [Self; 2] {
        match slot {
            Slot::Weapon => [Self::Keen, Self::Keen],
            Slot::Armour => [Self::Padded, Self::Warded],
            Slot::Charm => [Self::Barbed, Self::Tome(Spell::Firebolt)],
            Slot::Boots => [Self::Springy, Self::Nimble],
        }
    }

    /// The spell that it knows, if it is a tome.
    pub const fn spell(self) -> Option<Spell> {
        match self {
            Self::Tome(spell) => Some(spell),
            _ => None,
        }
    }
}

impl Make {
    /// Where it is worn.
    pub const fn slot(self) -> Slot {
        match self {
            Self::Blade | Self::Bow(_) => Slot::Weapon,
            Self::Armour => Slot::Armour,
            Self::Charm => Slot::Charm,
            Self::Boots => Slot::Boots,
        }
    }
}

impl Item {
    /// A piece as it is found: nothing was improved, and a charm that knows a spell has its charge.
    pub const fn new(make: Make, rarity: Rarity, floor: u16, power: i32, perk: Option<Perk>) -> Self {
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
