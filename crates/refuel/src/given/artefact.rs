//! What the crew has found on its way, and keeps.

use super::Given;
use crate::words::worded;
use crate::{Blueprint, Change, Family, GainRule, Good, Modifier, Origin, Rarity, Sort, Stat, Whose};

worded! {
    /// An artefact: it helps in every battle.
    #[expect(missing_docs, reason = "they are called what they are")]
    Artefact {
        SpareCrate = "spare-crate",
        ChargedCell = "charged-cell",
        DentedKettle = "dented-kettle",
        SiphonHose = "siphon-hose",
        HummingCoil = "humming-coil",
        NightCharts = "night-charts",
        RationTins = "ration-tins",
        LongLens = "long-lens",
        GreaseTin = "grease-tin",
        BlastPutty = "blast-putty",
        QuickFuse = "quick-fuse",
        SpareFuses = "spare-fuses",
        BrassCompass = "brass-compass",
        TradeScales = "trade-scales",
        FurnaceDoor = "furnace-door",
        LeakyStill = "leaky-still",
        RustSpores = "rust-spores",
        TripWire = "trip-wire",
        WeighedScrap = "weighed-scrap",
        ShipBell = "ship-bell",
    }
}

impl Artefact {
    /// How often it is found.
    pub const fn rarity(self) -> Rarity {
        match self {
            Self::SpareCrate
            | Self::ChargedCell
            | Self::DentedKettle
            | Self::HummingCoil
            | Self::RationTins
            | Self::BlastPutty
            | Self::BrassCompass
            | Self::TripWire => Rarity::Common,
            Self::SiphonHose
            | Self::NightCharts
            | Self::QuickFuse
            | Self::LongLens
            | Self::TradeScales
            | Self::RustSpores
            | Self::WeighedScrap
            | Self::LeakyStill => Rarity::Rare,
            Self::GreaseTin | Self::SpareFuses | Self::ShipBell => Rarity::Legendary,
            Self::FurnaceDoor => Rarity::Special,
        }
    }

    /// What it alters.
    pub fn modifiers(self) -> Vec<Modifier> {
        let of = |whose: Whose, change: Change| {
            Modifier::Blueprints(whose, change.at(Change::BLUEPRINT), Origin::Artefact(self))
        };
        let (hub, all) = (Whose::One(Blueprint::Hub), Whose::All);
        let (towers, economic, abilities) =
            (Whose::Sort(Sort::Tower), Whose::Sort(Sort::Economic), Whose::Sort(Sort::Ability));
        match self {
            Self::SpareCrate => vec![Modifier::Start(Good::Materials, 10)],
            Self::ChargedCell => vec![Modifier::Start(Good::Energy, 20)],
            Self::DentedKettle => vec![of(hub, Change::plus(Stat::MaterialYield, 2))],
            Self::SiphonHose => vec![of(hub, Change::plus(Stat::FuelYield, 1))],
            Self::HummingCoil => vec![of(hub, Change::plus(Stat::EnergyYield, 4))],
            Self::NightCharts => vec![Modifier::Goal(-10)],
            Self::RationTins => vec![of(economic, Change::percent(Stat::Materials, 85))],
            Self::LongLens => vec![of(towers, Change::percent(Stat::Range, 107))],
            Self::GreaseTin => vec![
                of(towers, Change::percent(Stat::Interval, 90)),
                of(towers, Change::plus(Stat::Materials, 1)),
            ],
            Self::BlastPutty => vec![of(all, Change::percent(Stat::Radius, 112))],
            Self::QuickFuse => vec![of(all, Change::percent(Stat::Delay, 60))],
            Self::SpareFuses => vec![of(abilities, Change::plus(Stat::Cooldown, -1))],
            Self::BrassCompass => vec![of(abilities, Change::percent(Stat::Energy, 90))],
            Self::TradeScales => {
                vec![Modifier::Gains(GainRule::also(Good::Energy, Good::Materials, 20))]
            }
            Self::FurnaceDoor => vec![
                Modifier::Gains(GainRule::into(Good::Energy, Good::Materials, 60)),
                Modifier::Start(Good::Materials, 10),
            ],
            Self::LeakyStill => vec![Modifier::Gains(GainRule::also(Good::Energy, Good::Fuel, 10))],
            Self::RustSpores => vec![Modifier::Attackers(Some(Family::Plated), 85, 100)],
            Self::TripWire => vec![Modifier::Attackers(Some(Family::Dasher), 100, 88)],
            Self::WeighedScrap => vec![
                of(towers, Change::percent(Stat::Damage, 120)),
                of(towers, Change::percent(Stat::Interval, 112)),
            ],
            Self::ShipBell => vec![Modifier::Attackers(None, 100, 94)],
        }
    }
}

impl From<Artefact> for Given {
    fn from(artefact: Artefact) -> Self {
        Self::Artefact(artefact)
    }
}
