//! What the lab asks of a game that it simulates.

use engine::tuning::Tunable;
use engine::{Game, Sink};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::player::{Player, Verdict};
use crate::report::Figure;
use crate::table::Table;
use crate::tally::Tally;

/// A game that the lab can simulate. Its measurements live in one folder of this crate.
pub trait Subject: Game<Setup: Send + Sync> + 'static {
    /// The numbers that patches and sweeps change.
    type Content: Tunable;
    /// What is read off one run.
    type Meter: Meter<Self>;
    /// What is counted over all runs.
    type Counts: Counts<Self>;

    /// The name as people write it.
    const TITLE: &'static str;
    /// The names of the rule sets; the first is the one that is meant when none is named.
    const RULES: &'static [&'static str];
    /// The names of the bots; the first is the one that is meant when none is named.
    const BOTS: &'static [&'static str];

    /// The setup of a rule set with the numbers of the house, or nothing when no rule set
    /// has this name.
    fn setup(rules: &str) -> Option<Self::Setup>;

    /// The numbers of a setup.
    fn content(setup: &Self::Setup) -> Self::Content;

    /// The setup with other numbers.
    fn with_content(setup: Self::Setup, content: Self::Content) -> Self::Setup;

    /// The bot of this name, ready to play this setup, or nothing when there is none.
    fn player(bot: &str, setup: &Self::Setup) -> Option<Box<dyn Player<Self>>>;

    /// Whether an outcome is a win.
    fn verdict(outcome: Self::Outcome) -> Verdict;

    /// The plots of the report for one setting or two beside each other.
    fn figures(sides: &[Side<'_, Self>]) -> Vec<Figure>;
}

/// One setting in a report, with all that was counted in it.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a, S: Subject> {
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
pub trait Meter<S: Subject>: Sink<S::Event> {
    /// The meter at the start of a run.
    fn begin(game: &S) -> Self;
}

/// What is counted over many runs. All numbers are integers, so that merging is exact and
/// its order does not matter.
pub trait Counts<S: Subject>: Clone + Default + PartialEq + Send + Serialize + DeserializeOwned {
    /// Takes in a run that is over.
    fn add(&mut self, meter: &S::Meter, outcome: S::Outcome);

    /// Takes in all that another has taken in.
    fn merge(&mut self, other: &Self);

    /// The counts as a table: shown as text, and written as CSV.
    fn table(&self) -> Table;

    /// The counts as fields of the JSON object, beside the win rate.
    fn fields(&self) -> serde_json::Map<String, serde_json::Value>;
}
