//! The games of the arcade, as far as the terminal needs to know them.

use std::path::Path;

use arcade::{Failure, Hosted, Options};
use engine::record::{RawRecord, Record};
use engine::{About, Game, Seed};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::{Description, Staged};

use crate::Error;
use crate::journey::{Journey, Player, SetupOf, codex};
use crate::replay::{Replay, Watched};
use crate::screen::{Desk, Screen, Thinking};
use crate::screens::{NewRun, RunForm};
use crate::store::{Contents, Listed};

/// A screen, or why there is none, in words.
pub(crate) type Opening = Result<Box<dyn Screen>, String>;

/// The screen of a record that is watched, or why it is worth nothing.
pub(crate) type Watching = Result<Box<dyn Screen>, Failure>;

/// What a game adds to be installed here. A new game implements it in its own folder.
pub(crate) trait Installed: Hosted + Staged {
    /// Whoever plays it.
    type Player: Player<Game = Self>;
    /// The name on the screen, in letters that every terminal has.
    const TITLE: &'static str = Self::ABOUT.title;
    /// The page of lessons, if there are any.
    const LESSONS: Option<fn() -> Box<dyn Screen>> = None;

    /// Who sits at the table of a run that begins before anybody was asked.
    fn usual_seats() -> <Self::Player as Player>::Seats;

    /// Who sat at the table of a record that is watched, as far as the name of its file tells it.
    fn watched_seats(path: &Path) -> <<Self::Player as Player>::Watching as Watched>::Seats;

    /// The page before a run, where its rules and its seed are chosen.
    fn prepare(cabinet: &'static Cabinet, _desk: &Desk) -> Box<dyn Screen> {
        Box::new(NewRun::new(RunForm::new(cabinet)))
    }

    /// What a list says about a run, by its bytes and the name of its file.
    ///
    /// # Errors
    /// Why it says nothing, in words.
    fn describe(bytes: &[u8], path: &Path) -> Result<Description, String>;

    /// The page of statistics.
    fn history(listed: &[Listed]) -> Box<dyn Screen>;

    /// A picture for the home screen, made for this moment's seed.
    fn picture(buffer: &mut Buffer, area: Rect, desk: &Desk);
}

/// A cabinet: a game with its types put away, as the screens ask about it.
pub(crate) struct Cabinet {
    /// What the game says of itself.
    pub(crate) about: &'static About,
    /// The name on the screen.
    pub(crate) title: &'static str,
    /// [`Installed::prepare`].
    pub(crate) prepare: fn(&'static Cabinet, &Desk) -> Box<dyn Screen>,
    /// The page of lessons, if there are any.
    pub(crate) lessons: Option<fn() -> Box<dyn Screen>>,
    /// Begins a run under one of the rule sets.
    pub(crate) begin: fn(&str, Seed, &mut Desk) -> Box<dyn Screen>,
    /// Begins the run of a day, by its seed, as everybody plays it.
    pub(crate) begin_day: fn(Seed, &mut Desk) -> Box<dyn Screen>,
    /// Goes on with a run.
    pub(crate) resume: fn(&Path, &mut Desk) -> Opening,
    /// Shows a run from its bytes and the name of its file.
    pub(crate) watch: fn(&[u8], &Path, Thinking) -> Watching,
    /// [`Installed::describe`].
    pub(crate) describe: fn(&[u8], &Path) -> Result<Description, String>,
    /// [`Installed::history`].
    pub(crate) history: fn(&[Listed]) -> Box<dyn Screen>,
    /// The page of rules, for one of the rule sets.
    pub(crate) codex: fn(&str) -> Box<dyn Screen>,
    /// [`Installed::picture`].
    pub(crate) picture: fn(&mut Buffer, Rect, &Desk),
}

impl Cabinet {
    const fn of<G: Installed>() -> Self {
        Self {
            about: &G::ABOUT,
            title: G::TITLE,
            prepare: G::prepare,
            lessons: G::LESSONS,
            begin: |rules, seed, desk| begin::<G::Player>(setup::<G>(rules), G::usual_seats(), seed, desk),
            begin_day: |seed, desk| begin::<G::Player>(setup_of_day::<G>(seed), G::usual_seats(), seed, desk),
            resume: resume::<G::Player>,
            watch: |bytes, path, thinking| watched::<G::Player>(bytes, G::watched_seats(path), thinking),
            describe: G::describe,
            history: G::history,
            codex: |rules| Box::new(codex::<G>(&setup::<G>(rules))),
            picture: G::picture,
        }
    }

