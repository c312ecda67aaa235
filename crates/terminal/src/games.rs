//! The games of the arcade, as far as the shell needs to know them.

use std::path::Path;

use ::tactics::Side;
use ::tactics::bot::Level;
use engine::record::{RawRecord, Record};
use engine::{Game, Seed, shortened};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::tactics::Table;
use stage::{Description, RuleSet};

use crate::Error;
use crate::forward;
use crate::labyrinth;
use crate::screen::{Desk, Screen, Thinking};
use crate::screens::NewRun;
use crate::store::{Contents, Listed};
use crate::tactics;

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
    /// What a run is called here.
    pub(crate) noun: &'static str,
    /// Whether runs have a score.
    pub(crate) score: Score,
    /// The page before a run, where its rules and its seed are chosen.
    pub(crate) prepare: fn(&'static Entrance) -> Box<dyn Screen>,
    /// The page of lessons, if there are any.
    pub(crate) lessons: Option<fn() -> Box<dyn Screen>>,
    /// Begins a run under one of the rule sets.
    pub(crate) begin: fn(&str, Seed, &mut Desk) -> Box<dyn Screen>,
    /// Goes on with a run.
    pub(crate) resume: fn(&Path, &mut Desk) -> Opening,
    /// Shows a run from its bytes and the name of its file.
    pub(crate) watch: fn(&[u8], &Path, Thinking) -> Opening,
    /// What a list says about a run, by its bytes and the name of its file.
    pub(crate) describe: fn(&[u8], &Path) -> Result<Description, String>,
    /// The page of statistics.
    pub(crate) history: fn(&[Listed]) -> Box<dyn Screen>,
    /// The page of rules, for one of the rule sets.
    pub(crate) codex: fn(&str) -> Box<dyn Screen>,
    /// A picture for the home screen, made for this moment's seed.
    pub(crate) picture: fn(&mut Buffer, Rect, &Desk),
}

/// Whether runs of a game have a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    /// They have.
    Points,
    /// They are won or lost.
    None,
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
pub(crate) const GAMES: &[Entrance] = &[FORWARD, TACTICS, TOWER];

const FORWARD: Entrance = Entrance {
    name: ::forward::Forward::NAME,
    title: "Forward",
    line: stage::forward::LINE,
    rules: stage::forward::RULE_SETS,
    noun: "run",
    score: Score::Points,
    prepare: |entrance| Box::new(NewRun::new(entrance)),
    lessons: None,
    begin: |rules, seed, desk| {
        let rules = rules.parse().expect("the entrance lists rule sets that exist");
        Box::new(forward::begin(rules, seed, desk))
    },
    resume: |path, desk| match forward::resume(path, desk) {
        Ok(journey) => Ok(Box::new(journey)),
        Err(error) => Err(error.to_string()),
    },
    watch: |bytes, _, thinking| {
        let reading = Record::read(bytes).map_err(|error| error.to_string())?;
        let replay = forward::replay(&reading.record, thinking).map_err(|error| error.to_string())?;
        Ok(Box::new(replay))
    },
    describe: |bytes, _| stage::forward::describe(bytes),
    history: |listed| Box::new(forward::History::new(listed)),
    codex: |rules| {
        let rules = rules.parse().expect("the entrance lists rule sets that exist");
        Box::new(forward::codex(&::forward::Content::HOUSE, rules))
    },
    picture: forward::picture,
};

const TACTICS: Entrance = Entrance {
    name: ::tactics::Tactics::NAME,
    title: "5x5 Tactics",
    line: stage::tactics::LINE,
    rules: stage::tactics::RULE_SETS,
    noun: "match",
    score: Score::None,
    prepare: |_| Box::new(tactics::NewMatch::new()),
    lessons: Some(|| Box::new(tactics::Lessons::default())),
    begin: |rules, seed, desk| {
        let rules = rules.parse().expect("the entrance lists rule sets that exist");
        let table = Table::against(Level::Normal, Side::One);
        Box::new(tactics::begin(rules, table, seed, desk))
    },
    resume: |path, desk| match tactics::resume(path, desk) {
        Ok(duel) => Ok(Box::new(duel)),
        Err(error) => Err(error.to_string()),
    },
    watch: |bytes, path, _| {
        let reading = Record::read(bytes).map_err(|error| error.to_string())?;
        let table = tactics::table_of(path);
        let replay = tactics::replay(&reading.record, table).map_err(|error| error.to_string())?;
        Ok(Box::new(replay))
    },
    describe: |bytes, path| {
        let summary = stage::tactics::summarise(bytes)?;
        Ok(summary.describe(tactics::table_of(path).as_ref()))
    },
    history: |listed| Box::new(tactics::History::new(listed)),
    codex: |rules| {
        let rules: ::tactics::RuleSet = rules.parse().expect("the entrance lists rule sets that exist");
        Box::new(tactics::codex(rules.content()))
    },
    picture: tactics::picture,
};

const TOWER: Entrance = Entrance {
    name: ::labyrinth::Tower::NAME,
    title: "Endless Tower",
    line: stage::labyrinth::LINE,
    rules: stage::labyrinth::RULE_SETS,
    noun: "run",
    score: Score::Points,
    prepare: |entrance| Box::new(NewRun::new(entrance)),
    lessons: None,
    begin: |rules, seed, desk| {
        let rules = rules.parse().expect("the entrance lists rule sets that exist");
        Box::new(labyrinth::begin(rules, seed, desk))
    },
    resume: |path, desk| match labyrinth::resume(path, desk) {
        Ok(climb) => Ok(Box::new(climb)),
        Err(error) => Err(error.to_string()),
    },
    watch: |bytes, _, _| {
        let reading = Record::read(bytes).map_err(|error| error.to_string())?;
        let replay = labyrinth::replay(&reading.record).map_err(|error| error.to_string())?;
        Ok(Box::new(replay))
    },
    describe: |bytes, _| stage::labyrinth::describe(bytes),
    history: |listed| Box::new(labyrinth::History::new(listed)),
    codex: |rules| {
        let rules: ::labyrinth::Rules = rules.parse().expect("the entrance lists rule sets that exist");
        Box::new(labyrinth::codex(rules.content(), rules))
    },
    picture: labyrinth::picture,
};

/// The game with a name in records.
pub(crate) fn named(name: &str) -> Option<&'static Entrance> {
    GAMES.iter().find(|game| game.name == name)
}

/// Shows a run of whatever game it is.
///
/// # Errors
/// Why it cannot be shown, in words.
pub(crate) fn watch(bytes: &[u8], path: &Path, thinking: Thinking) -> Opening {
    let raw = RawRecord::read(bytes).map_err(|error| error.to_string())?;
    let game = &raw.header().game;
    let entrance = named(game).ok_or_else(|| no_screens(game))?;
    (entrance.watch)(bytes, path, thinking)
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
            (entrance.describe)(bytes, &listed.path)
        }
    }
}

fn no_screens(game: &str) -> String {
    format!(
        "{} cannot be watched in a terminal yet; `roguery replay FILE --verify` checks the record",
        shortened(game)
    )
}
