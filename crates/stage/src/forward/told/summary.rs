//! A run in a line.

use engine::{Audience, Game, Seed, Status};
use forward::{Content, Forward, Hero, Location, Outcome, Rules};

use crate::{Description, Group, Kept, Numbers, RunState};

/// What a list says about a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its rule set.
    pub rules: Rules,
    /// The numbers it is played with.
    pub numbers: Numbers,
    /// Its seed.
    pub seed: Seed,
    /// Where it stands or ended.
    pub location: Location,
    /// The traveller there.
    pub hero: Hero,
    /// Its score so far.
    pub score: i64,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// Whether it can still have an outcome.
    pub kept: Kept,
}

impl Summary {
    /// Where a run stands.
    pub(in crate::forward) fn of(seed: Seed, game: &Forward) -> Self {
        let view = game.view(Audience::Everyone);
        let outcome = match game.status() {
            Status::Awaiting(_) => None,
            Status::Over(outcome) => Some(outcome),
        };
        Self {
            rules: view.rules,
            numbers: Numbers::of(game.content(), &Content::HOUSE),
            seed,
            location: view.location,
            hero: view.hero,
            score: game.score(),
            outcome,
            kept: Kept::Kept,
        }
    }

    /// The runs that it can be compared with.
    pub fn group(&self) -> Group {
        Group::of(&self.rules, self.numbers, &Rules::NAMED)
    }

    /// The rule set by name, and whether the numbers are others.
    pub fn rule_set(&self) -> String {
        self.numbers.rule_set(self.rules)
    }

    /// What the list of runs says about the run.
    pub fn describe(&self) -> Description {
        let state = match self.outcome {
            None => RunState::UnderWay,
            Some(Outcome::Won) => RunState::Won,
            Some(Outcome::Died { .. }) => RunState::Lost,
        };
        let brief = match state {
            RunState::Won => self.headline(),
            _ => format!("{} {}", self.location, self.location.name()),
        };
        Description {
            seed: self.seed,
            rules: self.rule_set(),
            score: self.score,
            brief,
            headline: self.headline(),
            state,
        }
    }

    /// Where the run stands or how it ended, in a few words.
    pub fn headline(&self) -> String {
        match self.outcome {
            None if self.kept == Kept::GivenUp => format!("given up at {}", self.location.name()),
            None => {
                let (place, hero) = (self.location, &self.hero);
                format!("{place} {}, {} HP, {} Lux", place.name(), hero.hp, hero.lux)
            }
            Some(Outcome::Won) => "came through".to_owned(),
            Some(Outcome::Died { cause, location }) => format!("{location} {}, {cause}", location.name()),
        }
    }
}
