//! Worlds of Refuel.

mod json;
mod picture;

use std::fmt::{self, Write as _};
use std::time::Duration;

use engine::Seed;
use refuel::{FLAWS, Flaw, Holding, Level, Metrics, Terrain, WorldPlan, prove};
use serde_json::{Map, Value, json};

use super::Levels;

/// Levels that are checked in turn.
const LEVELS: u32 = 20;

/// The worlds of Refuel, what is wrong with how many, and what they are like by terrain.
#[derive(Default)]
pub(super) struct Worlds {
    flaws: [u32; FLAWS.len()],
    by_terrain: [Sums; Terrain::ALL.len()],
}

/// Worlds of a terrain, added up.
#[derive(Default)]
struct Sums {
    worlds: u32,
    time: Duration,
    slowest: Duration,
    /// Tiles of ways, those near them, slopes, cliffs, monoliths, water, large rocks, and level bare ground.
    numbers: [usize; 8],
}

const NUMBERS: [&str; 8] =
    ["tiles of ways", "near them", "slopes", "cliffs", "monoliths", "water", "large rocks", "level and bare"];

/// Which world of a seed was asked for.
#[derive(Clone, Copy)]
pub(super) struct World {
    pub(super) level: Level,
    pub(super) terrain: Option<Terrain>,
}

impl World {
    fn plan(self, seed: Seed) -> WorldPlan {
        let plan = WorldPlan::of(seed, self.level);
        match self.terrain {
            Some(terrain) => plan.on(terrain),
            None => plan,
        }
    }
}

impl fmt::Display for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level {}", self.level)?;
        self.terrain.map_or(Ok(()), |terrain| write!(f, " on {terrain}"))
    }
}

/// A world with what it was made from.
pub(super) struct Land {
    seed: Seed,
    plan: WorldPlan,
    world: refuel::World,
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.world.fmt(f)
    }
}

/// All that is wrong with a world.
pub(super) struct Flaws(Vec<Flaw>);

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flaws: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&flaws.join("; "))
    }
}

impl Levels for Worlds {
    type Which = World;
    type Floor = Land;
    type Proof = ();
    type Flaw = Flaws;

    /// The first levels one after the other, on all terrains or on the one that was asked for.
    fn nth(asked: World, place: u32) -> World {
        let level = u16::try_from(place % LEVELS + 1).expect("it is small");
        let nth = (place + place / LEVELS) as usize % Terrain::ALL.len();
        World { level: Level(level), terrain: asked.terrain.or(Some(Terrain::ALL[nth])) }
    }

    fn make(seed: Seed, which: World) -> (Land, ()) {
        let plan = which.plan(seed);
        let world = refuel::World::generate(seed, &plan);
        (Land { seed, plan, world }, ())
    }

    fn prove(land: &Land) -> Result<(), Flaws> {
        let flaws = prove(&land.world);
        if flaws.is_empty() { Ok(()) } else { Err(Flaws(flaws)) }
    }

    fn words(land: &Land, (): &()) -> String {
        format!(
            "{LEGEND}\n\n{}, level {}\n{}",
            land.plan.terrain.title(),
            land.plan.level,
            land.world.metrics()
        )
    }

    fn json(_: Seed, land: &Land, (): &()) -> Value {
        json::value(land)
    }

    fn svg(land: &Land, (): &()) -> String {
        picture::svg(land)
    }

    fn count(&mut self, _: World, land: &Land, (): &(), took: Duration) {
        let sums = &mut self.by_terrain[land.plan.terrain.index()];
        let metrics: Metrics = land.world.metrics();
        let numbers = [
            usize::from(metrics.shape.tiles),
            usize::from(metrics.shape.near()),
            metrics.slopes,
            metrics.cliffs,
            metrics.monoliths,
            metrics.of(Holding::Water),
            metrics.of(Holding::LargeRocks),
            metrics.building_ground,
        ];
        sums.worlds += 1;
        sums.time += took;
        sums.slowest = sums.slowest.max(took);
        sums.numbers.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
    }

    fn blame(&mut self, Flaws(flaws): &Flaws) {
        for (rule, count) in self.flaws.iter_mut().enumerate() {
            *count += u32::from(flaws.iter().any(|flaw| flaw.rule() == rule));
        }
    }

    fn averages(&self, worlds: u32) -> String {
        let rules: Vec<String> =
            FLAWS.iter().zip(self.flaws).map(|(rule, count)| format!("{rule} {count}")).collect();
        let mut text = format!("worlds of {worlds} that break a rule: {}\n", rules.join(", "));
        for (terrain, sums) in
            Terrain::ALL.into_iter().zip(&self.by_terrain).filter(|(_, sums)| sums.worlds > 0)
        {
            let numbers: Vec<String> = NUMBERS
                .iter()
                .zip(sums.numbers)
                .map(|(name, sum)| format!("{name} {}", sum / sums.worlds as usize))
                .collect();
            let [mean, slowest] = [sums.time / sums.worlds, sums.slowest].map(|time| time.as_micros());
            let _ = writeln!(
                text,
                "{terrain}: {mean} µs for each, {slowest} µs for the slowest; {}",
                numbers.join(", ")
            );
        }
        text
    }

    fn averages_json(&self, _: u32) -> Map<String, Value> {
        let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let rules: Map<String, Value> =
            FLAWS.iter().zip(self.flaws).map(|(rule, count)| ((*rule).to_owned(), json!(count))).collect();
        let terrains = Terrain::ALL.into_iter().zip(&self.by_terrain).filter(|(_, sums)| sums.worlds > 0);
        let terrains: Map<String, Value> = terrains
            .map(|(terrain, sums)| {
                let mut means: Map<String, Value> = NUMBERS
                    .iter()
                    .zip(sums.numbers)
                    .map(|(name, sum)| ((*name).to_owned(), json!(sum / sums.worlds as usize)))
                    .collect();
                means.insert("worlds".to_owned(), json!(sums.worlds));
                means.insert("mean_microseconds".to_owned(), json!(micros(sums.time / sums.worlds)));
                means.insert("slowest_microseconds".to_owned(), json!(micros(sums.slowest)));
                (terrain.to_string(), Value::Object(means))
            })
            .collect();
        Map::from_iter([
            ("worlds_by_broken_rule".to_owned(), Value::Object(rules)),
            ("means_by_terrain".to_owned(), Value::Object(terrains)),
        ])
    }
}

const LEGEND: &str = "\
0-9 level   ^ > v < slopes down   H hub   N E S W a way comes in   n e s w a way leads on
o small rocks   O large rocks   m minerals   f wellspring   ~ water   | _ monolith to the east, to the south";
