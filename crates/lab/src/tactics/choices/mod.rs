//! The decisions of 5×5 Tactics.

mod chance;
mod judge;
mod kind;
mod otherwise;
mod policies;
mod shown;

use engine::{Audience, Game as _, Seat, Seed, Silence, Status};
use tactics::{Command, Outcome, REFEREE, Setup, Side, Tactics};

use self::chance::Scale;
use self::judge::TacticsJudge;
use self::kind::Kind;
use crate::choices::{BoxedBot, Judged, Measure, Rung, named};

impl Judged for Tactics {
    type Judge = TacticsJudge;
    type Lesson = Scale;

    const MEASURE: Measure = Measure::Wins;
    const RUNS: u64 = 120;
    const DICE: u64 = 4;
    const MOST_COMMANDS: u64 = 2_000;
    const KINDS: &'static [&'static str] = &Kind::NAMES;
    const PLACE: &'static str = "round";
    const PLACES: &'static [&'static str] =
        &["draft", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15 and later"];
    const METHOD: &'static str = "in battle what a search of 500 positions finds after the command, as a chance to \
                                  win that fits how matches of this player end; in the draft matches of greedy \
                                  against any team.";
    const OTHERWISE: &'static str = "the HP of one of the units; in the draft there is nothing to be seen";
    const RUNGS: &'static [Rung<Self>] = policies::RUNGS;
    const RIVAL: Option<&'static str> = Some("naive");

    fn learn(setup: &Setup, seed: Seed, _runs: u64) -> Scale {
        Scale::fitted(setup, seed)
    }

    fn strong(setup: &Setup, _scale: &Scale) -> BoxedBot<Self> {
        named(policies::STRONG, setup)
    }

    /// Teams are picked by chance.
    fn start(setup: &Setup, seed: Seed) -> Self {
        let mut game = Self::opened(setup, seed);
        if game.position().stage() == tactics::Stage::Draft {
            let picked = game.play(REFEREE, Command::Timeout, &mut Silence);
            picked.expect("a draft can always run out of time");
        }
        game
    }

    fn opened(setup: &Setup, seed: Seed) -> Self {
        Self::new(setup, seed).expect("a setup is checked before its first run")
    }

    /// Each seat has its turn.
    fn seat(seed: Seed) -> Seat {
        Side::ALL[usize::from(seed.number() % 2 == 1)].seat()
    }

    /// The omens and the buff tile that lie open already stay.
    fn with_other_dice(&self, seed: Seed) -> Self {
        Self::imagined(&self.view(Audience::Seat(Seat::FIRST)), self.content(), seed)
    }

    fn result(&self, seat: Seat) -> i64 {
        match self.status() {
            Status::Over(Outcome::Won { side, .. }) => {
                if side.seat() == seat {
                    2
                } else {
                    0
                }
            }
            Status::Over(Outcome::Draw) => 1,
            // Whoever does not finish has not won.
            Status::Awaiting(_) => 0,
        }
    }
}
