//! The five numbers that everybody in the tower has.

use serde::{Deserialize, Serialize};

use crate::{Hp, Hundredths, PerMille, Percent, Power};

/// Five numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// The most HP.
    pub hp: Hp,
    /// How hard blows fall.
    pub attack: Hundredths,
    /// What of others' blows is kept off.
    pub defence: Hundredths,
    /// Who is quicker gets more turns.
    pub speed: Hundredths,
    /// The chance of a critical hit.
    pub crit: PerMille<i32>,
}

/// Those of the numbers that gear raises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Stat {
    Hp,
    Attack,
    Defence,
    Speed,
}

impl Stats {
    /// One of the numbers grows by the power of something.
    pub(crate) fn raise(&mut self, stat: Stat, power: Power) {
        match stat {
            Stat::Hp => self.hp += power.hp(),
            Stat::Attack => self.attack += power.hundredths(),
            Stat::Defence => self.defence += power.hundredths(),
            Stat::Speed => self.speed += power.hundredths(),
        }
    }

    /// These numbers and so many times others.
    #[must_use]
    pub fn plus(self, other: Self, times: i32) -> Self {
        Self {
            hp: self.hp + other.hp * times,
            attack: self.attack + other.attack * times,
            defence: self.defence + other.defence * times,
            speed: self.speed + other.speed * times,
            crit: self.crit + PerMille(other.crit.0 * times),
        }
    }

    /// These numbers multiplied, a crit chance excepted.
    #[must_use]
    pub fn scaled(self, scale: Scale) -> Self {
        Self {
            hp: scale.hp.of(self.hp),
            attack: scale.attack.of(self.attack),
            defence: scale.defence.of(self.defence),
            speed: scale.speed.of(self.speed),
            crit: self.crit,
        }
    }
}

/// What numbers are multiplied with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub struct Scale {
    pub hp: Percent<u16>,
    pub attack: Percent<u16>,
    pub defence: Percent<u16>,
    pub speed: Percent<u16>,
}

impl Scale {
    /// Nothing changes.
    pub const SAME: Self = Self::all(Percent(100));

    /// Every number is multiplied alike.
    pub(crate) const fn all(factor: Percent<u16>) -> Self {
        Self { hp: factor, attack: factor, defence: factor, speed: factor }
    }
}
