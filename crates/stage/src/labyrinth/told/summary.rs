//! What a list says about a run.

use engine::{Audience, Game, Seed};
use labyrinth::{Labyrinth, Outcome, Rules};

use crate::{Kept, Numbers, RunState, SoloRun};

/// A run as a list and statistics know it.
pub type Summary = SoloRun<Progress>;

/// How far a run came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The floor.
    pub floor: u32,
    /// The level of the hero.
    pub level: u16,
    /// HP left.
    pub hp: i32,
}

/// Where a run stands.
pub(in crate::labyrinth) fn summary(seed: Seed, game: &Labyrinth) -> Summary {
    let view = game.view(Audience::Everyone);
    let numbers = Numbers::of(game.content(), view.rules.content());
    let progress = Progress { floor: view.floor.0, level: view.hero.level, hp: view.hero.hp.0 };
    Summary::of(game, seed, (view.rules, numbers), progress)
}

impl crate::Progress for Progress {
    type Rules = Rules;
    type Outcome = Outcome;
    const NAMED: &'static [(&'static str, Rules)] = &Rules::NAMED;

    /// Nobody comes to the top.
    fn state(_outcome: Outcome) -> RunState {
        RunState::Lost
    }

    fn brief(run: &Summary) -> String {
        let Self { floor, level, .. } = run.progress;
        format!("floor {floor}, level {level}")
    }

    fn headline(run: &Summary) -> String {
        let Self { floor, level, hp } = run.progress;
        match (run.outcome, run.kept) {
            (Some(outcome), _) => format!("floor {}, {}", outcome.floor, outcome.cause),
            (None, Kept::GivenUp) => format!("given up on floor {floor}"),
            (None, Kept::Kept) => format!("floor {floor}, level {level}, {hp} HP"),
        }
    }
}
