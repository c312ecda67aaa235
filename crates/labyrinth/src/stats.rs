//! The five numbers that everybody in the tower has.

use serde::{Deserialize, Serialize};

/// Five numbers. Attack, defence and speed are counted in hundredths, so that small steps per
/// level and floor stay whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// The most HP.
    pub hp: i32,
    /// Attack, in hundredths.
    pub attack: i32,
    /// Defence, in hundredths.
    pub defence: i32,
    /// Speed, in hundredths.
    pub speed: i32,
    /// The chance of a critical hit, per mille.
    pub crit: i32,
}

impl Stats {
    /// These numbers and so many times others.
    #[must_use]
    pub const fn plus(self, other: Self, times: i32) -> Self {
        Self {
            hp: self.hp + other.hp * times,
            attack: self.attack + other.attack * times,
            defence: self.defence + other.defence * times,
            speed: self.speed + other.speed * times,
            crit: self.crit + other.crit * times,
        }
    }

    /// These numbers multiplied, a crit chance excepted.
    #[must_use]
    pub const fn scaled(self, scale: Scale) -> Self {
        Self {
            hp: share(self.hp, scale.hp as i32),
            attack: share(self.attack, scale.attack as i32),
            defence: share(self.defence, scale.defence as i32),
            speed: share(self.speed, scale.speed as i32),
            crit: self.crit,
        }
    }
}

/// What numbers are multiplied with, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub struct Scale {
    pub hp: u16,
    pub attack: u16,
    pub defence: u16,
    pub speed: u16,
}

impl Scale {
    /// Nothing changes.
    pub const SAME: Self = Self { hp: 100, attack: 100, defence: 100, speed: 100 };
}

/// So many hundredths of a number, rounded to the nearest, halves up.
pub(crate) const fn share(number: i32, hundredths: i32) -> i32 {
    let share = (number as i64 * hundredths as i64 + 50).div_euclid(100);
    #[expect(clippy::cast_possible_truncation, reason = "a share of a number is about as large")]
    {
        share as i32
    }
}

/// So many thousandths of a number, at least one.
pub(crate) fn per_mille(number: i32, thousandths: u16) -> i32 {
    ((number * i32::from(thousandths) + 500) / 1000).max(1)
}
