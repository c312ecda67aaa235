//! What can lie on a unit for some rounds.

use engine::SplitMix64;
use serde::{Deserialize, Serialize};

use crate::Word;

/// An effect on a unit. RULES.md, section 6, says what each does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Effect {
    /// Hits harder, shatters obstacles, cannot charge.
    Power,
    /// Was healed.
    Life,
    /// Acts twice, hits softer.
    Speed,
    /// Was hurt, hits softer.
    Weakness,
    /// Loses HP at the end of each round.
    Bleed,
    /// Declares what it does a round ahead.
    Slow,
    /// Cannot attack.
    Blind,
    /// Takes more damage, and its death heals the enemy hero.
    DeathMark,
    /// Dodges the next attack and answers it.
    Feint,
    /// Hits anybody but the enemy hero half as hard, and is answered by that hero.
    Challenge,
    /// Takes no damage and cannot attack.
    Invulnerable,
    /// Hits a little harder.
    Rally,
}

impl Effect {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Power,
        Self::Life,
        Self::Speed,
        Self::Weakness,
        Self::Bleed,
        Self::Slow,
        Self::Blind,
        Self::DeathMark,
        Self::Feint,
        Self::Challenge,
        Self::Invulnerable,
        Self::Rally,
    ];

    /// Those that a buff tile can give.
    pub const TILES: [Self; 6] =
        [Self::Power, Self::Life, Self::Speed, Self::Weakness, Self::Bleed, Self::Slow];

    /// Those that can be cleansed, in the order in which ties are settled.
    pub const DEBUFFS: [Self; 6] =
        [Self::Weakness, Self::Bleed, Self::Slow, Self::Blind, Self::DeathMark, Self::Challenge];

    /// The kind of the next buff tile of a match.
    pub(crate) fn draw_tile(stream: &mut SplitMix64) -> Self {
        Self::TILES[stream.below(6) as usize]
    }

    /// Zero to eleven, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it does its bearer harm.
    pub fn is_debuff(self) -> bool {
        Self::DEBUFFS.contains(&self)
    }
}

impl Word for Effect {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Power => "power",
            Self::Life => "life",
            Self::Speed => "speed",
            Self::Weakness => "weakness",
            Self::Bleed => "bleed",
            Self::Slow => "slow",
            Self::Blind => "blind",
            Self::DeathMark => "death-mark",
            Self::Feint => "feint",
            Self::Challenge => "challenge",
            Self::Invulnerable => "invulnerable",
            Self::Rally => "rally",
        }
    }
}

/// One of the three curses that skills put on others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bane {
    /// [`Effect::Weakness`].
    Weakness,
    /// [`Effect::Bleed`].
    Bleed,
    /// [`Effect::Slow`].
    Slow,
}

impl Bane {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Weakness, Self::Bleed, Self::Slow];

    /// The effect that it is.
    pub const fn effect(self) -> Effect {
        match self {
            Self::Weakness => Effect::Weakness,
            Self::Bleed => Effect::Bleed,
            Self::Slow => Effect::Slow,
        }
    }
}

impl Word for Bane {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.effect().word()
    }
}
