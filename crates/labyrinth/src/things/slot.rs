//! Where gear is worn, a row each: which number it raises there, and what else it may do.

use engine::Worded;
use serde::{Deserialize, Serialize};

use crate::{Perk, Power, Spell, Stat};

/// Where something is worn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Slot {
    Weapon,
    Armour,
    Charm,
    Boots,
}

/// What is true of gear in a slot whatever the numbers of a run are.
struct Nature {
    raises: Stat,
    /// The two that a piece may have, equally often. A tome may be any.
    perks: [Perk; 2],
}

impl Worded for Slot {
    const WORDS: &'static [Self] = &Self::ALL;
}

impl Slot {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Weapon, Self::Armour, Self::Charm, Self::Boots];

    const fn nature(self) -> Nature {
        match self {
            Self::Weapon => Nature { raises: Stat::Attack, perks: [Perk::Keen, Perk::Keen] },
            Self::Armour => Nature { raises: Stat::Defence, perks: [Perk::Padded, Perk::Warded] },
            Self::Charm => Nature { raises: Stat::Hp, perks: [Perk::Barbed, Perk::Tome(Spell::Firebolt)] },
            Self::Boots => Nature { raises: Stat::Speed, perks: [Perk::Springy, Perk::Nimble] },
        }
    }

    /// Zero to three, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number that gear raises there.
    pub const fn raises(self) -> Stat {
        self.nature().raises
    }

    pub(crate) const fn perks(self) -> [Perk; 2] {
        self.nature().perks
    }

    /// What gear of some power gives there, in words: `2.2 attack`.
    pub fn gives(self, power: Power) -> String {
        let stat = self.raises();
        match stat {
            Stat::Hp => format!("{} {stat}", power.hp()),
            Stat::Attack | Stat::Defence | Stat::Speed => format!("{} {stat}", power.hundredths()),
        }
    }
}
