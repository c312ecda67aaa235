//! The decisions of Refuel.

mod judge;
mod kind;
mod policies;
mod shown;
mod worth;

use ::refuel::{Refuel, Setup};
use engine::{Game as _, Seat, Seed};

use self::judge::RefuelJudge;
use self::kind::Kind;
use self::worth::Scale;
use super::hand;
use crate::choices::{BoxedBot, Judged, Measure, Rung, named};

impl Judged for Refuel {
    type Judge = RefuelJudge;
    type Lesson = Scale;

    const MEASURE: Measure = Measure::Score;
    const RUNS: u64 = 20;
    const DICE: u64 = 3;
    const MOST_COMMANDS: u64 = 20_000;
    const KINDS: &'static [&'static str] = &Kind::NAMES;
    const PLACE: &'static str = "waves";
    const PLACES: &'static [&'static str] = &["1-3", "4-6", "7-9", "10-12", "13 and later"];
    const METHOD: &'static str = "the builder plays the battle to its end on clones whose dice, and waves that are not \
                                  shown yet, are dealt anew, the same for every option. Of all tiles a few are tried: \
                                  those with most ways in range, and some between them and the worst.";
    const OTHERWISE: &'static str = "which of the next two waves comes first";
    const RUNGS: &'static [Rung<Self>] = policies::RUNGS;

    /// What comes at every command is judged now and then, what is rare more often.
    fn stride(kind: usize) -> u64 {
        Kind::STRIDES[kind]
    }

    fn learn(setup: &Setup, seed: Seed, _runs: u64) -> Scale {
        Scale::learnt(setup, seed)
    }

    /// The planner would take hours.
    fn strong(setup: &Setup, _scale: &Scale) -> BoxedBot<Self> {
        named("builder", setup)
    }

    fn start(setup: &Setup, seed: Seed) -> Self {
        Self::new(&hand::dealt(setup, seed), seed).expect("a setup is checked before its first run")
    }

    fn with_other_dice(&self, seed: Seed) -> Self {
        self.with_other_dice(seed)
    }

    fn result(&self, _seat: Seat) -> i64 {
        self.score()
    }
}
