//! Floors of Descent.

mod json;
mod picture;

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use descent::{Architect, Flaw, Floor, Kind, Metrics, Place, Proof, prove};
use engine::Seed;
use serde_json::{Map, Value, json};

use super::Levels;

/// The floors of Descent, with how long each architect took and how many ways around there are.
#[derive(Default)]
pub(super) struct Depths {
    built: BTreeMap<&'static str, (u32, Duration)>,
    loops: u64,
    steps: u64,
}

/// A place, and who builds it.
#[derive(Clone, Copy)]
pub(super) struct Site {
    pub(super) place: Place,
    pub(super) architect: Architect,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { floor, branch } = self.place;
        write!(f, "floor {floor} {branch}, built by {}", self.architect.name())
    }
}

impl Levels for Depths {
    type Which = Site;
    type Floor = Floor;
    type Proof = Proof;
    type Flaw = Flaw;

    /// Every place by every architect, one after the other.
    fn nth(_: Site, place: u32) -> Site {
        let mut sites = Architect::ALL
            .into_iter()
            .flat_map(|architect| Place::all().map(move |place| (place, architect)));
        let all = Architect::ALL.len() * Place::all().count();
        let (place, architect) = sites.nth(place as usize % all).expect("there are so many");
        Site { place, architect }
    }

    fn make(seed: Seed, Site { place, architect }: Site) -> (Floor, Proof) {
        Floor::built_by(architect, seed, place)
    }

    fn prove(floor: &Floor) -> Result<Proof, Flaw> {
        prove(floor)
    }

    fn words(floor: &Floor, proof: &Proof) -> String {
        let mut kinds: Vec<Kind> = floor.dwellers().map(|(kind, _)| kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let kinds: Vec<String> =
            kinds.into_iter().map(|kind| format!("{} {kind}", kind.nature().letter)).collect();
        let rooms: Vec<String> = floor.rooms.iter().map(|(room, _)| room.to_string()).collect();
        let rooms = if rooms.is_empty() { "none".to_owned() } else { rooms.join(", ") };
        let metrics = Metrics::of(floor, proof);
        let biome = floor.place.biome();
        format!(
            "{LEGEND}\n{}\n\n{biome}, rooms that were drawn by hand: {rooms}\n{metrics}",
            kinds.join(", ")
        )
    }

    fn json(seed: Seed, floor: &Floor, proof: &Proof) -> Value {
        json::value(seed, floor, *proof)
    }

    fn svg(floor: &Floor, _: &Proof) -> String {
        picture::svg(floor)
    }

    fn count(&mut self, which: Site, floor: &Floor, proof: &Proof, took: Duration) {
        let (floors, time) = self.built.entry(which.architect.name()).or_default();
        *floors += 1;
        *time += took;
        self.loops += Metrics::of(floor, proof).loops as u64;
        self.steps += u64::from(proof.steps);
    }

    fn averages(&self, floors: u32) -> String {
        let floors = u64::from(floors);
        let built: Vec<String> =
            self.means().map(|(name, mean)| format!("{name} {} µs", mean.as_micros())).collect();
        format!(
            "on average: {}; {} ways around, {} steps on\n",
            built.join(", "),
            self.loops / floors,
            self.steps / floors
        )
    }

    fn averages_json(&self, floors: u32) -> Map<String, Value> {
        let built: Map<String, Value> = self
            .means()
            .map(|(name, mean)| (name.to_owned(), u64::try_from(mean.as_micros()).unwrap_or(u64::MAX).into()))
            .collect();
        Map::from_iter([
            ("mean_microseconds_by_architect".to_owned(), Value::Object(built)),
            ("mean_steps".to_owned(), json!(self.steps / u64::from(floors))),
        ])
    }
}

impl Depths {
    /// How long each architect took on average.
    fn means(&self) -> impl Iterator<Item = (&'static str, Duration)> {
        self.built.iter().map(|(name, (floors, time))| (*name, *time / *floors))
    }
}

const LEGEND: &str = "\
@ start   > stairs   + door    L locked   C cracked wall   $ chest   I pedestal
_ shrine  H hearth   & keeper  ^ spikes   x plate   * gold   ? key   ! flask   [ item
~ water   = ice   ¤ lava   ≈ acid   ¬ oil   : marsh gas   ; spores   § steam
× web   % bones   \" grass   ° glow   F fire";
