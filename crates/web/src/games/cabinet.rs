//! A game as this client sees it.

use std::any::Any;
use std::pin::Pin;
use std::sync::Arc;

use arcade::{Failure, Hosted, OptionNote, Options, OptionsError, Verdict};
use engine::{About, Seed};
use leptos::prelude::{AnyView, RwSignal, on_cleanup};
use stage::{Description, Group, Kept, Passage, Rulebook, Staged, summarise};

use crate::art::Art;
use crate::counsel::AnyAdviser;
use crate::fault::Fault;
use crate::games::Choices;
use crate::ledger::Run;
use crate::shell::desk::Desk;
use crate::sound::{self, Tune};
use crate::storage::{RunId, Saved};
use crate::words::NounWords;

/// A cabinet on its way.
pub(crate) type Fetching = Pin<Box<dyn Future<Output = Result<&'static Cabinet, Fault>>>>;

/// What a game adds to be installed in this client. A new game implements it in its own folder.
pub(crate) trait Installed: Hosted + Staged {
    /// The picture that stands for it.
    const EMBLEM: Art;

    /// Fetches the part of the client that has this game, unless it is here, and gives its cabinet.
    fn fetch() -> Fetching;

    /// Who can sit at its table, where that is to be chosen.
    const SEATS_TO_CHOOSE: Option<&'static Seats> = None;
    /// The options that it asks for with a form of its own, if it does.
    const CHOICES: Option<&'static Choices> = None;
    /// The music on its pages before a run, if it has any.
    const TUNE: Option<Tune> = None;
    /// Its lessons, if it has any.
    const LESSONS: Option<&'static Lessons> = None;
    /// Who thinks beside the page about what the game asks, if it asks anything.
    const ADVISER: Option<fn() -> Box<dyn AnyAdviser>> = None;

    /// What a list says about what a record came to, about those who sat at its table, and whether
    /// it was given up.
    ///
    /// # Errors
    /// Why it says nothing, in words.
    fn describe(gist: &Gist, table: Option<&str>, kept: Kept) -> Described;

    /// The table of a run.
    ///
    /// # Errors
    /// Why there is none.
    fn table(run: RunId, saved: Saved) -> Result<AnyView, Fault>;

    /// A record on the screen, with those who sat at its table.
    ///
    /// # Errors
    /// Why it cannot be shown, in words.
    fn watch(record: &[u8], table: Option<&str>) -> Screened;

    /// The picture of something that the rules have an entry for, by its name there.
    fn picture(entry: &str) -> Option<Art>;

    /// The rules as they are told on this device: some games tell of a thing only once it was met here.
    fn told_here(chapters: Vec<Passage>) -> Vec<Passage> {
        chapters
    }

    /// What the runs of this game come to together, the newest first. Which of them are looked at closely is
    /// in the signal, once somebody has chosen.
    fn history(runs: &[Arc<Run>], chosen: ChosenGroup) -> AnyView;

    /// A small picture that plays by itself.
    fn miniature() -> AnyView;
}

/// A cabinet: a game with its types put away, as the shell asks about it. It belongs to the part of the client that
/// has the game, and is here once that was fetched; what can be told before is on its [`Marquee`](super::Marquee).
pub struct Cabinet {
    /// What the game says of itself.
    pub about: &'static About,
    /// The picture that stands for it.
    pub emblem: Art,
    /// What can be chosen before the first command.
    pub options: &'static [OptionNote],
    /// Who can sit at its table, where that is to be chosen.
    pub seats: Option<&'static Seats>,
    /// The options that it asks for with a form of its own, if it does.
    pub choices: Option<&'static Choices>,
    /// The music on its pages before a run, if it has any.
    pub(crate) tune: Option<Tune>,
    /// Its lessons, if it has any.
    pub lessons: Option<&'static Lessons>,
    /// Who thinks beside the page about what the game asks, if it asks anything.
    pub(crate) adviser: Option<fn() -> Box<dyn AnyAdviser>>,
    /// All numbers that a run can be played with others of, each with what it does.
    pub numbers: fn() -> String,
    /// The record of a run that begins, or all that is wrong with the options.
    pub begin: fn(&Options, Seed) -> Result<Vec<u8>, OptionsError>,
    /// How everybody plays the seed of a day.
    pub of_day: fn(Seed) -> Options,
    /// What a record truly comes to, or why it is worth nothing.
    pub verify: fn(&[u8]) -> Result<Verdict, Failure>,
    /// What a record comes to, or why it cannot be played, in words. It is played for that, which may take long.
    pub summarise: fn(&[u8]) -> Result<Gist, String>,
    /// [`Installed::describe`].
    pub describe: fn(&Gist, Option<&str>, Kept) -> Described,
    /// [`Installed::table`].
    pub play: fn(RunId, Saved) -> Result<AnyView, Fault>,
    /// [`Installed::watch`].
    pub watch: fn(&[u8], Option<&str>) -> Screened,
    /// The rules, made from the numbers they are played with.
    pub codex: fn(&str) -> Vec<Passage>,
    /// [`Installed::picture`].
    pub picture: fn(&str) -> Option<Art>,
    /// The rules of the run in a record, or why they cannot be told.
    pub rulebook: fn(&[u8]) -> Result<Rulebook, String>,
    /// [`Installed::history`].
    pub history: fn(&[Arc<Run>], ChosenGroup) -> AnyView,
    /// [`Installed::miniature`].
    pub miniature: fn() -> AnyView,
}

