//! Cooldowns, ranges and strengths of the skills.

use serde::{Deserialize, Serialize};

use crate::Skill;

/// The numbers of one skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkillNumbers {
    /// Round ends until it can be used again.
    pub cooldown: u8,
    /// How far it reaches, in steps; zero where there is nothing to aim at.
    pub range: u8,
    /// What it deals, heals or shields; zero where it does none of these.
    pub power: u8,
}

pub(super) const fn row(cooldown: u8, range: u8, power: u8) -> SkillNumbers {
    SkillNumbers { cooldown, range, power }
}

/// One row for each skill, in the order of [`Skill::ALL`].
pub(super) const WRITTEN: [SkillNumbers; Skill::COUNT] = [
    //  cooldown, range, power
    row(2, 3, 2), // HeroicLeap: damage
    row(2, 0, 1), // Shockwave: damage
    row(2, 0, 3), // Endure: shield
    row(2, 3, 3), // ElementalBlast: damage
    row(2, 4, 0), // WarpBeacon: damage
    row(2, 0, 1), // WildMagic: damage
    row(2, 3, 0), // SmokeBomb
    row(2, 2, 0), // DeathMark
    row(2, 1, 0), // ShadowClone
    row(2, 4, 2), // SpiritHawk: damage
    row(2, 3, 1), // SpectralBlades: damage
    row(2, 0, 2), // NaturesPower: damage added
    row(2, 2, 0), // Challenge
    row(2, 1, 3), // ElementalStrike: damage
    row(2, 0, 0), // Feint
    row(2, 2, 3), // Trinity: healing
    row(2, 0, 1), // PowerOfMany: healing
    row(2, 0, 0), // AscendedForm
];
