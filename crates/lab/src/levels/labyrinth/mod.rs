//! Floors of the tower.

mod json;
mod picture;

use std::fmt;
use std::time::Duration;

use engine::Seed;
use labyrinth::{Flaw, Floor, FloorNumber, Metrics, Proof, prove};
use serde_json::{Map, Value};

use super::Levels;

/// Floors that are checked are of these numbers, one after the other.
const FLOORS: u32 = 25;

/// The floors of the tower.
#[derive(Default)]
pub(super) struct Tower {
    obviousness: u64,
    loops: u64,
    rewarded: [u64; 2],
}

/// A floor of the tower, from 1.
#[derive(Clone, Copy)]
pub(super) struct Number(pub(super) u32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "floor {}", self.0)
    }
}

impl Levels for Tower {
    type Which = Number;
    type Floor = Floor;
    type Proof = Proof;
    type Flaw = Flaw;

    fn nth(_: Number, place: u32) -> Number {
        Number(place % FLOORS + 1)
    }

    fn make(seed: Seed, Number(number): Number) -> (Floor, Proof) {
        Floor::generate(seed, FloorNumber(number))
    }

    fn prove(floor: &Floor) -> Result<Proof, Flaw> {
        prove(floor)
    }

    fn words(floor: &Floor, proof: &Proof) -> String {
        format!("{LEGEND}\n{}", words(&Metrics::of(floor, proof)))
    }

    fn json(seed: Seed, floor: &Floor, proof: &Proof) -> Value {
        json::value(seed, floor, proof)
    }

    fn svg(floor: &Floor, proof: &Proof) -> String {
        picture::svg(floor, proof)
    }

    fn count(&mut self, _: Number, floor: &Floor, proof: &Proof, _: Duration) {
        let metrics = Metrics::of(floor, proof);
        self.obviousness += u64::from(metrics.obviousness);
        self.loops += metrics.loops as u64;
        self.rewarded[0] += metrics.rewarded as u64;
        self.rewarded[1] += metrics.dead_ends as u64;
    }

    fn averages(&self, floors: u32) -> String {
        let floors = u64::from(floors);
        format!(
            "on average: {}.{} loops, {} of 100 dead ends rewarded, the way guessed in {} of 100 cases\n",
            self.loops / floors,
            self.loops * 10 / floors % 10,
            self.rewarded[0] * 100 / self.rewarded[1].max(1),
            self.obviousness / floors
        )
    }

    fn averages_json(&self, floors: u32) -> Map<String, Value> {
        let obviousness = self.obviousness / u64::from(floors);
        Map::from_iter([("mean_obviousness_percent".to_owned(), obviousness.into())])
    }
}

const LEGEND: &str = "\
@ start   > stairs   + door   = locked   ? key   % cracked wall   $ chest
& statue  ~ fountain _ shrine ^ spikes   : darts  o pad
€ shop    ! heal station      n E B foes, by rank";

fn words(metrics: &Metrics) -> String {
    let Metrics { rooms, corridors, tiles, narrow, lengths, risks, .. } = metrics;
    let Metrics { loops, braid, dead_ends, rewarded, obviousness, .. } = metrics;
    format!(
        "\n{rooms} rooms, {corridors} corridors, {tiles} open tiles, {narrow} of them narrow\n\
         ways to the stairs: {} steps past {} dangers, {} steps past {}\n\
         {loops} loops ({braid} for each hundred links), {rewarded} of {dead_ends} dead ends rewarded\n\
         the way is guessed in {obviousness} of 100 cases\n",
        lengths[0], risks[0], lengths[1], risks[1]
    )
}
