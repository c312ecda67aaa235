//! Who goes down. RULES.md, section 10.

use engine::Worded;
use serde::{Deserialize, Serialize};

use crate::{Effect, Flask, Gold, Hp, Item, Stat};

/// Somebody who goes down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Character {
    #[default]
    Sexton,
    Lamplighter,
    Tidewife,
    Poacher,
    Gatekeeper,
    Gambler,
}

/// What somebody begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Health.
    pub hp: Hp,
    /// How hard they strike.
    pub attack: Hp,
    /// What they take off a blow.
    pub defence: Hp,
    /// What they carry.
    pub items: &'static [Item],
    /// What hangs on their belt, beside a healing flask.
    pub flasks: &'static [Flask],
    /// What they have in their purse.
    pub gold: Gold,
    /// What is different about them.
    pub effects: &'static [Effect],
}

const SEXTON: Start = Start {
    hp: Hp(100),
    attack: Hp(8),
    defence: Hp(3),
    items: &[Item::NotchedBlade],
    flasks: &[],
    gold: Gold(0),
    effects: &[],
};

impl Character {
    /// All of them, those who are there from the beginning first.
    pub const ALL: [Self; 6] =
        [Self::Sexton, Self::Lamplighter, Self::Tidewife, Self::Poacher, Self::Gatekeeper, Self::Gambler];

    /// What they begin with.
    #[rustfmt::skip]
    pub const fn start(self) -> Start {
        match self {
            Self::Sexton => SEXTON,
            Self::Lamplighter => Start {
                hp: Hp(90), attack: Hp(7),
                items: &[Item::LampOil], flasks: &[Flask::Fire, Flask::Fire],
                effects: &[Effect::Stat(Stat::Sight, 1), Effect::Stat(Stat::Quiet, -2)], ..SEXTON
            },
            Self::Tidewife => Start {
                hp: Hp(95), attack: Hp(7),
                items: &[Item::RainGourd, Item::CopperRod],
                effects: &[Effect::Stat(Stat::Sure, 1)], ..SEXTON
            },
            Self::Poacher => Start {
                hp: Hp(90), attack: Hp(6), defence: Hp(2),
                items: &[Item::ShepherdsSling, Item::ThrowingNails],
                effects: &[Effect::Stat(Stat::Throw, -20), Effect::Stat(Stat::Strike, 20)], ..SEXTON
            },
            Self::Gatekeeper => Start {
                hp: Hp(110), attack: Hp(7), defence: Hp(4),
                items: &[Item::PaddedBuckler],
                effects: &[Effect::Stat(Stat::Speed, -10)], ..SEXTON
            },
            Self::Gambler => Start {
                hp: Hp(85), defence: Hp(2),
                items: &[Item::LuckyFarthing], gold: Gold(40),
                effects: &[Effect::Stat(Stat::Offers, 1)], ..SEXTON
            },
        }
    }
}

impl Worded for Character {
    const WORDS: &'static [Self] = &Self::ALL;
}
