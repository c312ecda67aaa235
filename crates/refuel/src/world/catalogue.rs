//! What worlds a seed has in store, for catalogues that are compared from version to version.

use std::fmt;

use engine::Seed;

use super::World;
use super::metrics::Metrics;
use super::tile::Holding;
use crate::{Level, WorldPlan};

/// A world of a seed in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldNote {
    /// What it was to be like.
    pub plan: WorldPlan,
    /// Its numbers.
    pub metrics: Metrics,
}

/// The worlds of a seed on some levels. They depend on nothing else.
pub fn world_catalogue(seed: Seed, levels: impl IntoIterator<Item = Level>) -> Vec<WorldNote> {
    let note = |level| {
        let plan = WorldPlan::of(seed, level);
        let metrics = World::generate(seed, &plan).metrics();
        WorldNote { plan, metrics }
    };
    levels.into_iter().map(note).collect()
}

impl fmt::Display for WorldNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { plan, metrics } = self;
        let lengths: Vec<String> = metrics.lengths.iter().map(ToString::to_string).collect();
        let levels: Vec<String> = metrics.levels.iter().map(ToString::to_string).collect();
        write!(f, "{:2} {:15} ways {}", plan.level.0, plan.terrain.word(), lengths.join("/"))?;
        write!(f, ", {} tiles, {} near", metrics.shape.tiles, metrics.shape.near())?;
        write!(f, "  {} splits {} joins", metrics.splits, metrics.joins)?;
        write!(f, "  levels {}, {} slopes", levels.join("/"), metrics.slopes)?;
        write!(f, "  {} cliffs {} monoliths", metrics.cliffs, metrics.monoliths)?;
        let of = |holding| metrics.of(holding);
        write!(f, "  rocks {}+{}", of(Holding::LargeRocks), of(Holding::SmallRocks))?;
        write!(f, " minerals {} water {}", of(Holding::Minerals), of(Holding::Water))?;
        if metrics.fords > 0 { write!(f, " fords {}", metrics.fords) } else { Ok(()) }
    }
}
