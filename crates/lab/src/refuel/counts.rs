//! What is counted over many battles of Refuel.

use refuel::{Blueprint, Family, Outcome, Refuel};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::builds::Build;
use super::meter::{RefuelMeter, WAVES};
use super::tables;
use super::thirst::{BANDS, band};
use crate::solo::Counts;
use crate::stats::{Counter, Each, Moments, Proportion, Ratio};
use crate::table::Table;

/// Who won with what.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RefuelCounts {
    pub(super) runs: u64,
    /// Battles that were cut off.
    pub(super) cut_off: u64,
    pub(super) waves: Counter,
    pub(super) hull: Moments,
    pub(super) commands: Moments,
    pub(super) by_wave: Each<WaveCounts, WAVES>,
    pub(super) blueprints: Each<BlueprintCounts, { Blueprint::COUNT }>,
    pub(super) families: Each<FamilyCounts, { Family::COUNT }>,
    pub(super) builds: Each<Proportion, { Build::COUNT }>,
    pub(super) fuel: Each<FuelCounts, { BANDS.len() }>,
}

/// What a wave took.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WaveCounts {
    /// Of the battles that came so far, how many lost nothing of the hull,
    pub(super) clean: Proportion,
    /// and in how many abilities were used.
    pub(super) struck: Proportion,
    pub(super) lost: Moments,
}

/// What a blueprint came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BlueprintCounts {
    /// Of the battles with it at hand, how many had a use for it,
    pub(super) picked: Proportion,
    /// and how many of those, and of the others, were won.
    pub(super) won_with: Proportion,
    pub(super) won_without: Proportion,
    /// How often it was built or used by those who had a use for it, and what was paid for it.
    pub(super) used: Moments,
    pub(super) materials: Moments,
    pub(super) energy: Moments,
    /// Health that it took from each family, for what was paid in materials and energy together.
    pub(super) dealt: Each<Ratio, { Family::COUNT }>,
    /// The same from all.
    pub(super) dealt_to_all: Ratio,
}

/// What a family came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FamilyCounts {
    pub(super) came: Moments,
    /// Of those that came, how many arrived at the hub, bunched by battles.
    pub(super) arrived: Ratio,
}

/// What it came to, to spend so much on fuel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FuelCounts {
    pub(super) won: Proportion,
    pub(super) waves: Moments,
    pub(super) hull_lost: Moments,
}

impl RefuelCounts {
    fn add_blueprints(&mut self, meter: &RefuelMeter, is_won: bool) {
        for blueprint in &meter.hand {
            let place = blueprint.index();
            let counts = &mut self.blueprints[place];
            let is_used = meter.used[place] > 0;
            count(&mut counts.picked, is_used);
            count(if is_used { &mut counts.won_with } else { &mut counts.won_without }, is_won);
            if !is_used {
                continue;
            }
            counts.used.add(meter.used[place]);
            counts.materials.add(meter.materials[place]);
            counts.energy.add(meter.energy[place]);
            let paid = i64::from(meter.materials[place] + meter.energy[place]);
            let dealt = &meter.dealt[place];
            for (family, taken) in dealt.iter().enumerate() {
                counts.dealt[family].add(paid, i64::from(*taken));
            }
            counts.dealt_to_all.add(paid, dealt.iter().map(|taken| i64::from(*taken)).sum());
        }
    }
}

fn count(share: &mut Proportion, is_hit: bool) {
    if is_hit { share.add_hit() } else { share.add_miss() }
}

impl Counts<Refuel> for RefuelCounts {
    fn add(&mut self, meter: &RefuelMeter, outcome: Option<Outcome>) {
        let is_won = outcome.is_some_and(|outcome| outcome.is_won());
        self.runs += 1;
        self.cut_off += u64::from(outcome.is_none());
        self.waves.add(i64::try_from(meter.waves).unwrap_or(i64::MAX));
        self.hull.add(u32::try_from(meter.hull.0).unwrap_or(0));
        self.commands.add(meter.commands);
        for wave in 0..meter.waves.min(WAVES) {
            let (counts, lost) = (&mut self.by_wave[wave], meter.hull_lost[wave]);
            count(&mut counts.clean, lost == 0);
            count(&mut counts.struck, meter.struck[wave]);
            counts.lost.add(lost.into());
        }
        self.add_blueprints(meter, is_won);
        for family in 0..Family::COUNT {
            let counts = &mut self.families[family];
            counts.came.add(meter.came[family]);
            counts.arrived.add(meter.came[family].into(), meter.arrived[family].into());
        }
        count(&mut self.builds[Build::of(&meter.materials).index()], is_won);
        let fuel = &mut self.fuel[band(meter.on_fuel, meter.spent())];
        count(&mut fuel.won, is_won);
        fuel.waves.add(u32::try_from(meter.waves).unwrap_or(u32::MAX));
        fuel.hull_lost.add(meter.hull_lost.iter().map(|lost| u32::from(*lost)).sum());
    }

    fn merge(&mut self, other: &Self) {
        self.runs += other.runs;
        self.cut_off += other.cut_off;
        self.waves.merge(&other.waves);
        self.hull.merge(&other.hull);
        self.commands.merge(&other.commands);
        self.by_wave.merge(&other.by_wave, |own, more| {
            own.clean.merge(&more.clean);
            own.struck.merge(&more.struck);
            own.lost.merge(&more.lost);
        });
        self.blueprints.merge(&other.blueprints, |own, more| {
            own.picked.merge(&more.picked);
            own.won_with.merge(&more.won_with);
            own.won_without.merge(&more.won_without);
            own.used.merge(&more.used);
            own.materials.merge(&more.materials);
            own.energy.merge(&more.energy);
            own.dealt.merge(&more.dealt, Ratio::merge);
            own.dealt_to_all.merge(&more.dealt_to_all);
        });
        self.families.merge(&other.families, |own, more| {
            own.came.merge(&more.came);
            own.arrived.merge(&more.arrived);
        });
        self.builds.merge(&other.builds, Proportion::merge);
        self.fuel.merge(&other.fuel, |own, more| {
            own.won.merge(&more.won);
            own.waves.merge(&more.waves);
            own.hull_lost.merge(&more.hull_lost);
        });
    }

    fn table(&self) -> Table {
        tables::whole(self)
    }

    fn tables(&self) -> Vec<(&'static str, Table)> {
        tables::all(self)
    }

    fn fields(&self) -> Map<String, Value> {
        tables::fields(self)
    }
}
