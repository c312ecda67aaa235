//! The numbers of a blueprint.

use serde::{Deserialize, Serialize};

use crate::words::worded;

worded! {
    /// A number of a blueprint that others may alter.
    Stat {
        /// What it costs in materials.
        Materials = "materials",
        /// What it costs in energy.
        Energy = "energy",
        /// Waves after which it can be used for the first time.
        FirstCooldown = "first-cooldown",
        /// Waves until it can be used again.
        Cooldown = "cooldown",
        /// How far it reaches, in thousandths of a tile.
        Range = "range",
        /// What a hit takes.
        Damage = "damage",
        /// Ticks between shots.
        Interval = "interval",
        /// How far from where it hits others are met, in thousandths of a tile.
        Radius = "radius",
        /// Ticks from the shot, or the use, to what it does.
        Delay = "delay",
        /// How many ticks what it does lasts.
        Duration = "duration",
        /// How many waves it stands; nothing for those that stay.
        Waves = "waves",
        /// Fuel that it yields after each wave.
        FuelYield = "fuel-yield",
        /// Materials that it yields after each wave.
        MaterialYield = "material-yield",
        /// Energy that it yields after each wave.
        EnergyYield = "energy-yield",
    }
}

impl Stat {
    /// The number that makes sense when this one came out: nothing is less than nothing, and no two shots fall into one
    /// tick.
    pub const fn accepted(self, number: i32) -> i32 {
        let least = if matches!(self, Self::Interval) { 1 } else { 0 };
        if number < least { least } else { number }
    }

    /// Whether it is paid: then also what is free can become dearer.
    pub const fn is_cost(self) -> bool {
        matches!(self, Self::Materials | Self::Energy)
    }

    /// Whether it is better to have less of it.
    pub const fn is_better_small(self) -> bool {
        matches!(
            self,
            Self::Materials
                | Self::Energy
                | Self::FirstCooldown
                | Self::Cooldown
                | Self::Interval
                | Self::Delay
        )
    }
}

/// All numbers of a blueprint; zero for those it does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stats(#[serde(with = "engine::RowsBy::<Stat>")] [i32; Stat::COUNT]);

macro_rules! numbers {
    ($($(#[$about:meta])* $name:ident = $stat:ident,)+) => {
        impl Stats {
            $($(#[$about])*
            #[must_use]
            pub const fn $name(self, number: i32) -> Self {
                self.with(Stat::$stat, number)
            })+
        }
    };
}

numbers! {
    /// With such a range.
    range = Range,
    /// With such a damage.
    damage = Damage,
    /// With so many ticks between shots.
    interval = Interval,
    /// With such a radius.
    radius = Radius,
    /// With so many ticks until it does what it does.
    delay = Delay,
    /// With so many ticks for which that lasts.
    duration = Duration,
    /// With so many waves for which it stands.
    waves = Waves,
    /// With so many waves between uses.
    cooldown = Cooldown,
    /// With so many waves before the first use.
    first_cooldown = FirstCooldown,
    /// With so much fuel after each wave.
    fuel = FuelYield,
    /// With so many materials after each wave.
    materials = MaterialYield,
    /// With so much energy after each wave.
    energy = EnergyYield,
}

impl Stats {
    /// Nothing at all, and for nothing.
    pub const NONE: Self = Self([0; Stat::COUNT]);

    /// What it costs in materials and in energy.
    pub const fn costs(materials: i32, energy: i32) -> Self {
        Self::NONE.with(Stat::Materials, materials).with(Stat::Energy, energy)
    }

    /// One number.
    #[inline]
    pub const fn get(&self, stat: Stat) -> i32 {
        self.0[stat as usize]
    }

    /// The numbers with another one in its place.
    #[must_use]
    pub const fn with(mut self, stat: Stat, number: i32) -> Self {
        self.0[stat as usize] = number;
        self
    }
}
