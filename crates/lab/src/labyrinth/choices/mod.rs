//! The decisions of Endless Tower.

mod future;
mod judge;
mod kind;
mod otherwise;
mod policies;
mod shown;

use ::labyrinth::{Labyrinth, Setup};
use engine::{Game as _, Seat, Seed};

use self::future::Future;
use self::judge::LabyrinthJudge;
use self::kind::Kind;
use crate::choices::{BoxedBot, Judged, Measure, Rung, named};

impl Judged for Labyrinth {
    type Judge = LabyrinthJudge;
    type Lesson = Future;

    const MEASURE: Measure = Measure::Score;
    const RUNS: u64 = 40;
    const DICE: u64 = 3;
    const MOST_COMMANDS: u64 = 20_000;
    const KINDS: &'static [&'static str] = &Kind::NAMES;
    const PLACE: &'static str = "floors";
    const PLACES: &'static [&'static str] = &["1-5", "6-10", "11-15", "16-20", "21-25", "26 and higher"];
    const METHOD: &'static str = "the tactician plays on for 40 commands on clones with luck dealt anew, the same for \
                                  every option; what comes after that is judged by health, flasks, strength and \
                                  floor, as its own runs ended. What was not seen of the floor stays as it is.";
    const OTHERWISE: &'static str =
        "the own HP, the HP of a foe in sight, or that it has announced something";
    const RUNGS: &'static [Rung<Self>] = policies::RUNGS;
    const PATIENT: Option<&'static str> = Some(policies::PATIENT);

    /// What comes at every turn is judged now and then, what is rare more often.
    fn stride(kind: usize) -> u64 {
        Kind::STRIDES[kind]
    }

    fn learn(setup: &Setup, seed: Seed, _runs: u64) -> Future {
        Future::learnt(setup, seed)
    }

    fn strong(setup: &Setup, _future: &Future) -> BoxedBot<Self> {
        named("tactician", setup)
    }

    fn with_other_dice(&self, seed: Seed) -> Self {
        self.with_other_dice(seed)
    }

    fn result(&self, _seat: Seat) -> i64 {
        self.score()
    }
}
