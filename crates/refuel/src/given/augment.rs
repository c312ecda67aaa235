//! What is fitted to a blueprint, and stays with it.

use crate::words::worded;
use crate::{Blueprint, Change, Fitting, Harm, Harms, Modifier, Origin, Rarity, Stat, Status, Whose};

worded! {
    /// An augment: it makes one blueprint a little better.
    #[expect(missing_docs, reason = "they are called what they are")]
    Augment {
        LongBarrel = "long-barrel",
        HardTips = "hard-tips",
        HeavyLoad = "heavy-load",
        LightFrame = "light-frame",
        QuickLoader = "quick-loader",
        WideCharge = "wide-charge",
        RichVein = "rich-vein",
        DeepWell = "deep-well",
        ClearGlass = "clear-glass",
        SpareCells = "spare-cells",
        ShortRest = "short-rest",
        EarlyBird = "early-bird",
        QuickSweep = "quick-sweep",
        ShortFuse = "short-fuse",
        StiffSprings = "stiff-springs",
        SecondWatch = "second-watch",
        EmberTips = "ember-tips",
        FrostTips = "frost-tips",
        SparkTips = "spark-tips",
        BurstTips = "burst-tips",
    }
}

impl Augment {
    /// The most that a blueprint can have.
    pub const MOST: usize = 2;

    /// How often it is found.
    pub const fn rarity(self) -> Rarity {
        match self {
            Self::LongBarrel
            | Self::HardTips
            | Self::LightFrame
            | Self::WideCharge
            | Self::RichVein
            | Self::ClearGlass
            | Self::SpareCells
            | Self::ShortFuse
            | Self::SparkTips
            | Self::BurstTips => Rarity::Common,
            Self::HeavyLoad
            | Self::DeepWell
            | Self::EarlyBird
            | Self::QuickSweep
            | Self::StiffSprings
            | Self::SecondWatch
            | Self::EmberTips
            | Self::FrostTips => Rarity::Rare,
            Self::QuickLoader | Self::ShortRest => Rarity::Legendary,
        }
    }

    /// What it alters.
    pub fn changes(self) -> Vec<Change> {
        let changes = match self {
            Self::LongBarrel => vec![Change::percent(Stat::Range, 112)],
            Self::HardTips => vec![Change::plus(Stat::Damage, 1)],
            Self::HeavyLoad => vec![Change::percent(Stat::Damage, 150), Change::percent(Stat::Interval, 125)],
            Self::LightFrame => vec![Change::percent(Stat::Materials, 80)],
            Self::QuickLoader => vec![Change::percent(Stat::Interval, 88)],
            Self::WideCharge => vec![Change::percent(Stat::Radius, 120)],
            Self::RichVein => vec![Change::plus(Stat::MaterialYield, 1)],
            Self::DeepWell => vec![Change::plus(Stat::FuelYield, 1)],
            Self::ClearGlass => vec![Change::plus(Stat::EnergyYield, 1)],
            Self::SpareCells => vec![Change::percent(Stat::Energy, 80)],
            Self::ShortRest => vec![Change::plus(Stat::Cooldown, -1)],
            Self::EarlyBird => vec![Change::plus(Stat::FirstCooldown, -2)],
            Self::QuickSweep => vec![Change::percent(Stat::Duration, 75)],
            Self::ShortFuse => vec![Change::percent(Stat::Delay, 50)],
            Self::StiffSprings => {
                vec![Change::percent(Stat::Interval, 75), Change::percent(Stat::Damage, 85)]
            }
            Self::SecondWatch => vec![Change::plus(Stat::Waves, 1)],
            Self::EmberTips | Self::FrostTips | Self::SparkTips | Self::BurstTips => Vec::new(),
        };
        changes.into_iter().map(|change| change.at(Change::BLUEPRINT)).collect()
    }

    /// What it makes of the hits of a gun.
    pub const fn fitting(self) -> Option<Fitting> {
        match self {
            Self::EmberTips => Some(Fitting::Brings(Status::Burning, 30)),
            Self::FrostTips => Some(Fitting::Brings(Status::Freezing, 10)),
            Self::SparkTips => Some(Fitting::Harms(Harms::ENERGY)),
            Self::BurstTips => Some(Fitting::Harms(Harms::EXPLOSIVE)),
            _ => None,
        }
    }

    /// What it alters when it is fitted to a blueprint.
    pub fn modifiers(self, blueprint: Blueprint) -> Vec<Modifier> {
        let whose = Whose::One(blueprint);
        let of = |change| Modifier::Blueprints(whose, change, Origin::Augment(self));
        let fitted = self.fitting().map(|fitting| Modifier::Hits(whose, fitting));
        self.changes().into_iter().map(of).chain(fitted).collect()
    }

    /// Whether it is of use to a blueprint: it has all of the numbers that are altered, and hits that are not like that
    /// already. The hub takes none.
    pub fn fits(self, blueprint: Blueprint) -> bool {
        let row = blueprint.row();
        let is_apt = match (self.fitting(), row.gun) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(Fitting::Brings(status, _)), Some(gun)) => {
                gun.brings.iter().all(|(other, _)| *other != status)
            }
            (Some(Fitting::Harms(harms)), Some(gun)) => gun.harms != harms && !gun.harms.has(Harm::Loss),
        };
        let has_all = self.changes().iter().all(|change| row.stats.get(change.stat) > 0);
        blueprint != Blueprint::Hub && is_apt && has_all
    }
}