impl Cabinet {
    /// The cabinet of a game.
    pub(crate) const fn of<G: Installed>() -> &'static Self {
        const { &Self::new::<G>() }
    }

    const fn new<G: Installed>() -> Self {
        Self {
            about: &G::ABOUT,
            emblem: G::EMBLEM,
            options: G::OPTIONS,
            seats: G::SEATS_TO_CHOOSE,
            choices: G::CHOICES,
            tune: G::TUNE,
            lessons: G::LESSONS,
            adviser: G::ADVISER,
            numbers: || engine::tuning::template(&G::content(&G::Setup::default())),
            begin: |options, seed| G::begin(options, seed).map(|session| session.record_bytes()),
            of_day: G::of_day,
            verify: G::verdict,
            summarise: gist::<G>,
            describe: G::describe,
            play: G::table,
            watch: G::watch,
            codex: |rules| {
                let setup = <G as Hosted>::setup(&Options::HOUSE.with("rules", rules)).unwrap_or_default();
                G::told_here(<G as Staged>::rulebook(&setup).chapters)
            },
            picture: G::picture,
            rulebook: |record| {
                let rulebook = stage::rulebook::<G>(record)?;
                Ok(Rulebook { chapters: G::told_here(rulebook.chapters), ..rulebook })
            },
            history: G::history,
            miniature: G::miniature,
        }
    }

    /// Plays its music for as long as the page stands that is being made.
    pub(crate) fn play_tune(&self) {
        if self.tune.is_some() {
            sound::set_music(self.tune);
            on_cleanup(|| sound::set_music(None));
        }
    }

    /// What the shell says about its runs.
    ///
    /// # Panics
    /// Where no page is being made, as when a key is heard.
    pub fn words(&self) -> &'static NounWords {
        (Desk::get().words().noun)(self.about.noun)
    }

    /// The bots of a run that is only watched, by name.
    pub fn bots(&self, table: Option<&str>) -> Option<String> {
        (self.seats?.bots)(table?)
    }
}

/// Who can sit at the table of a game for more than one.
pub struct Seats {
    /// Who sits there unless somebody chooses, in the words that are kept beside the record.
    pub usual: &'static str,
    /// Whether a text speaks of a table of this game.
    pub is_table: fn(&str) -> bool,
    /// The bots of a table where nobody else sits, by name: such a run is only watched.
    pub bots: fn(&str) -> Option<String>,
    /// The part of the form that chooses, which writes the table into the first signal; the second
    /// has the name of the chosen rules.
    pub fields: fn(RwSignal<String>, RwSignal<String>) -> AnyView,
}

impl Seats {
    /// The table for somebody who wants to play: the one that was last, unless that was only watched.
    pub fn to_play(&self, last: Option<String>) -> String {
        let is_played = |table: &String| (self.is_table)(table) && (self.bots)(table).is_none();
        last.filter(is_played).unwrap_or_else(|| self.usual.to_owned())
    }
}

/// The lessons of a game, each a page of its own.
pub struct Lessons {
    /// What each is about, in the order of learning.
    pub signs: fn() -> Vec<LessonSign>,
    /// The lesson at a place of that order.
    pub open: fn(usize) -> AnyView,
}

/// What a lesson is about.
pub struct LessonSign {
    /// In a few words.
    pub title: &'static str,
    /// What is to be done.
    pub task: &'static str,
}

/// The runs that somebody wants to look at closely, once they have chosen.
pub type ChosenGroup = RwSignal<Option<Group>>;

/// What a run came to, as its own game knows it.
pub type Gist = Arc<dyn Any + Send + Sync>;

/// What a record comes to.
///
/// # Errors
/// Why it cannot be played, in words.
fn gist<G: Staged>(record: &[u8]) -> Result<Gist, String> {
    Ok(Arc::new(summarise::<G>(record)?))
}

/// What a run came to that may have been given up, for the game that has summed it up.
///
/// # Panics
/// When another game has.
pub(crate) fn summary<G: Staged>(gist: &Gist, kept: Kept) -> G::Summary {
    G::kept(gist.downcast_ref().expect("a game is asked about its own runs"), kept)
}

/// What a list says about a record, or why it says nothing, in words.
pub type Described = Result<Description, String>;

/// A record on the screen, or why it cannot be shown, in words.
pub type Screened = Result<Box<dyn Screening>, String>;

/// A record on the screen, at some point of it. The viewer has the buttons, the game has the board.
pub trait Screening {
    /// What the record truly comes to, or what it claims that is not so.
    fn verdict(&self) -> &Result<Verdict, Failure>;

    /// How many commands the record has.
    fn length(&self) -> usize;

    /// Plays the next command with all that there is to see, and returns whether there was one.
    fn step(&self) -> bool;

    /// Jumps to the point after so many commands, without anything moving.
    fn seek(&self, position: usize);

    /// What the command after the present point is, if there is one.
    fn next(&self) -> Option<String>;

    /// The board, which follows the point that the record is at. It has the heading of the page.
    fn board(&self) -> AnyView;

    /// A new run that goes on from a point of this one.
    ///
    /// # Errors
    /// Why it cannot be gone on with, in words.
    fn take_over(&self, position: usize) -> Result<Taken, String>;
}

/// A run that was taken over from another.
pub struct Taken {
    /// Its record.
    pub record: Vec<u8>,
    /// Who sits at its table, where that matters.
    pub table: Option<String>,
}