    /// The name of the usual rule set.
    pub(crate) fn usual_rules(&self) -> &'static str {
        self.about.rule_sets[0].name
    }

    /// The rule set with a name.
    ///
    /// # Errors
    /// When there is none; the error lists those there are.
    pub(crate) fn rule_set(&self, name: &str) -> Result<&'static str, Error> {
        let found = self.about.rule_set(name).map(|set| set.name);
        found.ok_or_else(|| Error::NoSuchRules {
            name: name.to_owned(),
            known: self.about.rule_set_names().collect(),
        })
    }
}

/// The games that exist.
pub(crate) static CABINETS: &[Cabinet] = &arcade::every_game!(on screens, G => Cabinet::of::<G>());

/// The setup of one of the rule sets that a game names.
fn setup<G: Hosted>(rules: &str) -> G::Setup {
    G::setup(&Options::HOUSE.with("rules", rules)).expect("a game names rule sets that exist")
}

/// The setup by which everybody plays the seed of a day.
fn setup_of_day<G: Hosted>(seed: Seed) -> G::Setup {
    G::checked_setup(&G::of_day(seed)).expect("a game knows how its days are played")
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

fn watched<P: Player>(bytes: &[u8], seats: <P::Watching as Watched>::Seats, thinking: Thinking) -> Watching {
    let record = Record::<P::Game>::read(bytes)?.record;
    Ok(Box::new(Replay::<P::Watching>::new(&record, seats, thinking)?))
}

/// The name of a game on the screen.
pub(crate) fn title<G: Game>() -> &'static str {
    named(G::NAME).map_or(G::ABOUT.title, |cabinet| cabinet.title)
}

/// What a run of a game is called.
pub(crate) fn noun<G: Game>() -> &'static str {
    G::ABOUT.noun.word()
}

/// The game with a name in records.
pub(crate) fn named(name: &str) -> Option<&'static Cabinet> {
    CABINETS.iter().find(|cabinet| cabinet.about.name == name)
}

/// The place of the cabinet that a file of the store belongs to.
pub(crate) fn place(listed: &Listed) -> Option<usize> {
    CABINETS.iter().position(|cabinet| listed.is_of(cabinet.about.name))
}

/// Shows a run of whatever game it is.
///
/// # Errors
/// When the record cannot be read, is of no game here, or is not true.
pub(crate) fn watch(bytes: &[u8], path: &Path, thinking: Thinking) -> Watching {
    let raw = RawRecord::read(bytes)?;
    let game = &raw.header().game;
    (shown(game)?.watch)(bytes, path, thinking)
}

/// The game of a record.
///
/// # Errors
/// When there is no such game, or it has no screens.
fn shown(name: &str) -> Result<&'static Cabinet, Failure> {
    match named(name) {
        Some(cabinet) => Ok(cabinet),
        None => Err(Failure::NotShown(arcade::find(name)?.about().title)),
    }
}

/// What a list says about a file of the store, its rules by the name that players know them by.
///
/// # Errors
/// Why the file cannot be used, in words; it is left as it is.
pub(crate) fn describe(listed: &Listed) -> Result<Description, String> {
    match &listed.contents {
        Contents::Unusable(reason) => Err(reason.clone()),
        Contents::Run { game, bytes } => {
            let cabinet = shown(game).map_err(|failure| failure.to_string())?;
            let run = (cabinet.describe)(bytes, &listed.path)?;
            Ok(Description { rules: cabinet.about.rules_title(&run.rules), ..run })
        }
    }
}
