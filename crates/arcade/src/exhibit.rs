//! What a game adds to its rules to stand in the arcade.

use engine::{Bot, Game, Seed};

use crate::{BotNote, OptionNote, Options, OptionsError};

/// A game with a sign, words for its options, and bots.
pub trait Exhibit: Game<Setup: Send, Command: Send> + Send + 'static {
    /// The name on the sign.
    const TITLE: &'static str;
    /// The rule sets with a name, the default first.
    const RULE_SETS: &'static [&'static str];
    /// What can be chosen before the first command.
    const OPTIONS: &'static [OptionNote];
    /// The bots that know this game. Random play needs no knowledge and is not listed here.
    const BOTS: &'static [BotNote];

    /// The setup that some options mean. Names other than those of [`Exhibit::OPTIONS`] do
    /// not occur.
    ///
    /// # Errors
    /// All that is wrong with the values.
    fn setup(options: &Options) -> Result<Self::Setup, OptionsError>;

    /// The name of a setup's rule set.
    fn rules(setup: &Self::Setup) -> String;

    /// An event in one sentence.
    fn sentence(event: &Self::Event) -> String;

    /// One of [`Exhibit::BOTS`], or nothing when there is none of this name. Its choices
    /// must be a function of what it sees.
    fn bot(name: &str, setup: &Self::Setup) -> Option<Box<dyn Bot<Self> + Send>>;

    /// What the letters of [`Exhibit::catalogue`] mean.
    fn legend() -> String;

    /// All that a seed has in store, as a paragraph of text without its last line break.
    fn catalogue(setup: &Self::Setup, seed: Seed) -> String;
}
