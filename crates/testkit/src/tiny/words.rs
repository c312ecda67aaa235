//! The words of the tiny game: what goes in and what comes out.

use std::fmt;
use std::str::FromStr;

use engine::{Audience, Disclosure, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What is chosen before the first command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The vein lies from 1 to this deep.
    pub deepest: u32,
    /// After so many turns the game is over.
    pub turns: u16,
}

impl Default for Setup {
    fn default() -> Self {
        Self { deepest: 40, turns: 120 }
    }
}

/// What is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", .0.join("; "))]
pub struct SetupError(pub(super) Vec<&'static str>);

/// What a digger can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Command {
    /// Digs one to three deep, for as much energy.
    Dig(u8),
    /// Listens for the vein.
    Listen,
    /// Rolls a die and gains as much energy.
    Rest,
}

impl Command {
    /// Every command that can be written down, sense or not.
    pub fn all() -> Vec<Self> {
        (0..=u8::MAX).map(Self::Dig).chain([Self::Listen, Self::Rest]).collect()
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dig(depth) => write!(f, "dig {depth}"),
            Self::Listen => f.write_str("listen"),
            Self::Rest => f.write_str("rest"),
        }
    }
}

impl FromStr for Command {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(' ') {
            None if text == "listen" => Ok(Self::Listen),
            None if text == "rest" => Ok(Self::Rest),
            Some(("dig", depth)) => depth.parse().map(Self::Dig).map_err(|error| error.to_string()),
            _ => Err(format!("'{text}' is none of dig 1, listen, rest")),
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A digger dug.
    Dug {
        /// Who.
        seat: Seat,
        /// How deep they are now.
        depth: u32,
    },
    /// A digger rested.
    Rested {
        /// Who.
        seat: Seat,
        /// What the die showed.
        rolled: u32,
    },
    /// A digger heard where the vein is.
    Heard(Heard),
    /// The game ended.
    Ended(Outcome),
}

impl Disclosure for Event {
    fn discloses(&self) -> bool {
        matches!(self, Self::Rested { .. } | Self::Heard(_) | Self::Ended(Outcome::Found(_)))
    }
}

/// Where the vein is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Heard {
    /// More than ten away.
    Far,
    /// Ten away or less.
    Near,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// Somebody found the vein.
    Found(Seat),
    /// Nobody did.
    OutOfTime,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Found(seat) => write!(f, "seat {} found the vein", seat.index()),
            Self::OutOfTime => f.write_str("nobody found the vein"),
        }
    }
}

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Not one, two or three.
    #[error("one digs one to three deep")]
    Depth,
    /// Not enough energy.
    #[error("that takes {wanted} energy, and there is {left}")]
    Energy {
        /// What it takes.
        wanted: u32,
        /// What is left.
        left: u32,
    },
    /// Already heard.
    #[error("the vein was heard already")]
    Heard,
}

/// What one observer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub(super) observer: Audience,
    pub(super) turn: u16,
    pub(super) turns: u16,
    pub(super) deepest: u32,
    pub(super) depths: [u32; 2],
    pub(super) energies: [u32; 2],
    pub(super) heard: Option<Heard>,
    pub(super) outcome: Option<Outcome>,
}
