//! The numbers of the game, as tables a designer can read and patch.

mod balanced;
mod clock;
mod effects;
mod knobs;
mod normalise;
mod skills;

pub use clock::{Allowance, Clock};
pub use effects::EffectNumbers;
pub use normalise::{Bounds, NotACharacter, RpgStats};
pub use skills::SkillNumbers;

use serde::{Deserialize, Serialize};

use crate::{Effect, Kind, Minion, Skill, Stats};

/// Every number that play uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// A hero of any class, unless a character is brought along.
    pub hero: Stats,
    /// The minions, in the order of [`Minion::ALL`].
    pub minions: [Stats; 3],
    /// A Rogue's clone, except that it steps as far as its Rogue.
    pub clone: Stats,
    /// What a character that is brought along is held to.
    pub bounds: Bounds,
    /// No healing leads above this.
    pub hp_ceiling: u8,

    /// HP of a new obstacle.
    pub obstacle_hp: u8,
    /// Round ends that a new buff tile lasts.
    pub tile_rounds: u8,

    /// How long effects last and what they change, in the order of [`Effect::ALL`].
    pub effects: [EffectNumbers; Effect::COUNT],
    /// HP that Bleed takes at the end of a round.
    pub bleed_damage: u8,
    /// How much more a marked unit takes.
    pub mark_damage: u8,
    /// HP that the enemy hero gains when a marked unit dies.
    pub mark_heal: u8,
    /// What a dodged attacker takes.
    pub feint_damage: u8,
    /// What a challenged unit takes for striking its challenger.
    pub challenge_damage: u8,

    /// Cooldowns, ranges and strengths, in the order of [`Skill::ALL`].
    pub skills: [SkillNumbers; Skill::COUNT],
    /// What Shockwave takes from those it cannot push.
    pub shockwave_blocked: u8,
    /// Round ends that the shield of Endure lasts.
    pub endure_rounds: u8,
    /// Chance of a curse by Elemental Blast, in percent.
    pub blast_percent: u8,
    /// Chance of a curse by Wild Magic, in percent, for each enemy.
    pub wild_percent: u8,
    /// Round ends that a clone lasts.
    pub clone_rounds: u8,
    /// Attacks that Nature's Power strengthens.
    pub natures_charges: u8,

    /// The first round at whose end minions decay.
    pub decay_from: u8,
    /// HP that decay takes from each minion.
    pub decay_damage: u8,
    /// The first round at whose end everybody is under pressure.
    pub pressure_from: u8,
    /// HP that pressure takes from each unit.
    pub pressure_damage: u8,
    /// The round after which the match is decided.
    pub last_round: u8,
    /// HP that a hero loses when an action takes too long.
    pub timeout_damage: u8,
    /// How long decisions may take.
    pub clock: Clock,
}

impl Content {
    /// Every number that the design document names as a rule (obstacles, tiles, decay, pressure, the clock), and
    /// small ones where it names none. For heroes it gives an example alone, which is in [`Self::HEROIC`].
    pub const WRITTEN: Self = Self {
        hero: Stats { hp: 5, attack: 1, moves: 1, range: 1 },
        minions: [
            Stats { hp: 5, attack: 1, moves: 1, range: 1 },
            Stats { hp: 3, attack: 1, moves: 1, range: 3 },
            Stats { hp: 2, attack: 2, moves: 4, range: 1 },
        ],
        clone: Stats { hp: 1, attack: 1, moves: 1, range: 1 },
        bounds: Bounds { hp: [1, 5], attack: [1, 1] },
        hp_ceiling: 30,

        obstacle_hp: 3,
        tile_rounds: 2,

        effects: effects::WRITTEN,
        bleed_damage: 1,
        mark_damage: 2,
        mark_heal: 2,
        feint_damage: 2,
        challenge_damage: 2,

        skills: skills::WRITTEN,
        shockwave_blocked: 2,
        endure_rounds: 2,
        blast_percent: 50,
        wild_percent: 33,
        clone_rounds: 2,
        natures_charges: 2,

        decay_from: 3,
        decay_damage: 1,
        pressure_from: 8,
        pressure_damage: 1,
        last_round: 20,
        timeout_damage: 1,
        clock: Clock { action: 10_000, choice: 5_000, draft: 60_000, grace: 500 },
    };

    /// The same with the heroes of the document's example: HP capped at 30, damage of 3 to 5.
    pub const HEROIC: Self = Self {
        hero: Stats { hp: 30, attack: 4, moves: 1, range: 1 },
        bounds: Bounds { hp: [1, 30], attack: [3, 5] },
        ..Self::WRITTEN
    };

    /// What a unit is born with, unless its hero is a character that was brought along.
    pub const fn stats(&self, kind: Kind) -> Stats {
        match kind {
            Kind::Hero(_) => self.hero,
            Kind::Minion(minion) => self.minion(minion),
            Kind::Clone => self.clone,
        }
    }

    /// What a minion is born with.
    pub const fn minion(&self, minion: Minion) -> Stats {
        self.minions[minion.index()]
    }

    /// The numbers of an effect.
    #[inline]
    pub const fn effect(&self, effect: Effect) -> &EffectNumbers {
        &self.effects[effect.index()]
    }

    /// The numbers of a skill.
    #[inline]
    pub const fn skill(&self, skill: Skill) -> &SkillNumbers {
        &self.skills[skill.index()]
    }
}

impl Default for Content {
    fn default() -> Self {
        Self::BALANCED
    }
}
