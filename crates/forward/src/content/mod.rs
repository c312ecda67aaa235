//! The numbers of the game, as tables a designer can read and patch.

mod blows;
mod knobs;
mod points;

pub use blows::{Arms, Blow, BlowTable};
pub use points::{Points, RoadPoints};
use serde::{Deserialize, Serialize};

use crate::{Card, CardCounts, Hp, Tier, Weapon};

/// A number for each tier.
pub type PerTier = [u8; 3];

/// Every number that play uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// HP at the start of every location, and the most there can be.
    pub max_hp: u8,
    /// The most Lux the prism holds.
    pub max_lux: u8,
    /// HP that one Lux heals.
    pub lux_heal: u8,
    /// Lux that a Caesura gives.
    pub caesura_lux: u8,

    /// The cards of a location.
    pub cards: CardCounts,

    /// HP that an Item heals.
    pub item_heal: PerTier,
    /// HP that a Blessing heals.
    pub blessing_heal: PerTier,
    /// HP of the smaller beasts.
    pub lesser_hp: PerTier,
    /// HP of the larger beasts.
    pub greater_hp: PerTier,
    /// HP of the Hollow.
    pub hollow_hp: PerTier,

    /// HP that a Terror takes unless Lux is given.
    pub terror_hp: u8,
    /// Successes that end a pit.
    pub pit_successes: u8,
    /// Failures that end a pit.
    pub pit_failures: u8,
    /// The lowest number that is a success in a pit.
    pub pit_success_from: u8,
    /// HP that each failure in a pit takes.
    pub pit_damage: u8,
    /// At this many HP or fewer, the rule 'reroll when low' lets a pit die be rolled again.
    pub low_hp: u8,

    /// What each number does with bare hands, and for every foe.
    pub bare: BlowTable,
    /// What each number does with a weapon.
    pub armed: [BlowTable; 3],

    /// What the score is made of.
    pub points: Points,
}

impl Content {
    /// The numbers of the house.
    pub const HOUSE: Self = Self {
        max_hp: 20,
        max_lux: 3,
        lux_heal: 5,
        caesura_lux: 1,

        //   Item, Weapon, Lesser, Greater, Hollow, Terror, Pit, Snare, Blessing, Caesura
        cards: CardCounts::new([2, 1, 3, 2, 1, 1, 3, 1, 1, 3]),

        item_heal: [3, 5, 8],
        blessing_heal: [10, 12, 14],
        lesser_hp: [2, 4, 6],
        greater_hp: [4, 6, 8],
        hollow_hp: [6, 8, 9],

        terror_hp: 4,
        pit_successes: 3,
        pit_failures: 3,
        pit_success_from: 3,
        pit_damage: 1,
        low_hp: 5,

        bare: blows::BARE,
        armed: [blows::GNARLED_BRANCH, blows::STURDY_BLADE, blows::MASTERWORK_BLADE],

        points: Points::HOUSE,
    };

    /// The blows of a traveller with this weapon.
    pub const fn blows(&self, weapon: Option<Weapon>) -> &BlowTable {
        match weapon {
            Some(blade) if (blade as usize) < self.armed.len() => &self.armed[blade as usize],
            // Shields lie on the road alone, where dice do other things.
            _ => &self.bare,
        }
    }

    /// The blows of a fight: those of a traveller with this weapon, and those of the foe.
    pub const fn arms(&self, weapon: Option<Weapon>) -> Arms {
        Arms { yours: *self.blows(weapon), foes: self.bare }
    }

    /// Whether a number is a success in a pit.
    pub const fn holds(&self, number: u8) -> bool {
        number >= self.pit_success_from
    }

    /// The HP a foe begins with.
    ///
    /// # Panics
    /// When the card is no foe.
    pub const fn foe_hp(&self, foe: Card, tier: Tier) -> Hp {
        let table = match foe {
            Card::LesserBeast => &self.lesser_hp,
            Card::GreaterBeast => &self.greater_hp,
            Card::Hollow => &self.hollow_hp,
            _ => panic!("only a foe has HP"),
        };
        Hp(table[tier.index()])
    }
}

impl Default for Content {
    fn default() -> Self {
        Self::HOUSE
    }
}
