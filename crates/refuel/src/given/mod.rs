//! What a battle is given before it begins: artefacts of the crew, augments of its blueprints, where it is, and a
//! boss.
//!
//! Each is a row of modifiers, which the battle knows nothing else about.

mod artefact;
mod augment;
mod environment;
mod notation;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use self::artefact::Artefact;
pub use self::augment::Augment;
pub use self::environment::Environment;
use crate::{Attacker, Blueprint, Modifier, WaveChange};

/// One thing that a battle is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Given {
    /// An artefact of the crew.
    Artefact(Artefact),
    /// An augment of a blueprint.
    Augment(Blueprint, Augment),
    /// Where it is.
    Environment(Environment),
    /// A boss that comes behind all others of a wave, counted from one.
    Boss {
        /// Which.
        kind: Attacker,
        /// In which.
        wave: u16,
    },
}

impl Given {
    /// What it alters.
    pub fn modifiers(self) -> Vec<Modifier> {
        match self {
            Self::Artefact(artefact) => artefact.modifiers(),
            Self::Augment(blueprint, augment) => augment.modifiers(blueprint),
            Self::Environment(environment) => environment.modifiers(),
            Self::Boss { kind, wave } => {
                vec![Modifier::Waves(WaveChange::Boss(wave.saturating_sub(1), kind))]
            }
        }
    }

    /// What all of them alter, in the order in which they are given.
    pub fn all_modifiers(all: impl IntoIterator<Item = Self>) -> Vec<Modifier> {
        all.into_iter().flat_map(Self::modifiers).collect()
    }
}
