//! Numbers by which no class, skill or pair of minions is the better pick.
//!
//! HP are counted in coins of half the size, so that skills can be weighed more finely: a
//! plain blow takes 2 or 3. They were found by letting searches play each other; RULES.md,
//! section 15, says what they come to.

use super::{Bounds, Content, EffectNumbers, SkillNumbers, effects, skills};
use crate::{Effect, Skill, Stats};

/// One row for each effect, in the order of [`Effect::ALL`].
const EFFECTS: [EffectNumbers; Effect::COUNT] = [
    //          rounds, attack, HP
    effects::row(2, 6, 2),   // Power
    effects::row(2, 0, 2),   // Life
    effects::row(2, -2, 0),  // Speed
    effects::row(2, -4, -2), // Weakness
    effects::row(2, 0, 0),   // Bleed
    effects::row(2, 0, 0),   // Slow
    effects::row(2, 0, 0),   // Blind
    effects::row(2, 0, 0),   // DeathMark
    effects::row(3, 0, 0),   // Feint
    effects::row(3, -2, 0),  // Challenge
    effects::row(1, 0, 1),   // Invulnerable
    effects::row(1, 1, 0),   // Rally
];

/// One row for each skill, in the order of [`Skill::ALL`].
const SKILLS: [SkillNumbers; Skill::COUNT] = [
    //         cooldown, range, power
    skills::row(3, 3, 4), // HeroicLeap: damage
    skills::row(1, 0, 5), // Shockwave: damage
    skills::row(2, 0, 6), // Endure: shield
    skills::row(3, 3, 3), // ElementalBlast: damage
    skills::row(1, 4, 3), // WarpBeacon: damage
    skills::row(7, 0, 1), // WildMagic: damage
    skills::row(2, 4, 0), // SmokeBomb
    skills::row(2, 4, 0), // DeathMark
    skills::row(4, 1, 0), // ShadowClone
    skills::row(5, 4, 2), // SpiritHawk: damage
    skills::row(5, 4, 3), // SpectralBlades: damage
    skills::row(6, 0, 1), // NaturesPower: damage added
    skills::row(2, 4, 0), // Challenge
    skills::row(3, 1, 2), // ElementalStrike: damage
    skills::row(2, 0, 0), // Feint
    skills::row(9, 2, 1), // Trinity: healing
    skills::row(4, 0, 1), // PowerOfMany: healing
    skills::row(7, 0, 0), // AscendedForm
];

impl Content {
    /// Numbers by which every pick wins about as often as any other.
    pub const BALANCED: Self = Self {
        hero: Stats { hp: 12, attack: 3, moves: 2, range: 1 },
        minions: [
            Stats { hp: 9, attack: 2, moves: 1, range: 1 },
            Stats { hp: 8, attack: 3, moves: 1, range: 3 },
            Stats { hp: 6, attack: 4, moves: 3, range: 1 },
        ],
        clone: Stats { hp: 2, attack: 2, moves: 1, range: 1 },
        bounds: Bounds { hp: [1, 12], attack: [3, 3] },
        hp_ceiling: 12,

        obstacle_hp: 6,

        effects: EFFECTS,
        bleed_damage: 2,
        mark_damage: 5,
        mark_heal: 4,
        feint_damage: 2,
        challenge_damage: 3,

        skills: SKILLS,
        shockwave_blocked: 7,
        wild_percent: 10,
        natures_charges: 1,

        decay_from: 8,
        decay_damage: 2,
        pressure_from: 14,
        pressure_damage: 2,
        timeout_damage: 2,
        ..Self::WRITTEN
    };
}

#[cfg(test)]
mod tests {
    use engine::tuning::{Tunable, sound};

    use super::*;

    #[test]
    fn every_number_is_within_the_range_of_its_knob() {
        assert_eq!(sound(Some(Content::BALANCED), Content::WRITTEN), Ok(Content::BALANCED));
        assert_eq!(Content::BALANCED.problems(), []);
    }

    #[test]
    fn whoever_heals_comes_to_where_heroes_begin() {
        assert_eq!(Content::BALANCED.hp_ceiling, Content::BALANCED.hero.hp);
    }
}
