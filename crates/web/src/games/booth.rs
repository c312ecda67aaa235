//! A cabinet of the hall.

use std::any::Any;
use std::sync::Arc;

use arcade::{Failure, OptionNote, Options, OptionsError, Verdict};
use engine::Seed;
use leptos::prelude::{AnyView, RwSignal};
use stage::{Description, Group, Kept, Passage, RuleSet, Rulebook, Staged, summarise};

use crate::art::Art;
use crate::fault::Fault;
use crate::ledger::Run;
use crate::shell::desk::Desk;
use crate::storage::{RunId, Saved};
use crate::words::{NounWords, PageWords};

/// A cabinet.
pub struct Booth {
    /// The name in records and addresses.
    pub name: &'static str,
    /// The name on the sign.
    pub title: &'static str,
    /// What the game is, in a line.
    pub line: fn(&PageWords) -> &'static str,
    /// The picture that stands for it.
    pub emblem: Art,
    /// Whether it can be played.
    pub build: Build,
}

impl Booth {
    /// What the shell says about its runs.
    ///
    /// # Panics
    /// Where no page is being made, as when a key is heard.
    pub fn words(&self) -> &'static NounWords {
        let noun = match self.build {
            Build::Ready(ready) => ready.noun,
            Build::Coming => Noun::Run,
        };
        (Desk::get().words().noun)(noun)
    }
}

/// Whether a game can be played.
pub enum Build {
    /// It can.
    Ready(&'static Ready),
    /// Not yet.
    Coming,
}

/// What the shell asks of a game. A new game is one more of these.
pub struct Ready {
    /// What a run of it is called.
    pub noun: Noun,
    /// Whether its runs have a score.
    pub score: Score,
    /// What can be chosen before the first command.
    pub options: &'static [OptionNote],
    /// Who can sit at its table, where that is to be chosen.
    pub seats: Option<&'static Seats>,
    /// Its lessons, if it has any.
    pub lessons: Option<&'static Lessons>,
    /// All numbers that a run can be played with others of, each with what it does.
    pub numbers: fn() -> String,
    /// The record of a run that begins, or all that is wrong with the options.
    pub begin: fn(&Options, Seed) -> Result<Vec<u8>, OptionsError>,
    /// What a record truly comes to, or why it is worth nothing.
    pub verify: fn(&[u8]) -> Result<Verdict, Failure>,
    /// The rule sets to choose from, the usual one first.
    pub rule_sets: &'static [RuleSet],
    /// What a record comes to, or why it cannot be played, in words. It is played for that, which may take long.
    pub summarise: fn(&[u8]) -> Result<Gist, String>,
    /// What a list says about what a record came to, about those who sat at its table, and whether
    /// it was given up.
    pub describe: fn(&Gist, Option<&str>, Kept) -> Described,
    /// The table of a run, or why there is none.
    pub play: fn(RunId, Saved) -> Result<AnyView, Fault>,
    /// A record on the screen, with those who sat at its table, or why there is none.
    pub watch: fn(&[u8], Option<&str>) -> Screened,
    /// The rules, made from the numbers they are played with.
    pub codex: fn(&str) -> Vec<Passage>,
    /// The picture of something that the rules have an entry for, by its name there.
    pub picture: fn(&str) -> Option<Art>,
    /// The rules of the run in a record, or why they cannot be told.
    pub rulebook: fn(&[u8]) -> Result<Rulebook, String>,
    /// What the runs of this game come to together, the newest first. Which of them are looked at closely is
    /// in the signal, once somebody has chosen.
    pub history: fn(&[Arc<Run>], ChosenGroup) -> AnyView,
    /// A small picture that plays by itself.
    pub miniature: fn() -> AnyView,
}

impl Ready {
    /// The bots of a run that is only watched, by name.
    pub fn bots(&self, table: Option<&str>) -> Option<String> {
        (self.seats?.bots)(table?)
    }
}

/// What a run of a game is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// One player sets out, and comes as far as that.
    Run,
    /// Two play against each other.
    Match,
}

/// Whether runs of a game have a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// They have.
    Points,
    /// They are won or lost.
    None,
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
pub(crate) fn gist<G: Staged>(record: &[u8]) -> Result<Gist, String> {
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
