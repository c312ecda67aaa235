//! What it is like where a battle is fought.

use super::Given;
use crate::words::worded;
use crate::{Blueprint, Change, Family, GainRule, Good, Modifier, Origin, Sort, Stat, WaveChange, Whose};

worded! {
    /// What it is like somewhere: it is never for one side alone.
    #[expect(missing_docs, reason = "they are called what they are")]
    Environment {
        StaticSeason = "static-season",
        FatGround = "fat-ground",
        ThinAir = "thin-air",
        LongNight = "long-night",
        TailWind = "tail-wind",
        ColdSnap = "cold-snap",
        Migration = "migration",
        Lull = "lull",
    }
}

impl Environment {
    /// What it alters.
    pub fn modifiers(self) -> Vec<Modifier> {
        let of = |whose: Whose, change: Change| {
            Modifier::Blueprints(whose, change.at(Change::BLUEPRINT), Origin::Environment(self))
        };
        let (hub, all) = (Whose::One(Blueprint::Hub), Whose::All);
        let (towers, economic, abilities) =
            (Whose::Sort(Sort::Tower), Whose::Sort(Sort::Economic), Whose::Sort(Sort::Ability));
        match self {
            Self::StaticSeason => vec![
                of(abilities, Change::plus(Stat::Cooldown, 1)),
                of(abilities, Change::percent(Stat::Energy, 70)),
            ],
            Self::FatGround => vec![
                of(economic, Change::percent(Stat::MaterialYield, 120)),
                Modifier::Attackers(None, 108, 100),
            ],
            Self::ThinAir => vec![
                of(towers, Change::percent(Stat::Range, 110)),
                of(all, Change::percent(Stat::Radius, 85)),
            ],
            Self::LongNight => {
                vec![of(towers, Change::percent(Stat::Range, 88)), of(hub, Change::plus(Stat::FuelYield, 2))]
            }
            Self::TailWind => vec![Modifier::Attackers(None, 88, 115)],
            Self::ColdSnap => {
                vec![of(towers, Change::percent(Stat::Interval, 112)), Modifier::Attackers(None, 100, 88)]
            }
            Self::Migration => vec![
                Modifier::Waves(WaveChange::Often(Family::Ooze, 4)),
                Modifier::Waves(WaveChange::Often(Family::Carrier, 4)),
                Modifier::Waves(WaveChange::Absent(10)),
                Modifier::Gains(GainRule::percent(Good::Energy, 120)),
            ],
            Self::Lull => {
                vec![Modifier::Waves(WaveChange::Batches(1)), Modifier::Waves(WaveChange::Capacity(112))]
            }
        }
    }
}

impl From<Environment> for Given {
    fn from(environment: Environment) -> Self {
        Self::Environment(environment)
    }
}
