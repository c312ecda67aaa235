//! What makes a run harder, a row each. A run is played with the first so many of them.

use super::fight::FightSort;
use crate::words::worded;
use crate::{Family, Good, Hull, Modifier, WaveChange};

worded! {
    /// One hardship. Whoever came through with some of them may try one more.
    #[expect(missing_docs, reason = "the rows say what they do")]
    Hardship {
        ThickHides = "thick-hides",
        ThinPurse = "thin-purse",
        ProudElites = "proud-elites",
        OldPlates = "old-plates",
        LightLoad = "light-load",
        DearPorts = "dear-ports",
        FarDepots = "far-depots",
        DenseWaves = "dense-waves",
        ShortRests = "short-rests",
        StoutBosses = "stout-bosses",
        PlainFinds = "plain-finds",
        QuickFeet = "quick-feet",
        HardShells = "hard-shells",
        BrittleRibs = "brittle-ribs",
        NoHaven = "no-haven",
    }
}

/// What a hardship alters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// Every battle.
    Fights(Modifier),
    /// Battles of a sort.
    FightsOf(FightSort, Modifier),
    /// The hull at the beginning.
    Hull(Hull),
    /// What battles pay, in hundredths.
    Pay(i32),
    /// What shops ask, in hundredths.
    Prices(i32),
    /// What a rest mends.
    Repair(Hull),
    /// What is mended after a boss.
    Haven(Hull),
    /// How often what is rare is offered, in hundredths.
    Rarity(u32),
}

impl Hardship {
    /// The first so many of them.
    pub fn first(count: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().take(count.into())
    }

    /// What it alters.
    pub const fn tolls(self) -> &'static [Toll] {
        use FightSort::{Boss, Elite};
        const fn attackers(family: Option<Family>, hp: u16, speed: u16) -> Modifier {
            Modifier::Attackers(family, hp, speed)
        }
        match self {
            Self::ThickHides => const { &[Toll::Fights(attackers(None, 104, 100))] },
            Self::ThinPurse => &[Toll::Pay(90)],
            Self::ProudElites => {
                const { &[Toll::FightsOf(Elite, Modifier::Waves(WaveChange::Capacity(110)))] }
            }
            Self::OldPlates => &[Toll::Hull(Hull(-2))],
            Self::LightLoad => const { &[Toll::Fights(Modifier::Start(Good::Materials, -2))] },
            Self::DearPorts => &[Toll::Prices(115)],
            Self::FarDepots => const { &[Toll::Fights(Modifier::Goal(5))] },
            Self::DenseWaves => const { &[Toll::Fights(Modifier::Waves(WaveChange::Rate(106)))] },
            Self::ShortRests => &[Toll::Repair(Hull(-2))],
            Self::StoutBosses => const { &[Toll::FightsOf(Boss, attackers(Some(Family::Boss), 110, 100))] },
            Self::PlainFinds => &[Toll::Rarity(75)],
            Self::QuickFeet => const { &[Toll::Fights(attackers(None, 100, 104))] },
            Self::HardShells => const { &[Toll::Fights(Modifier::Waves(WaveChange::Capacity(105)))] },
            Self::BrittleRibs => &[Toll::Hull(Hull(-3))],
            Self::NoHaven => &[Toll::Haven(Hull(-4)), Toll::Repair(Hull(-1))],
        }
    }
}
