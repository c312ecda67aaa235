//! A game that is being played, whatever its types are.

use std::any::Any;
use std::ops::Range;

use engine::record::Entry;
use engine::{Audience, Digest, Seat, Seed, UndoRefusal};
use thiserror::Error;

use crate::{Cabinet, Known, Player, UnknownBot};

/// A running game. Whatever changes it returns the bytes to append to the run's file; the
/// file of a new one begins with its [`RunningGame::record`].
pub trait RunningGame: Any + Send {
    /// The game.
    fn cabinet(&self) -> &'static dyn Cabinet;

    /// The seed of the run.
    fn seed(&self) -> Seed;

    /// The name of the rule set.
    fn rules(&self) -> String;

    /// A digest of all that was chosen before the first command. Games that share it can
    /// share their players.
    fn setup_digest(&self) -> Digest;

    /// How far the game has come.
    fn standing(&self) -> Standing;

    /// The seats that may give a command, lowest first; none when the game is over.
    fn awaited(&self) -> Vec<Seat>;

    /// How the game ended, in words, if it has.
    fn outcome(&self) -> Option<String>;

    /// The score so far.
    fn score(&self) -> i64;

    /// The digest of the state.
    fn digest(&self) -> Digest;

    /// How many commands stand.
    fn commands(&self) -> usize;

    /// How far the run has come, as far as an observer may know it.
    ///
    /// # Errors
    /// When the run has no such seat.
    fn known(&self, observer: Audience) -> Result<Known, NoSuchSeat>;

    /// The legal commands of a seat, in the order of the rules.
    ///
    /// # Errors
    /// When the run has no such seat.
    fn legal(&self, seat: Seat) -> Result<Vec<String>, NoSuchSeat>;

    /// Plays a command that is written as text.
    ///
    /// # Errors
    /// When it is none, or not legal; the run is then untouched.
    fn play(&mut self, seat: Seat, command: &str) -> Result<Consequences, PlayError>;

    /// Takes the last command back and returns the bytes to append.
    ///
    /// # Errors
    /// When there is nothing to take back, or somebody learned something from it.
    fn undo(&mut self) -> Result<Vec<u8>, UndoRefusal>;

    /// Whether the last command may be taken back.
    fn can_undo(&self) -> bool;

    /// What an observer may know.
    ///
    /// # Errors
    /// When the run has no such seat.
    fn view(&self, observer: Audience) -> Result<Sight, NoSuchSeat>;

    /// What happened at these places among the commands, as far as an observer may know it; commands
    /// that others keep to themselves are neither told nor counted. After the command with which so many
    /// events are told, no further one is. That part of the run is played again for it.
    ///
    /// # Errors
    /// When the run has no such seat.
    fn history(
        &self,
        observer: Audience,
        places: Range<usize>,
        events: usize,
    ) -> Result<Vec<Chapter>, NoSuchSeat>;

    /// The record so far, without what was taken back.
    fn record(&self) -> Vec<u8>;

    /// A game that goes on alike and apart from this one.
    fn snapshot(&self) -> Box<dyn RunningGame>;

    /// A bot for this game and its setup.
    ///
    /// # Errors
    /// When the game has no bot of this name.
    fn player(&self, name: &str) -> Result<Box<dyn Player>, UnknownBot>;
}

/// How far a game has come, for those who watch from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has given a command yet.
    Waiting,
    /// The game is under way.
    Playing,
    /// Nothing can happen any more.
    Over,
}

impl Standing {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// What an observer may know of a run at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// All of it, as JSON.
    pub data: String,
    /// A line that a game can be begun from, if the game has a notation for it.
    pub notation: Option<String>,
}

/// What a command brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Consequences {
    /// All that happened, in order.
    pub events: Vec<ToldEvent>,
    /// What to append to the record.
    pub bytes: Vec<u8>,
}

/// An event, in words and as data.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldEvent {
    /// Who may know it.
    pub audience: Audience,
    /// One sentence.
    pub text: String,
    /// The fact, as JSON.
    pub data: String,
}

impl ToldEvent {
    /// Whether an observer may know it.
    pub fn is_for(&self, observer: Audience) -> bool {
        self.audience == Audience::Everyone || self.audience == observer
    }
}

/// A command and what it brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// Who played what.
    pub entry: Entry<String>,
    /// What the observer may know of it.
    pub events: Vec<ToldEvent>,
}

/// A seat that the run does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no seat {seat}: {game} has {}", seats_in_words(*.seats))]
pub struct NoSuchSeat {
    /// The seat asked for.
    pub seat: u8,
    /// The game.
    pub game: &'static str,
    /// How many seats there are.
    pub seats: u8,
}

fn seats_in_words(seats: u8) -> String {
    match seats {
        1 => "only seat 0".to_owned(),
        _ => format!("seats 0 to {}", seats - 1),
    }
}

/// Why a command was not played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The run has no such seat.
    #[error(transparent)]
    Seat(#[from] NoSuchSeat),
    /// The text is no command of this game.
    #[error("{0}")]
    NotACommand(String),
    /// The rules forbid it now.
    #[error("{0}")]
    Refused(String),
}
