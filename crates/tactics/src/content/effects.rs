//! How long effects last, and what they change.

use serde::{Deserialize, Serialize};

use crate::Effect;

/// The numbers of one effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EffectNumbers {
    /// Round ends that it lasts, that of the round it was gained in included.
    pub rounds: u8,
    /// What it adds to the bearer's attack.
    pub attack: i8,
    /// HP that the bearer gains with it, or loses.
    pub hp: i8,
}

pub(super) const fn row(rounds: u8, attack: i8, hp: i8) -> EffectNumbers {
    EffectNumbers { rounds, attack, hp }
}

/// One row for each effect, in the order of [`Effect::ALL`].
pub(super) const WRITTEN: [EffectNumbers; Effect::COUNT] = [
    //  rounds, attack, HP
    row(2, 3, 1),   // Power
    row(2, 0, 3),   // Life
    row(2, -1, 0),  // Speed
    row(2, -2, -1), // Weakness
    row(2, 0, 0),   // Bleed
    row(2, 0, 0),   // Slow
    row(1, 0, 0),   // Blind
    row(2, 0, 0),   // DeathMark
    row(2, 0, 0),   // Feint
    row(2, 0, 0),   // Challenge
    row(1, 0, 0),   // Invulnerable
    row(1, 1, 0),   // Rally
];
