//! What the waves of a battle are made after.

use serde::{Deserialize, Serialize};

use super::Threat;
use crate::{Attacker, Ticks, WorldPlan};

/// All numbers that waves are made from. An environment changes them before the battle; RULES.md, 3.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WavePlan {
    /// The harm that a defence is expected to do in a second when the first wave comes, in thousandths.
    pub rate: i64,
    /// The harm that it is expected to do to somebody of speed 1 who crosses all of it, in thousandths.
    pub capacity: i64,
    /// By how much both grow with the number of waves before, with its square and with its cube, in thousandths.
    pub growth: [i64; 3],
    /// How many ways there are.
    pub ways: u8,
    /// The percentage of new capacity that any way may use.
    pub shared: u8,
    /// How often a wave sends somebody else on every way at once, in percent.
    pub abreast: u8,
    /// How often a way is left out, in percent.
    pub absent: u8,
    /// The most batches of a wave.
    pub batches: u8,
    /// The most attackers of a wave, on all ways.
    pub crowd: u16,
    /// The longest time in which all of a wave comes.
    pub time: Ticks,
    /// How much of the harm is expected to fall on those beside whom it is meant for, in percent.
    pub splash: u8,
    /// The number of waves before that.
    pub splash_from: u8,
    /// Whoever may come.
    pub threats: Vec<Threat>,
    /// The wave in which a boss comes behind all others, counted from zero, and who it is.
    pub boss: Option<(u16, Attacker)>,
}

impl WavePlan {
    /// The plan for a world, before any environment.
    pub fn of(world: &WorldPlan) -> Self {
        Self {
            rate: world.base_rate(),
            capacity: world.base_capacity(),
            growth: [1000, 10, 7],
            ways: u8::try_from(world.ways()).expect("a world has few ways"),
            shared: 60,
            abreast: 30,
            absent: 40,
            batches: 3,
            crowd: 120,
            time: Ticks(250),
            splash: 50,
            splash_from: 6,
            threats: Threat::all(),
            boss: None,
        }
    }

    /// How much harder a wave is than the first, in thousandths.
    pub fn scale(&self, wave: u16) -> i64 {
        let wave = i64::from(wave.min(LAST_GROWTH));
        let [linear, square, cube] = self.growth;
        1000 + wave * (linear + wave * (square + wave * cube))
    }

    /// The rate that a wave asks for, in thousandths.
    pub fn rate_of(&self, wave: u16) -> i64 {
        self.rate * self.scale(wave) / 1000
    }

    /// The capacity that a wave asks for, in thousandths.
    pub fn capacity_of(&self, wave: u16) -> i64 {
        self.capacity * self.scale(wave) / 1000
    }

    /// How many batches a wave may have.
    pub fn batches_of(&self, wave: u16) -> u8 {
        u8::try_from(1 + wave / 2).unwrap_or(u8::MAX).min(self.batches)
    }
}

/// Waves grow no further after so many: nobody lives to see it.
const LAST_GROWTH: u16 = 200;
