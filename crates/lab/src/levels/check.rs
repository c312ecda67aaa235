//! Checking floors by the thousand.

use std::fmt;
use std::time::{Duration, Instant};

use engine::Seed;
use serde_json::{Map, Value, json};

use super::Levels;

/// How many violations are told one by one.
const TOLD: usize = 20;

/// What came of making and checking floors.
#[derive(Default)]
pub(super) struct Tally<L> {
    /// How many floors were made.
    floors: u32,
    /// What is wrong with which floor.
    pub(super) violations: Vec<String>,
    /// How long making them took, proofs included.
    time: Duration,
    /// How long the slowest took.
    slowest: Duration,
    levels: L,
}

/// Makes floors of the seeds from this one on, and proves each once more.
pub(super) fn check<L: Levels>(first: Seed, asked: L::Which, count: u32) -> Tally<L> {
    let mut tally = Tally { floors: count, ..Tally::<L>::default() };
    for place in 0..count {
        let seed = Seed::new((first.number() + u64::from(place)) % Seed::COUNT).unwrap_or(first);
        tally.add(seed, L::nth(asked, place));
    }
    tally
}

impl<L: Levels> Tally<L> {
    fn add(&mut self, seed: Seed, which: L::Which) {
        let start = Instant::now();
        let (floor, proof) = L::make(seed, which);
        let took = start.elapsed();
        self.time += took;
        self.slowest = self.slowest.max(took);
        match L::prove(&floor) {
            Ok(again) if again == proof => self.levels.count(which, &floor, &proof, took),
            Ok(_) => self.violations.push(format!("seed {seed}, {which}: the proof is of another floor")),
            Err(flaw) => {
                self.levels.blame(&flaw);
                self.violations.push(format!("seed {seed}, {which}: {flaw}"));
            }
        }
    }

    /// The same for programs.
    pub(super) fn json(&self) -> String {
        let common = json!({
            "floors": self.floors,
            "violations": self.violations,
            "mean_microseconds": self.mean().as_micros(),
            "slowest_microseconds": self.slowest.as_micros(),
        });
        let mut all = Map::new();
        all.extend(common.as_object().cloned().unwrap_or_default());
        all.extend(self.levels.averages_json(self.floors));
        format!("{:#}\n", Value::Object(all))
    }

    fn mean(&self) -> Duration {
        self.time / self.floors
    }
}

impl<L: Levels> fmt::Display for Tally<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} floors made and checked: {} violations; {} µs for each, {} µs for the slowest",
            self.floors,
            self.violations.len(),
            self.mean().as_micros(),
            self.slowest.as_micros()
        )?;
        for violation in self.violations.iter().take(TOLD) {
            writeln!(f, "  {violation}")?;
        }
        f.write_str(&self.levels.averages(self.floors))
    }
}
