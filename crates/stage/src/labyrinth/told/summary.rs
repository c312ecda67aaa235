//! What a list says about a run.

use engine::{Audience, Game, Seed};
use labyrinth::{Labyrinth, Outcome, Rules};

use crate::{Description, Group, Kept, Numbers, RunState};

/// A run as a list and statistics know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its rule set.
    pub rules: Rules,
    /// Whose numbers it is played with.
    pub numbers: Numbers,
    /// Its seed.
    pub seed: Seed,
    /// The floor it came to.
    pub floor: u32,
    /// The level of the hero.
    pub level: u16,
    /// HP left.
    pub hp: i32,
    /// Its score so far.
    pub score: i64,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// Whether it can be gone on with, if it has not.
    pub kept: Kept,
}

impl Summary {
    /// Where a run stands.
    pub(in crate::labyrinth) fn of(seed: Seed, game: &Labyrinth) -> Self {
        let view = game.view(Audience::Everyone);
        Self {
            rules: view.rules,
            numbers: Numbers::of(game.content(), view.rules.content()),
            seed,
            floor: view.floor.0,
            level: view.hero.level,
            hp: view.hero.hp.0,
            score: game.score(),
            outcome: view.over,
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
        let state = if self.outcome.is_some() { RunState::Lost } else { RunState::UnderWay };
        Description {
            seed: self.seed,
            rules: self.rule_set(),
            score: self.score,
            brief: format!("floor {}, level {}", self.floor, self.level),
            headline: self.headline(),
            state,
        }
    }

    /// Where the run stands or how it ended, in a few words.
    pub fn headline(&self) -> String {
        match (self.outcome, self.kept) {
            (Some(outcome), _) => format!("floor {}, {}", outcome.floor, outcome.cause),
            (None, Kept::GivenUp) => format!("given up on floor {}", self.floor),
            (None, Kept::Kept) => format!("floor {}, level {}, {} HP", self.floor, self.level, self.hp),
        }
    }
}
