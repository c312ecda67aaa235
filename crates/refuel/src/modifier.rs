//! What alters the rules of a battle before it begins: augments, artefacts, and the environment.

use serde::{Deserialize, Serialize};

use crate::{Blueprint, Change, Family, GainRule, Good, Harms, Origin, Sort, Status, WaveChange};

/// Something that alters a battle as long as it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Modifier {
    /// A number of some blueprints, and who alters it.
    Blueprints(Whose, Change, Origin),
    /// So many hundredths of the health of some attackers, and of their speed.
    Attackers(Option<Family>, u16, u16),
    /// What becomes of something that comes in.
    Gains(GainRule),
    /// So much more of something at the beginning.
    Start(Good, i32),
    /// So much more or less fuel that is fought for.
    Goal(i32),
    /// What hits of some guns are like.
    Hits(Whose, Fitting),
    /// The plan of the waves.
    Waves(WaveChange),
}

/// What is fitted to guns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fitting {
    /// Hits bring this as well, so much of it.
    Brings(Status, u16),
    /// Hits do such damage instead.
    Harms(Harms),
}

/// Whose numbers are altered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// Those of every blueprint.
    All,
    /// Those of one sort.
    Sort(Sort),
    /// Those of one blueprint.
    One(Blueprint),
}

impl Whose {
    /// Whether a blueprint is meant.
    pub fn is_meant(self, blueprint: Blueprint) -> bool {
        match self {
            Self::All => true,
            Self::Sort(sort) => blueprint.row().sort == sort,
            Self::One(one) => one == blueprint,
        }
    }
}
