//! A run of one player in a line, whatever the game.

use std::fmt::Display;

use engine::{Game, Seed, Status};

use crate::{Description, Group, Kept, Numbers, Ranked, RunState, Staged, Statistics};

/// How far a run of one player came: what a game adds to the line about it.
pub trait Progress: Sized + 'static {
    /// Its rule sets.
    type Rules: Copy + PartialEq + Display + 'static;
    /// How runs end.
    type Outcome: Copy + 'static;
    /// The rule sets with a name.
    const NAMED: &'static [(&'static str, Self::Rules)];

    /// Whether a run with this end was won or lost.
    fn state(outcome: Self::Outcome) -> RunState;

    /// How far a run came, in so few words that they fit a line of a list.
    fn brief(run: &SoloRun<Self>) -> String;

    /// Where a run stands or how it ended, in a few words.
    fn headline(run: &SoloRun<Self>) -> String;
}

/// A run of one player, as lists and statistics know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloRun<P: Progress> {
    /// Its rule set.
    pub rules: P::Rules,
    /// The numbers it is played with.
    pub numbers: Numbers,
    /// Its seed.
    pub seed: Seed,
    /// How far it came.
    pub progress: P,
    /// Its score so far.
    pub score: i64,
    /// How it ended, if it has.
    pub outcome: Option<P::Outcome>,
    /// Whether it can still have an outcome.
    pub kept: Kept,
}

impl<P: Progress> SoloRun<P> {
    /// A run, as far as it was played.
    pub(crate) fn of<G: Game<Outcome = P::Outcome>>(
        game: &G,
        seed: Seed,
        (rules, numbers): (P::Rules, Numbers),
        progress: P,
    ) -> Self {
        let outcome = match game.status() {
            Status::Awaiting(_) => None,
            Status::Over(outcome) => Some(outcome),
        };
        Self { rules, numbers, seed, progress, score: game.score(), outcome, kept: Kept::Kept }
    }

    /// The runs that it can be compared with.
    fn group(&self) -> Group {
        Group::of(&self.rules, self.numbers, P::NAMED)
    }

    /// Where the run stands or how it ended, in a few words.
    pub fn headline(&self) -> String {
        P::headline(self)
    }

    /// What the list of runs says about the run.
    pub fn describe(&self) -> Description {
        Description {
            seed: self.seed,
            rules: self.numbers.rule_set(self.rules),
            score: self.score,
            brief: P::brief(self),
            headline: self.headline(),
            state: self.outcome.map_or(RunState::UnderWay, P::state),
        }
    }
}

impl<P: Progress, G: Staged<Summary = SoloRun<P>, Counted = SoloRun<P>>> Ranked for G {
    fn group(run: &SoloRun<P>) -> Group {
        run.group()
    }

    fn by_group(runs: &[&SoloRun<P>]) -> Vec<(Group, Self::Statistics)> {
        Group::counted(runs, P::NAMED, SoloRun::group, <Self::Statistics as Statistics<_>>::of)
    }
}
