//! What the lab asks of every game that it simulates.

use engine::Game;
use engine::tuning::Tunable;

/// A game that the lab can simulate: its rules and numbers by name. What is measured in it
/// lives in one folder of this crate.
pub trait Subject: Game<Setup: Send + Sync> + 'static {
    /// The numbers that patches and sweeps change.
    type Content: Tunable;

    /// The name as people write it.
    const TITLE: &'static str;
    /// The names of the rule sets; the first is the one that is meant when none is named.
    const RULES: &'static [&'static str];

    /// The setup of a rule set with its own numbers, or nothing when no rule set has this
    /// name.
    fn setup(rules: &str) -> Option<Self::Setup>;

    /// The numbers of a setup.
    fn content(setup: &Self::Setup) -> Self::Content;

    /// The setup with other numbers.
    fn with_content(setup: Self::Setup, content: Self::Content) -> Self::Setup;
}
