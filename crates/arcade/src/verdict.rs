//! Whether a record of any game is true.

use engine::record::{Damage, RawRecord, ReadError, VerifyError};
use engine::{Digest, Seed};
use thiserror::Error;

use crate::{UnknownGame, find};

/// What the good part of a record truly comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The game.
    pub game: &'static str,
    /// The seed.
    pub seed: Seed,
    /// The name of the rule set.
    pub rules: String,
    /// How many commands were played.
    pub commands: usize,
    /// How the game ended, if it did.
    pub outcome: Option<String>,
    /// The score after the last command.
    pub score: i64,
    /// The digest of the last state.
    pub digest: Digest,
    /// How many bytes of the record are good.
    pub good_bytes: usize,
    /// What is wrong with the rest, if there is one.
    pub damage: Option<Damage>,
}

/// Why a record is worth nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// It cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It is of a game that is not in the arcade.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// No client shows its game.
    #[error("no screen shows {0} yet; `roguery replay --verify` checks its records")]
    NotShown(&'static str),
    /// It does not play as it was recorded, or claims what is not so.
    #[error(transparent)]
    Untrue(#[from] VerifyError),
}

/// Plays a record of any game and checks all that it claims.
///
/// # Errors
/// When not even its good part holds.
pub fn verify(bytes: &[u8]) -> Result<Verdict, Failure> {
    let raw = RawRecord::read(bytes)?;
    find(&raw.header().game)?.verify(bytes)
}
