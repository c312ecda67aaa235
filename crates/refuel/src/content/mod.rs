//! The numbers that a battle is played with, apart from the rows of blueprints and attackers.

mod knobs;

use serde::{Deserialize, Serialize};

use crate::{Energy, Fuel, Hp, Hull, Materials, Ticks};

/// All numbers of a battle that belong to no row. RULES.md says what they are usually.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// Materials at the beginning.
    pub materials: Materials,
    /// Energy at the beginning.
    pub energy: Energy,
    /// The hull at the beginning, unless the setup says otherwise.
    pub hull: Hull,
    /// The most that a wave takes of it, bosses left out.
    pub hull_a_wave: Hull,
    /// What comes back of a building that has seen a wave, in hundredths of what was paid.
    pub refund: u8,
    /// How many waves are shown ahead.
    pub preview: u8,
    /// Fuel that more or less is fought for than the level says.
    pub more_fuel: Fuel,
    /// What attackers have in health, in hundredths of their rows.
    pub attacker_hp: u16,
    /// How fast they are, in hundredths of their rows.
    pub attacker_speed: u16,
    /// What somebody who burns loses each time.
    pub burn: Hp,
    /// How many ticks lie between these times.
    pub burn_every: Ticks,
    /// How fast somebody is who freezes, in hundredths.
    pub frozen_speed: u16,
    /// How fast somebody is who is hurried, in hundredths.
    pub hurried_speed: u16,
    /// Nobody is slower than so many hundredths of what they are.
    pub slowest: u16,
    /// What somebody takes who is marked, in hundredths.
    pub marked: u16,
    /// What they leave when they fall.
    pub marked_materials: Materials,
    /// After being pushed or held, nobody is again for so many ticks.
    pub steady: Ticks,
    /// How fast an overclocked building shoots, in hundredths of its interval.
    pub overclocked: u16,
    /// The energy damage that shots of an electrified building do as well.
    pub electrified: Hp,
    /// Ticks after which a wave pushes on: nobody is pushed, held or slowed any more.
    pub patience: Ticks,
}

impl Content {
    /// The usual numbers.
    pub const USUAL: Self = Self {
        materials: Materials(25),
        energy: Energy(10),
        hull: Hull(25),
        hull_a_wave: Hull(5),
        refund: 50,
        preview: 3,
        more_fuel: Fuel(0),
        attacker_hp: 100,
        attacker_speed: 100,
        burn: Hp(1),
        burn_every: Ticks(10),
        frozen_speed: 60,
        hurried_speed: 150,
        slowest: 20,
        marked: 200,
        marked_materials: Materials(1),
        steady: Ticks(40),
        overclocked: 67,
        electrified: Hp(3),
        patience: Ticks(6000),
    };
}

impl Default for Content {
    fn default() -> Self {
        Self::USUAL
    }
}
