//! The games of the arcade, as far as the shell needs to know them.

use std::fmt::Debug;
use std::path::Path;
use std::str::FromStr;

use ::forward::Forward;
use ::labyrinth::Labyrinth;
use ::tactics::bot::Level;
use ::tactics::{Side, Tactics};
use engine::record::{RawRecord, Record};
use engine::{Game, Seed, shortened};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::tactics::Seating;
use stage::{Description, RuleSet, summarise};

use crate::Error;
use crate::forward::{self, Traveller};
use crate::journey::{Journey, Player, SetupOf, codex};
use crate::labyrinth::{self, Climber};
use crate::replay::{Replay, Watched};
use crate::screen::{Desk, Screen, Thinking};
use crate::screens::{NewRun, RunForm};
use crate::store::{Contents, Listed};
use crate::tactics::{self, Duellists, MatchForm, NewMatch};

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
    name: Forward::NAME,
    title: "Forward",
    line: stage::forward::LINE,
    rules: stage::forward::RULE_SETS,
    noun: "run",
    score: Score::Points,
    prepare: |entrance| Box::new(NewRun::new(RunForm::new(entrance))),
    lessons: None,
    begin: |rules, seed, desk| {
        begin::<Traveller>(::forward::Setup::with_rules(named_rules(rules)), (), seed, desk)
    },
    resume: resume::<Traveller>,
    watch: |bytes, _, thinking| watched::<Traveller>(bytes, (), thinking),
    describe: |bytes, _| Ok(summarise::<Forward>(bytes)?.describe()),
    history: |listed| Box::new(forward::History::new(listed)),
    codex: |rules| Box::new(codex::<Forward>(&::forward::Setup::with_rules(named_rules(rules)))),
    picture: forward::picture,
};

const TACTICS: Entrance = Entrance {
    name: Tactics::NAME,
    title: "5x5 Tactics",
    line: stage::tactics::LINE,
    rules: stage::tactics::RULE_SETS,
    noun: "match",
    score: Score::None,
    prepare: |_| Box::new(NewMatch::new(MatchForm::new())),
    lessons: Some(|| Box::new(tactics::Lessons::default())),
    begin: |rules, seed, desk| {
        let table = Seating::against(Level::Normal, Side::One);
        begin::<Duellists>(::tactics::Setup::with_rules(named_rules(rules)), table, seed, desk)
    },
    resume: resume::<Duellists>,
    watch: |bytes, path, thinking| watched::<Duellists>(bytes, tactics::table_of(path), thinking),
    describe: |bytes, path| Ok(summarise::<Tactics>(bytes)?.describe(tactics::table_of(path).as_ref())),
    history: |listed| Box::new(tactics::History::new(listed)),
    codex: |rules| Box::new(codex::<Tactics>(&::tactics::Setup::with_rules(named_rules(rules)))),
    picture: tactics::picture,
};

const TOWER: Entrance = Entrance {
    name: Labyrinth::NAME,
    title: "Endless Tower",
    line: stage::labyrinth::LINE,
    rules: stage::labyrinth::RULE_SETS,
    noun: "run",
    score: Score::Points,
    prepare: |entrance| Box::new(NewRun::new(RunForm::new(entrance))),
    lessons: None,
    begin: |rules, seed, desk| {
        begin::<Climber>(::labyrinth::Setup::with_rules(named_rules(rules)), (), seed, desk)
    },
    resume: resume::<Climber>,
    watch: |bytes, _, thinking| watched::<Climber>(bytes, (), thinking),
    describe: |bytes, _| Ok(summarise::<Labyrinth>(bytes)?.describe()),
    history: |listed| Box::new(labyrinth::History::new(listed)),
    codex: |rules| Box::new(codex::<Labyrinth>(&::labyrinth::Setup::with_rules(named_rules(rules)))),
    picture: labyrinth::picture,
};

/// The rules by one of the names of an entrance.
fn named_rules<R: FromStr<Err: Debug>>(name: &str) -> R {
    name.parse().expect("the entrance lists rule sets that exist")
}

fn begin<P: Player>(setup: SetupOf<P>, seats: P::Seats, seed: Seed, desk: &mut Desk) -> Box<dyn Screen> {
    Box::new(Journey::<P>::begin(setup, seats, seed, desk))
}

fn resume<P: Player>(path: &Path, desk: &mut Desk) -> Opening {
    match Journey::<P>::resume(path, desk) {
        Ok(journey) => Ok(Box::new(journey)),
        Err(error) => Err(error.to_string()),
    }
}

fn watched<P: Player>(bytes: &[u8], seats: <P::Watching as Watched>::Seats, thinking: Thinking) -> Opening {
    let record = Record::<P::Game>::read(bytes).map_err(|error| error.to_string())?.record;
    match Replay::<P::Watching>::new(&record, seats, thinking) {
        Ok(replay) => Ok(Box::new(replay)),
        Err(error) => Err(error.to_string()),
    }
}

/// The name of a game on the screen.
pub(crate) fn title<G: Game>() -> &'static str {
    named(G::NAME).map_or(G::NAME, |entrance| entrance.title)
}

/// What a run of a game is called.
pub(crate) fn noun<G: Game>() -> &'static str {
    named(G::NAME).map_or("run", |entrance| entrance.noun)
}

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
