//! The numbers that a run is played with, apart from the rows of tables.

use engine::tuning::{Contradiction, Knob, Tunable};
use serde::{Deserialize, Serialize};

use crate::{Hull, Money};

/// All numbers of a run that belong to no row. RULES.md says what they are usually.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunContent {
    /// The hull at the beginning, which is also the most there is.
    pub hull: Hull,
    /// Money at the beginning.
    pub money: Money,
    /// Blueprints on board at most.
    pub blueprints: u8,
    /// Of so many one is taken as a reward.
    pub shown: u8,
    /// After so many rewards without anything rare, one has something.
    pub patience: u8,
    /// The level of the first battles of each act.
    pub levels: [u16; 3],
    /// What attackers have in health in each act, in hundredths.
    pub attacker_hp: [u16; 3],
    /// What bosses have in health in each act, in hundredths, besides.
    pub boss_hp: [u16; 3],
    /// In which wave the boss comes, counted from one.
    pub boss_wave: u8,
    /// What a battle pays, an elite one, and a boss.
    pub pay: [Money; 3],
    /// What an elite battle asks for, in hundredths of a plain one.
    pub elite: u16,
    /// Fuel that is fought for besides with elites and bosses.
    pub more_fuel: u8,
    /// Materials at the beginning of a battle for each battle that was won before.
    pub growth: u8,
    /// Hull that a rest mends.
    pub repair: Hull,
    /// Hull that is mended after a boss.
    pub haven: Hull,
    /// What shops ask, in hundredths of their rows.
    pub prices: u16,
}

impl RunContent {
    /// The usual numbers.
    pub const USUAL: Self = Self {
        hull: Hull(30),
        money: Money(40),
        blueprints: 10,
        shown: 3,
        patience: 3,
        levels: [1, 4, 6],
        attacker_hp: [100, 100, 100],
        boss_hp: [10, 13, 17],
        boss_wave: 7,
        pay: [Money(25), Money(40), Money(60)],
        elite: 115,
        more_fuel: 20,
        growth: 1,
        repair: Hull(8),
        haven: Hull(8),
        prices: 100,
    };
}

impl Default for RunContent {
    fn default() -> Self {
        Self::USUAL
    }
}

/// A number, or a row of three: one for each act or for each sort of battle.
macro_rules! number {
    ($name:ident, $range:expr, $about:literal) => {
        Knob {
            name: stringify!($name),
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 1,
            read: |content, _| i64::from(content.$name),
            write: |content, _, value| {
                content.$name = value.try_into().ok().expect("a value in its range fits")
            },
        }
    };
    ($name:ident[3], $range:expr, $about:literal) => {
        Knob {
            name: stringify!($name),
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 3,
            read: |content, entry| i64::from(content.$name[entry]),
            write: |content, entry, value| {
                content.$name[entry] = value.try_into().ok().expect("a value in its range fits")
            },
        }
    };
}

const KNOBS: [Knob<RunContent>; 16] = [
    number!(hull, 1..=500, "the hull at the beginning, and the most there is"),
    number!(money, 0..=1000, "money at the beginning"),
    number!(blueprints, 6..=18, "blueprints on board at most"),
    number!(shown, 1..=5, "of so many things one is taken as a reward"),
    number!(patience, 0..=20, "after so many rewards without anything rare, one has something"),
    number!(levels[3], 1..=40, "the level of the first battles of each act"),
    number!(attacker_hp[3], 10..=1000, "health of attackers in each act, in hundredths"),
    number!(boss_hp[3], 10..=1000, "health of bosses in each act besides, in hundredths"),
    number!(boss_wave, 1..=12, "in which wave the boss comes, counted from one"),
    number!(pay[3], 0..=1000, "what a battle pays, an elite one, and a boss"),
    number!(elite, 50..=500, "what an elite battle asks for, in hundredths of a plain one"),
    number!(more_fuel, 0..=100, "fuel that is fought for besides with elites and bosses"),
    number!(growth, 0..=50, "materials at the beginning of a battle for each one won before"),
    number!(repair, 0..=1000, "hull that a rest mends"),
    number!(haven, 0..=1000, "hull that is mended after a boss"),
    number!(prices, 10..=1000, "what shops ask, in hundredths of their rows"),
];

impl Tunable for RunContent {
    fn knobs() -> &'static [Knob<Self>] {
        &KNOBS
    }

    fn problems(&self) -> Vec<Contradiction> {
        Vec::new()
    }
}
