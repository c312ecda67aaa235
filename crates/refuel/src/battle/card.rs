//! One blueprint at hand.

use serde::{Deserialize, Serialize};

use crate::{Blueprint, Changes, Family, Stats};

/// One blueprint at hand, with all that has become of it in this battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Which.
    pub blueprint: Blueprint,
    /// Its numbers now, for each make: the plain one first.
    pub makes: [Stats; Self::MAKES],
    /// How many waves it cannot be used for.
    pub cooldown: u8,
    /// How often it was built or used.
    pub used: u16,
    /// The health that it took as an ability, by family.
    #[serde(with = "engine::RowsBy::<Family>")]
    pub dealt: [u32; Family::COUNT],
}

impl Card {
    /// The most makes that a blueprint has.
    pub const MAKES: usize = 3;

    pub(crate) fn new(blueprint: Blueprint) -> Self {
        let row = blueprint.row();
        let make = |tier: usize| match tier.checked_sub(1) {
            None => row.stats,
            Some(place) => row.tiers.get(place).copied().unwrap_or(row.stats),
        };
        Self { blueprint, makes: std::array::from_fn(make), cooldown: 0, used: 0, dealt: [0; Family::COUNT] }
    }

    /// Its numbers are altered for good, in every make: those that it has.
    pub(crate) fn alter(&mut self, changes: &Changes) {
        for make in &mut self.makes {
            *make = changes.stats(make);
        }
    }
}
