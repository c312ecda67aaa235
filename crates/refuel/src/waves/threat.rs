//! What waves know of an attacker.

use serde::{Deserialize, Serialize};

use crate::{Attacker, Family, Hp, Nature, Speed, Ticks};

/// Somebody who may come, and what is asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threat {
    /// Who it is.
    pub kind: Attacker,
    /// How much it asks of a defence: its health, and more if it can do something.
    pub value: Hp,
    /// How fast it is.
    pub speed: Speed,
    /// The least time between two of them.
    pub spacing: Ticks,
    /// How often it is chosen.
    pub weight: u8,
}

impl Threat {
    /// What its row says of an attacker.
    pub const fn of(kind: Attacker) -> Self {
        let Nature { value, speed, spacing, .. } = *kind.row();
        Self { kind, value: Hp(value), speed, spacing: spacing.ticks(), weight: 1 }
    }

    /// Everybody but bosses, one as often as the other.
    pub fn all() -> Vec<Self> {
        let common = Attacker::ALL.into_iter().filter(|kind| kind.row().family != Family::Boss);
        common.map(Self::of).collect()
    }

    /// What one of them asks of a defence that does no harm in time.
    pub fn asks(&self) -> i64 {
        i64::from(self.value.0) * i64::from(self.speed.0)
    }
}
