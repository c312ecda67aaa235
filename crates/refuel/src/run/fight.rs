//! A battle as it stands in a sector, before it is fought.

use engine::Seed;
use serde::{Deserialize, Serialize};

use super::content::RunContent;
use crate::words::worded;
use crate::{Attacker, Environment, Family, Fuel, Level, Modifier, Terrain, WaveChange, WorldPlan};

worded! {
    /// What a battle is.
    FightSort {
        /// One of many.
        Plain = "battle",
        /// A harder one with better rewards.
        Elite = "elite",
        /// The last one of an act.
        Boss = "boss",
    }
}

impl FightSort {
    /// What it scores when it is won.
    pub const fn points(self) -> i64 {
        match self {
            Self::Plain => 100,
            Self::Elite => 160,
            Self::Boss => 300,
        }
    }
}

worded! {
    /// What the reward of a battle is, of which one can be chosen.
    Prize {
        /// A blueprint.
        Blueprints = "blueprints",
        /// An augment.
        Augments = "augments",
        /// An artefact.
        Artefacts = "artefacts",
    }
}

/// A battle that can be gone to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// What it is.
    pub sort: FightSort,
    /// How far one has come with it.
    pub level: Level,
    /// What its world is made of.
    pub terrain: Terrain,
    /// How long each of its ways is, the shortest first.
    pub lengths: Vec<u8>,
    /// What it is like there.
    pub environment: Option<Environment>,
    /// Who comes at its end.
    pub boss: Option<Attacker>,
    /// What its rewards are, one after the other.
    pub prizes: Vec<Prize>,
}

impl Fight {
    /// The battle of a seed.
    pub(super) fn planned(sort: FightSort, level: Level, seed: Seed) -> Self {
        let WorldPlan { terrain, lengths, .. } = WorldPlan::of(seed, level);
        Self { sort, level, terrain, lengths, environment: None, boss: None, prizes: Vec::new() }
    }

    /// The fuel that is fought for, before anything alters it that comes from elsewhere.
    pub fn goal(&self, content: &RunContent) -> Fuel {
        let more = if self.sort == FightSort::Plain { 0 } else { content.more_fuel };
        self.level.fuel_goal() + Fuel(more.into())
    }

    /// What it alters by its sort.
    pub(super) fn modifiers(&self, content: &RunContent, act: u8) -> Vec<Modifier> {
        let act = usize::from(act);
        let mut all = vec![Modifier::Attackers(None, content.attacker_hp[act], 100)];
        if self.sort != FightSort::Plain {
            all.push(Modifier::Goal(content.more_fuel.into()));
        }
        if self.sort == FightSort::Elite {
            all.push(Modifier::Waves(WaveChange::Rate(content.elite)));
            all.push(Modifier::Waves(WaveChange::Capacity(content.elite)));
        }
        if let Some(boss) = self.boss {
            all.push(Modifier::Waves(WaveChange::Boss(u16::from(content.boss_wave) - 1, boss)));
            all.push(Modifier::Attackers(Some(Family::Boss), content.boss_hp[act], 100));
            // It comes along one way, and of many each is seen by fewer towers.
            let ways = self.lengths.len().clamp(1, SHARES.len());
            all.push(Modifier::Attackers(Some(Family::Boss), SHARES[ways - 1], 100));
        }
        all
    }
}

/// What a boss has in health by the number of ways, in hundredths.
const SHARES: [u16; 6] = [100, 85, 72, 62, 55, 50];
