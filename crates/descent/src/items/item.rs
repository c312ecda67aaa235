//! An item by name, and what is true of it.

use serde::{Deserialize, Serialize};

pub use crate::items::table::Item;
use crate::items::tag::Tags;
use crate::{Effect, FloorNumber, Gold, Tag, Turns};

/// All that is true of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Make {
    /// How often it is offered.
    pub rarity: Rarity,
    /// What it is worn as.
    pub sort: Sort,
    /// What it is about.
    pub tags: Tags,
    /// What it does.
    pub effects: &'static [Effect],
    /// Whether it makes builds possible, and so should come early.
    pub is_enabler: bool,
    /// The tag of all that it spoils.
    pub spoils: Option<Tag>,
}

/// How often an item is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
    Legendary,
}

impl Rarity {
    /// All of them, the commonest first.
    pub const ALL: [Self; 4] = [Self::Common, Self::Uncommon, Self::Rare, Self::Legendary];

    /// Zero to three, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The first floor on which it is offered.
    pub const fn gate(self) -> FloorNumber {
        FloorNumber(match self {
            Self::Common | Self::Uncommon => 1,
            Self::Rare => 3,
            Self::Legendary => 5,
        })
    }

    /// How it weighs among the others on a floor, in thousandths of the written weights.
    pub fn weight(self, floor: FloorNumber) -> u32 {
        let floor_number = u32::from(floor.0);
        match self {
            _ if floor < self.gate() => 0,
            Self::Common => 100 * (1_000 - 70 * floor_number).max(300),
            Self::Uncommon => 40 * 1_000,
            Self::Rare => 10 * (500 + 150 * floor_number).min(2_000),
            Self::Legendary => 2 * (100 * floor_number).min(1_500),
        }
    }

    /// What it costs on the first floor.
    pub const fn price(self) -> Gold {
        Gold(match self {
            Self::Common => 50,
            Self::Uncommon => 80,
            Self::Rare => 140,
            Self::Legendary => 240,
        })
    }
}

/// What an item is worn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Sort {
    /// One is in hand.
    Weapon,
    /// One is worn.
    Armour,
    /// It works by being carried.
    Charm,
    /// It is used.
    Tool,
}

impl Sort {
    /// Whether only one can be carried.
    pub const fn is_single(self) -> bool {
        matches!(self, Self::Weapon | Self::Armour)
    }
}

impl Item {
    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a set of items.
    pub(crate) const fn bit(self) -> u128 {
        1 << self.index()
    }

    /// How often it is offered.
    pub const fn rarity(self) -> Rarity {
        self.make().rarity
    }

    /// What it is worn as.
    pub const fn sort(self) -> Sort {
        self.make().sort
    }

    /// What it is about.
    pub const fn tags(self) -> Tags {
        self.make().tags
    }

    /// What it does.
    pub const fn effects(self) -> &'static [Effect] {
        self.make().effects
    }

    /// Whether it makes builds possible, and so should come early.
    pub const fn is_enabler(self) -> bool {
        self.make().is_enabler
    }

    /// Whether two items spoil each other.
    pub fn clashes(self, other: Self) -> bool {
        let spoils = |one: Self, two: Self| one.make().spoils.is_some_and(|tag| two.tags().has(tag));
        spoils(self, other) || spoils(other, self)
    }
}

/// An item that somebody carries, as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gear {
    /// What it is.
    pub item: Item,
    /// How long it rests still.
    pub rest: Turns,
    /// How many there are left to throw on this floor.
    pub left: u8,
}

impl Gear {
    /// As it is found.
    pub fn new(item: Item) -> Self {
        Self { item, rest: Turns::NONE, left: item.missile().map_or(0, |missile| missile.count) }
    }
}

impl Item {
    /// What it throws, if it does.
    pub fn missile(self) -> Option<crate::Missile> {
        self.effects().iter().find_map(|effect| match effect {
            Effect::Throws(missile) => Some(*missile),
            _ => None,
        })
    }

    /// What it is used for, if it is.
    pub fn tool(self) -> Option<crate::Tool> {
        self.effects().iter().find_map(|effect| match effect {
            Effect::Tool(tool) => Some(*tool),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_enough_of_every_rarity_and_tag() {
        let count = |rarity| Item::ALL.into_iter().filter(|item| item.rarity() == rarity).count();
        assert!(
            Rarity::ALL.map(count).into_iter().zip([20, 18, 10, 5]).all(|(there, wanted)| there >= wanted)
        );
        for tag in Tag::ALL {
            let tagged = Item::ALL.into_iter().filter(|item| item.tags().has(tag)).count();
            assert!(tagged >= 5, "{tag:?} has {tagged} items");
        }
        for item in Item::ALL {
            assert!((1..=3).contains(&item.tags().iter().count()), "{item:?}");
            assert!(!item.effects().is_empty(), "{item:?}");
            assert!(
                item.sort() != Sort::Tool || item.tool().is_some() || item.missile().is_some(),
                "{item:?}"
            );
        }
    }

    #[test]
    fn gates_hold_and_the_rare_become_less_so() {
        let weights = |floor| Rarity::ALL.map(|rarity| rarity.weight(FloorNumber(floor)));
        assert_eq!(weights(1), [93_000, 40_000, 0, 0]);
        assert_eq!(weights(3), [79_000, 40_000, 9_500, 0]);
        assert_eq!(weights(7), [51_000, 40_000, 15_500, 1_400]);
    }

    #[test]
    fn clashes_hold_both_ways() {
        assert!(
            Item::SalamanderHide.clashes(Item::RainGourd) && Item::RainGourd.clashes(Item::SalamanderHide)
        );
        assert!(!Item::RainGourd.clashes(Item::CopperRod));
    }
}
