//! Games for one player: a run is one game, and settings are compared on the same seeds.

use std::borrow::Cow;

use engine::{Seed, Sink};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::findings::{Findings, Stage};
use crate::output;
use crate::plan::Plan;
use crate::player::{Goal, Player, player};
use crate::report::{self, Plot};
use crate::setting::Setting;
use crate::study::Study;
use crate::subject::Subject;
use crate::table::Table;
use crate::tally::Tally;

/// A game for one player.
pub trait Solo: Subject {
    /// What is read off one run.
    type Meter: Meter<Self>;
    /// What is counted over all runs.
    type Counts: Counts<Self>;

    /// What the share of won runs is called.
    const WIN: &'static str = "win rate";
    /// Runs that a worker takes at a time.
    const CHUNK: u64 = 64;
    /// A run of so many commands is cut off: some games have no end of their own.
    const MOST_COMMANDS: u64 = u64::MAX;

    /// Whether a run is a win. One that was cut off has no outcome.
    fn goal(outcome: Option<Self::Outcome>, meter: &Self::Meter) -> Goal;

    /// The setup with somebody of the cast in it, for games in which it matters who plays.
    #[must_use]
    fn with_cast(setup: &Self::Setup, who: &str) -> Self::Setup {
        let _ = who;
        setup.clone()
    }

    /// The setup of the run of a seed, for games in which chance decides what is at hand.
    fn dealt(setup: &Self::Setup, seed: Seed) -> Cow<'_, Self::Setup> {
        let _ = seed;
        Cow::Borrowed(setup)
    }

    /// The plots of the report for one setting or two beside each other.
    fn plots(sides: &[Side<'_, Self>]) -> Vec<Plot>;
}

/// One setting in a report, with all that was counted in it.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a, S: Solo> {
    /// What the setting is called.
    pub label: &'a str,
    /// What was counted.
    pub tally: &'a Tally<S>,
    /// What was played.
    pub setup: &'a S::Setup,
}

/// Reads figures off one run, from the events of its commands.
///
/// It sits in the innermost loop: it allocates nothing and does a few additions for the
/// events that matter.
pub trait Meter<S: Solo>: Sink<S::Event> {
    /// The meter at the start of a run.
    fn begin(game: &S) -> Self;

    /// A command is about to be played in a run as it stands.
    #[inline]
    fn command(&mut self, game: &S, command: S::Command) {
        let _ = (game, command);
    }

    /// The run is over, or was cut off.
    fn end(&mut self, game: &S) {
        let _ = game;
    }
}

/// What is counted over many runs. All numbers are integers, so that merging is exact and
/// its order does not matter.
pub trait Counts<S: Solo>: Clone + Default + PartialEq + Send + Serialize + DeserializeOwned {
    /// Takes in a run that is over, or was cut off and has no outcome.
    fn add(&mut self, meter: &S::Meter, outcome: Option<S::Outcome>);

    /// Takes in all that another has taken in.
    fn merge(&mut self, other: &Self);

    /// The counts as a table: written as CSV, and shown as text.
    fn table(&self) -> Table;

    /// The same and more for a terminal, in tables that fit there, each under a title.
    fn tables(&self) -> Vec<(&'static str, Table)> {
        vec![("", self.table())]
    }

    /// The counts as fields of the JSON object, beside the win rate.
    fn fields(&self) -> serde_json::Map<String, serde_json::Value>;
}

/// One of some setups, as the seed of a run has it.
fn by_lot<T>(setups: &[T], seed: Seed) -> &T {
    match setups {
        [only] => only,
        several => {
            let count = u32::try_from(several.len()).expect("a cast is small");
            &several[seed.branch("cast").dice().below(count) as usize]
        }
    }
}

impl<S: Solo> Study for Plan<S> {
    type Stage = Stage<S>;
    /// The setups of each setting with the bot that plays them.
    type Players = Vec<(Setting<S>, Vec<S::Setup>, Box<dyn Player<S>>)>;

    const GAME: &'static str = S::NAME;
    const RULES_VERSION: u32 = S::RULES_VERSION;
    const CHUNK: u64 = S::CHUNK;

    fn runs(&self) -> u64 {
        self.runs
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn blank(&self) -> Vec<Stage<S>> {
        self.values().iter().map(|_| Stage::blank(self.settings.len())).collect()
    }

    fn players(&self, stage: usize) -> Result<Self::Players, Error> {
        let with_player = |setting: Setting<S>| {
            let player = player(&setting.bot, &setting.terms.setup);
            let setups = setting.setups();
            (setting, setups, player.expect("a setting's bot is one of the game's"))
        };
        Ok(self.stage(stage)?.into_iter().map(with_player).collect())
    }

    /// Plays one seed with every setting of a stage.
    fn play(players: &mut Self::Players, seed: Seed, stage: &mut Stage<S>) -> Result<(), Error> {
        let mut goals = [None; 2];
        for (place, (setting, setups, player)) in players.iter_mut().enumerate() {
            let setup = S::dealt(by_lot(setups, seed), seed);
            let played = player.play(&setup, seed, &mut stage.tallies[place]);
            let goal = played.map_err(|misplay| Error::Misplay { bot: setting.bot.clone(), misplay })?;
            goals[place] = Some(goal);
        }
        if let [Some(first), Some(second)] = goals {
            stage.pairing.add(first, second);
        }
        Ok(())
    }

    fn merge(stage: &mut Stage<S>, more: &Stage<S>) {
        stage.merge(more);
    }

    fn played(stage: &Stage<S>) -> u64 {
        stage.tallies.iter().map(|tally| tally.runs).sum()
    }

    fn fits(&self, stage: &Stage<S>, runs: u64) -> bool {
        stage.tallies.len() == self.settings.len() && stage.tallies.iter().all(|tally| tally.runs == runs)
    }

    fn difference(&self, other: &Self) -> Option<String> {
        self.difference(other)
    }

    fn text(findings: &Findings<Self>) -> String {
        output::text(findings)
    }

    fn json(findings: &Findings<Self>) -> serde_json::Value {
        output::json(findings)
    }

    fn csv(findings: &Findings<Self>) -> String {
        output::csv(findings)
    }

    fn page(findings: &Findings<Self>) -> String {
        report::page(findings)
    }
}
