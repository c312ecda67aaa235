//! Floors, drawn, measured, and checked by the thousand.

mod args;
mod check;
mod descent;
mod json;
mod labyrinth;
mod refuel;
mod svg;

use std::fmt::Display;
use std::time::Duration;

use engine::Seed;
use serde_json::{Map, Value};

pub use args::{DescentFloors, GenArgs, GenWhat, LabyrinthFloors, RefuelWorlds, Showing};

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// As it is to be shown.
    pub text: String,
    /// Whether every floor keeps what floors promise.
    pub is_sound: bool,
}

/// Makes what was asked for.
pub fn generate(arguments: &GenArgs) -> Generated {
    match &arguments.what {
        GenWhat::Labyrinth(floors) => show::<labyrinth::Tower>(floors.number(), &floors.showing),
        GenWhat::Descent(floors) => show::<descent::Depths>(floors.site(), &floors.showing),
        GenWhat::Refuel(worlds) => show::<refuel::Worlds>(worlds.asked(), &worlds.showing),
    }
}

/// The floors of a game, and what is added up over those that are checked.
trait Levels: Default {
    /// Which floor of a seed.
    type Which: Copy + Display;
    /// A floor.
    type Floor: Display;
    /// That it keeps what floors promise.
    type Proof: PartialEq;
    /// What is wrong with one that does not.
    type Flaw: Display;

    /// Which floor is checked after so many others, when such ones were asked for.
    fn nth(asked: Self::Which, place: u32) -> Self::Which;

    /// Makes a floor and its proof.
    fn make(seed: Seed, which: Self::Which) -> (Self::Floor, Self::Proof);

    /// Proves a floor once more.
    fn prove(floor: &Self::Floor) -> Result<Self::Proof, Self::Flaw>;

    /// What its letters mean, and its numbers.
    fn words(floor: &Self::Floor, proof: &Self::Proof) -> String;

    /// The floor for programs.
    fn json(seed: Seed, floor: &Self::Floor, proof: &Self::Proof) -> Value;

    /// The floor as a picture.
    fn svg(floor: &Self::Floor, proof: &Self::Proof) -> String;

    /// Adds up the numbers of a floor that took so long to make.
    fn count(&mut self, which: Self::Which, floor: &Self::Floor, proof: &Self::Proof, took: Duration);

    /// Adds up what is wrong with a floor that does not keep what floors promise.
    fn blame(&mut self, _flaw: &Self::Flaw) {}

    /// What floors are like on average, in words.
    fn averages(&self, floors: u32) -> String;

    /// The same for programs.
    fn averages_json(&self, floors: u32) -> Map<String, Value>;
}

fn show<L: Levels>(which: L::Which, showing: &Showing) -> Generated {
    if let Some(count) = showing.check {
        let tally = check::check::<L>(showing.seed, which, count);
        let text = if showing.json { tally.json() } else { tally.to_string() };
        return Generated { text, is_sound: tally.violations.is_empty() };
    }
    let (floor, proof) = L::make(showing.seed, which);
    let text = match (showing.json, showing.svg) {
        (true, _) => format!("{:#}\n", L::json(showing.seed, &floor, &proof)),
        (_, true) => L::svg(&floor, &proof),
        _ => format!("{floor}\n{}", L::words(&floor, &proof)),
    };
    Generated { text, is_sound: true }
}
