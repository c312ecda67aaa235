//! The noises of Endless Tower. What they sound like is for the client.

use labyrinth::{Rarity, Refusal, Spell};

/// A noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "they are called what they are of")]
pub enum Noise {
    Step,
    Swing,
    Hit,
    Hurt,
    Crit,
    Guard,
    Dash,
    Door,
    Locked,
    Secret,
    Chest,
    PickupCommon,
    PickupUncommon,
    PickupRare,
    PickupEpic,
    Gold,
    Potion,
    Firebolt,
    Fireball,
    Frost,
    Spark,
    Bow,
    Trap,
    Arrival,
    Slain,
    Ailment,
    LevelUp,
    Stairs,
    Shop,
    Boss,
    Omen,
    Death,
}

impl Noise {
    /// Every noise.
    pub const ALL: [Self; 32] = [
        Self::Step,
        Self::Swing,
        Self::Hit,
        Self::Hurt,
        Self::Crit,
        Self::Guard,
        Self::Dash,
        Self::Door,
        Self::Locked,
        Self::Secret,
        Self::Chest,
        Self::PickupCommon,
        Self::PickupUncommon,
        Self::PickupRare,
        Self::PickupEpic,
        Self::Gold,
        Self::Potion,
        Self::Firebolt,
        Self::Fireball,
        Self::Frost,
        Self::Spark,
        Self::Bow,
        Self::Trap,
        Self::Arrival,
        Self::Slain,
        Self::Ailment,
        Self::LevelUp,
        Self::Stairs,
        Self::Shop,
        Self::Boss,
        Self::Omen,
        Self::Death,
    ];

    /// The noise of picking something up that is so seldom found.
    pub const fn of_rarity(rarity: Rarity) -> Self {
        match rarity {
            Rarity::Common => Self::PickupCommon,
            Rarity::Uncommon => Self::PickupUncommon,
            Rarity::Rare => Self::PickupRare,
            Rarity::Epic => Self::PickupEpic,
        }
    }

    /// The noise of something that cannot be done, where it has one of its own.
    pub const fn of_refusal(refusal: Refusal) -> Option<Self> {
        match refusal {
            Refusal::Locked => Some(Self::Locked),
            _ => None,
        }
    }

    /// The noise of a spell.
    pub const fn of_spell(spell: Spell) -> Self {
        match spell {
            Spell::Firebolt => Self::Firebolt,
            Spell::Fireball => Self::Fireball,
            Spell::Frost => Self::Frost,
            Spell::Spark => Self::Spark,
        }
    }
}
