//! The decisions of Forward.

mod judge;
mod kind;
mod likeness;
mod otherwise;
mod policies;

use engine::{Seat, Seed, Status};
use forward::bot::Thinker;
use forward::{Forward, Outcome, Setup};

use self::judge::ForwardJudge;
use self::kind::Kind;
use crate::choices::{BoxedBot, Judged, Measure, Rung};

impl Judged for Forward {
    type Judge = ForwardJudge;
    type Lesson = Thinker;

    const MEASURE: Measure = Measure::Wins;
    const RUNS: u64 = 60;
    const DICE: u64 = 3;
    const MOST_COMMANDS: u64 = 10_000;
    const KINDS: &'static [&'static str] = &Kind::NAMES;
    const PLACE: &'static str = "location";
    const PLACES: &'static [&'static str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    const METHOD: &'static str = "the chance to win by the thinker's tables, without lots; questions with a look, \
                                  or cards that go back, by playing on to the end of the location on clones whose \
                                  hidden cards and dice are dealt anew.";
    const OTHERWISE: &'static str =
        "the own HP, Lux, the foe's HP or its die, where the tables know every option";
    const RUNGS: &'static [Rung<Self>] = policies::RUNGS;
    const PATIENT: Option<&'static str> = Some(policies::PATIENT);

    /// The tables of the one who thinks take longer to solve than many runs to play.
    fn learn(setup: &Setup, _seed: Seed, _runs: u64) -> Thinker {
        Thinker::new(&setup.content(), setup.rules)
    }

    fn strong(_setup: &Setup, thinker: &Thinker) -> BoxedBot<Self> {
        Box::new(thinker.clone())
    }

    fn with_other_dice(&self, seed: Seed) -> Self {
        self.with_other_dice(seed)
    }

    fn result(&self, _seat: Seat) -> i64 {
        use engine::Game as _;
        if self.status() == Status::Over(Outcome::Won) { 2 } else { 0 }
    }
}
