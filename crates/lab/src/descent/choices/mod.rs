//! The decisions of Descent.

mod future;
mod judge;
mod kind;
mod otherwise;
mod policies;
mod shown;

use ::descent::{Character, Descent, Setup};
use engine::{Game as _, Seat, Seed, Status};

use self::future::Future;
use self::judge::DescentJudge;
use self::kind::Kind;
use crate::choices::{BoxedBot, Judged, Measure, Rung, named};

impl Judged for Descent {
    type Judge = DescentJudge;
    type Lesson = Future;

    const MEASURE: Measure = Measure::Wins;
    const RUNS: u64 = 40;
    const DICE: u64 = 3;
    const MOST_COMMANDS: u64 = 20_000;
    const KINDS: &'static [&'static str] = &Kind::NAMES;
    const PLACE: &'static str = "floor";
    const PLACES: &'static [&'static str] = &["1", "2", "3", "4", "5", "6", "7"];
    const METHOD: &'static str = "the delver plays on for 40 commands, or 400 after what is kept for long (offers, purchases, \
                                  branches), on clones with luck dealt anew, the same for every option; what comes \
                                  after that is judged by floor, health, flasks, strength, what is carried and who is \
                                  left of a boss, as its own runs ended. What was not seen of the floor stays as it \
                                  is. Who goes down is drawn by lot.";
    const OTHERWISE: &'static str =
        "the own HP, the HP of a creature in sight, or that it has announced something";
    const RUNGS: &'static [Rung<Self>] = policies::RUNGS;
    const PATIENT: Option<&'static str> = Some(policies::PATIENT);

    /// What comes at every turn is judged now and then, what is rare more often.
    fn stride(kind: usize) -> u64 {
        Kind::STRIDES[kind]
    }

    fn learn(setup: &Setup, seed: Seed, runs: u64) -> Future {
        Future::learnt(setup, seed, runs)
    }

    fn strong(setup: &Setup, _future: &Future) -> BoxedBot<Self> {
        named("delver", setup)
    }

    fn start(setup: &Setup, seed: Seed) -> Self {
        let count = u32::try_from(Character::ALL.len()).expect("there are few characters");
        let character = Character::ALL[seed.branch("cast").dice().below(count) as usize];
        Self::new(&Setup { character, ..setup.clone() }, seed)
            .expect("a setup is checked before its first run")
    }

    fn with_other_dice(&self, seed: Seed) -> Self {
        self.with_other_dice(seed)
    }

    fn result(&self, _seat: Seat) -> i64 {
        match self.status() {
            Status::Over(outcome) if outcome.is_won() => 2,
            _ => 0,
        }
    }
}
