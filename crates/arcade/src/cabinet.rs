//! A game as it stands in the arcade, before anybody plays.

use engine::record::Damage;
use engine::{ResumeError, Seed};

use crate::{Failure, Options, OptionsError, Table, Verdict};

/// A game that can be begun, opened from a record, and asked about itself.
pub trait Cabinet: Sync {
    /// The name on the command line and in records.
    fn name(&self) -> &'static str;

    /// The name on the sign.
    fn title(&self) -> &'static str;

    /// How many seats a table has.
    fn seats(&self) -> u8;

    /// How many of the seats are players', from the first on. No bot sits in the others.
    fn players(&self) -> u8;

    /// The version of the rules that records are played under.
    fn rules_version(&self) -> u32;

    /// The rule sets with a name, the default first.
    fn rule_sets(&self) -> &'static [&'static str];

    /// What can be chosen before the first command.
    fn options(&self) -> &'static [OptionNote];

    /// The bots that can sit down.
    fn bots(&self) -> Vec<BotNote>;

    /// Begins a game.
    ///
    /// # Errors
    /// All that is wrong with the options.
    fn begin(&self, options: &Options, seed: Seed) -> Result<Box<dyn Table>, OptionsError>;

    /// Goes on from the good part of a record.
    ///
    /// # Errors
    /// When the bytes are no record of this game, or do not play as they were recorded.
    fn open(&self, bytes: &[u8]) -> Result<Opened, ResumeError>;

    /// Plays a record of this game and checks all that it claims.
    ///
    /// # Errors
    /// When it cannot be read, or is not true.
    fn verify(&self, bytes: &[u8]) -> Result<Verdict, Failure>;

    /// What the letters of [`Cabinet::catalogue`] mean.
    fn legend(&self) -> String;

    /// All that a seed has in store, as a paragraph of text without its last line break.
    ///
    /// # Errors
    /// All that is wrong with the options.
    fn catalogue(&self, options: &Options, seed: Seed) -> Result<String, OptionsError>;
}

/// A choice before the first command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionNote {
    /// What it is called.
    pub name: &'static str,
    /// What it decides, and what can be written.
    pub about: &'static str,
}

/// A bot, and how it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotNote {
    /// What it is called.
    pub name: &'static str,
    /// How it plays.
    pub about: &'static str,
}

/// A table that goes on from a record.
pub struct Opened {
    /// The table after the last good command.
    pub table: Box<dyn Table>,
    /// How many bytes of the record are good. The rest is to be kept aside and cut off
    /// before anything is appended.
    pub good_bytes: usize,
    /// What is wrong with the rest, if there is one.
    pub damage: Option<Damage>,
}
