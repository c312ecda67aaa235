//! A run in a line.

use engine::{Audience, Game, Seed};
use forward::{Content, Forward, Hero, Location, Outcome, Rules};

use crate::{Kept, Numbers, RunState, SoloRun};

/// What a list says about a run.
pub type Summary = SoloRun<Progress>;

/// How far a run came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Where the traveller is.
    pub location: Location,
    /// Who that is.
    pub hero: Hero,
}

/// Where a run stands.
pub(in crate::forward) fn summary(seed: Seed, game: &Forward) -> Summary {
    let view = game.view(Audience::Everyone);
    let numbers = Numbers::of(game.content(), &Content::HOUSE);
    Summary::of(game, seed, (view.rules, numbers), Progress { location: view.location, hero: view.hero })
}

impl crate::Progress for Progress {
    type Rules = Rules;
    type Outcome = Outcome;
    const NAMED: &'static [(&'static str, Rules)] = &Rules::NAMED;

    fn state(outcome: Outcome) -> RunState {
        match outcome {
            Outcome::Won => RunState::Won,
            Outcome::Died { .. } => RunState::Lost,
        }
    }

    fn brief(run: &Summary) -> String {
        let location = run.progress.location;
        match run.outcome {
            Some(Outcome::Won) => run.headline(),
            _ => format!("{location} {}", location.name()),
        }
    }

    fn headline(run: &Summary) -> String {
        let Self { location, hero } = &run.progress;
        match run.outcome {
            None if run.kept == Kept::GivenUp => format!("given up at {}", location.name()),
            None => format!("{location} {}, {} HP, {} Lux", location.name(), hero.hp, hero.lux),
            Some(Outcome::Won) => "came through".to_owned(),
            Some(Outcome::Died { cause, location }) => format!("{location} {}, {cause}", location.name()),
        }
    }
}
