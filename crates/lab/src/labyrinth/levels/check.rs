//! Checking floors by the thousand.

use std::fmt;
use std::time::{Duration, Instant};

use engine::Seed;
use labyrinth::{Floor, FloorNumber, Metrics, prove};
use serde_json::json;

/// Floors that are checked are of these numbers, one after the other.
const FLOORS: u32 = 25;
/// How many violations are told one by one.
const TOLD: usize = 20;

/// What came of making and checking floors.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// How many floors were made.
    pub(super) floors: u32,
    /// What is wrong with which floor.
    pub(super) violations: Vec<String>,
    /// How long making them took, proofs included.
    time: Duration,
    /// How long the slowest took.
    slowest: Duration,
    obviousness: u64,
    loops: u64,
    rewarded: [u64; 2],
}

/// Makes floors of the seeds from this one on, and proves each once more.
pub(super) fn check(first: Seed, count: u32) -> Tally {
    let mut tally = Tally { floors: count, ..Tally::default() };
    for place in 0..count {
        let seed = Seed::new((first.number() + u64::from(place)) % Seed::COUNT).unwrap_or(first);
        let number = place % FLOORS + 1;
        let start = Instant::now();
        let (floor, proof) = Floor::generate(seed, FloorNumber(number));
        let took = start.elapsed();
        tally.time += took;
        tally.slowest = tally.slowest.max(took);
        match prove(&floor) {
            Ok(again) if again == proof => tally.count(&Metrics::of(&floor, &proof)),
            Ok(_) => {
                tally.violations.push(format!("seed {seed}, floor {number}: the proof is of another floor"));
            }
            Err(flaw) => tally.violations.push(format!("seed {seed}, floor {number}: {flaw}")),
        }
    }
    tally
}

impl Tally {
    fn count(&mut self, metrics: &Metrics) {
        self.obviousness += u64::from(metrics.obviousness);
        self.loops += metrics.loops as u64;
        self.rewarded[0] += metrics.rewarded as u64;
        self.rewarded[1] += metrics.dead_ends as u64;
    }

    /// The same for programs.
    pub(super) fn json(&self) -> String {
        let value = json!({
            "floors": self.floors,
            "violations": self.violations,
            "mean_microseconds": self.mean().as_micros(),
            "slowest_microseconds": self.slowest.as_micros(),
            "mean_obviousness_percent": self.obviousness / u64::from(self.floors),
        });
        format!("{value:#}\n")
    }

    fn mean(&self) -> Duration {
        self.time / self.floors
    }
}

impl fmt::Display for Tally {
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
        let floors = u64::from(self.floors);
        writeln!(
            f,
            "on average: {}.{} loops, {} of 100 dead ends rewarded, the way guessed in {} of 100 cases",
            self.loops / floors,
            self.loops * 10 / floors % 10,
            self.rewarded[0] * 100 / self.rewarded[1].max(1),
            self.obviousness / floors
        )
    }
}
