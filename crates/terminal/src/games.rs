//! The games of the arcade, as far as the shell needs to know them.

use std::path::Path;

use engine::record::{RawRecord, Record};
use engine::{Game, Seed, shortened};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::forward::{LINE, RULE_SETS, describe as describe_forward};
use stage::{Description, RuleSet};

use crate::Error;
use crate::forward;
use crate::screen::{Desk, Screen, Thinking};
use crate::store::{Contents, Listed};

/// A screen, or why there is none, in words.
pub(crate) type Opening = Result<Box<dyn Screen>, String>;

/// A game on the home screen. A new game is a new row of [`GAMES`].
pub(crate) struct Entrance {
    /// The name in records.
    pub(crate) name: &'static str,
    /// The name on the screen.
    pub(crate) title: &'static str,
    /// What it is, in a line.
    pub(crate) line: &'static str,
    /// The rule sets to choose from, the usual one first.
    pub(crate) rules: &'static [RuleSet],
    /// Begins a run under one of the rule sets.
    pub(crate) begin: fn(&str, Seed, &mut Desk) -> Box<dyn Screen>,
    /// Goes on with a run.
    pub(crate) resume: fn(&Path, &mut Desk) -> Opening,
    /// Shows a run from its bytes.
    pub(crate) watch: fn(&[u8], Thinking) -> Opening,
    /// What a list says about a run.
    pub(crate) describe: fn(&[u8]) -> Result<Description, String>,
    /// The page of statistics.
    pub(crate) history: fn(&[Listed]) -> Box<dyn Screen>,
    /// The page of rules, for one of the rule sets.
    pub(crate) codex: fn(&str) -> Box<dyn Screen>,
    /// A picture for the home screen, made for this moment's seed.
    pub(crate) picture: fn(&mut Buffer, Rect, &Desk),
}

impl Entrance {
    /// The rule set with a name.
    ///
    /// # Errors
    /// When there is none; the error lists those there are.
    pub(crate) fn rule_set(&self, name: &str) -> Result<&'static str, Error> {
        let names = || self.rules.iter().map(|set| set.name);
        names()
            .find(|known| *known == name)
            .ok_or_else(|| Error::NoSuchRules { name: name.to_owned(), known: names().collect() })
    }
}

/// The games that exist.
pub(crate) const GAMES: &[Entrance] = &[Entrance {
    name: ::forward::Forward::NAME,
    title: "Forward",
    line: LINE,
    rules: RULE_SETS,
    begin: |rules, seed, desk| {
        let rules = rules.parse().expect("the entrance lists rule sets that exist");
        Box::new(forward::begin(rules, seed, desk))
    },
    resume: |path, desk| match forward::resume(path, desk) {
        Ok(journey) => Ok(Box::new(journey)),
        Err(error) => Err(error.to_string()),
    },
    watch: |bytes, thinking| {
        let reading = Record::read(bytes).map_err(|error| error.to_string())?;
        let replay = forward::Replay::new(&reading.record, thinking).map_err(|error| error.to_string())?;
        Ok(Box::new(replay))
    },
    describe: describe_forward,
    history: |listed| Box::new(forward::History::new(listed)),
    codex: |rules| {
        let rules = rules.parse().expect("the entrance lists rule sets that exist");
        Box::new(forward::codex(&::forward::Content::HOUSE, rules))
    },
    picture: forward::picture,
}];

/// The game with a name in records.
pub(crate) fn named(name: &str) -> Option<&'static Entrance> {
    GAMES.iter().find(|game| game.name == name)
}

/// Shows a run of whatever game it is.
///
/// # Errors
/// Why it cannot be shown, in words.
pub(crate) fn watch(bytes: &[u8], thinking: Thinking) -> Opening {
    let raw = RawRecord::read(bytes).map_err(|error| error.to_string())?;
    let game = &raw.header().game;
    let entrance = named(game).ok_or_else(|| no_screens(game))?;
    (entrance.watch)(bytes, thinking)
}

/// What a list says about a file of the store.
///
/// # Errors
/// Why the file cannot be used, in words; it is left as it is.
pub(crate) fn describe(listed: &Listed) -> Result<Description, String> {
    match &listed.contents {
        Contents::Unusable(reason) => Err(reason.clone()),
        Contents::Run { game, bytes } => {
            let entrance = named(game).ok_or_else(|| no_screens(game))?;
            (entrance.describe)(bytes)
        }
    }
}

fn no_screens(game: &str) -> String {
    format!(
        "{} cannot be watched in a terminal yet; `roguery replay FILE --verify` checks the record",
        shortened(game)
    )
}
