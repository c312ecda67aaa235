//! A cabinet of the hall.

use arcade::{Failure, OptionNote, Options, OptionsError, Verdict};
use engine::Seed;
use leptos::prelude::AnyView;
use stage::{Description, Passage, RuleSet, Rulebook};

use crate::art::Art;
use crate::fault::Fault;
use crate::storage::{Listed, RunId, Saved};
use crate::words::PageWords;

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

/// Whether a game can be played.
pub enum Build {
    /// It can.
    Ready(&'static Ready),
    /// Not yet.
    Coming,
}

/// What the shell asks of a game. A new game is one more of these.
pub struct Ready {
    /// What can be chosen before the first command.
    pub options: &'static [OptionNote],
    /// All numbers that a run can be played with others of, each with what it does.
    pub numbers: fn() -> String,
    /// The record of a run that begins, or all that is wrong with the options.
    pub begin: fn(&Options, Seed) -> Result<Vec<u8>, OptionsError>,
    /// What a record truly comes to, or why it is worth nothing.
    pub verify: fn(&[u8]) -> Result<Verdict, Failure>,
    /// The rule sets to choose from, the usual one first.
    pub rule_sets: &'static [RuleSet],
    /// What a list says about a record.
    pub describe: fn(&[u8]) -> Result<Description, String>,
    /// The table of a run, or why there is none.
    pub play: fn(RunId, Saved) -> Result<AnyView, Fault>,
    /// A record on the screen, or why there is none.
    pub watch: fn(&[u8]) -> Screened,
    /// The rules, made from the numbers they are played with.
    pub codex: fn(&str) -> Vec<Passage>,
    /// The picture of something that the rules have an entry for, by its name there.
    pub picture: fn(&str) -> Option<Art>,
    /// The rules of the run in a record, or why they cannot be told.
    pub rulebook: fn(&[u8]) -> Result<Rulebook, String>,
    /// Statistics and history of the runs of this game.
    pub history: fn(&[Listed]) -> Counted,
    /// A small picture that plays by itself.
    pub miniature: fn() -> AnyView,
}

/// What some runs come to, each of them read once.
pub struct Counted {
    /// All of them together.
    pub sums: AnyView,
    /// Each in the order they were given; nothing for what is not of this game or cannot be read.
    pub described: Vec<Option<Description>>,
}

/// A record on the screen, or why it cannot be shown, in words.
pub type Screened = Result<Box<dyn Screening>, String>;

/// A record on the screen, at some point of it. The viewer has the buttons, the game has the board.
pub trait Screening {
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

    /// The record of a new run that goes on from a point of this one.
    ///
    /// # Errors
    /// Why it cannot be gone on with, in words.
    fn take_over(&self, position: usize) -> Result<Vec<u8>, String>;
}
