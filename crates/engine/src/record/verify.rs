//! Finding out whether a record tells the truth.

use thiserror::Error;

use super::{End, ReadError, Reading, Record, Replay};
use crate::{Digest, Game, Silence, Status};

/// What a record truly comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified<Outcome> {
    /// The score after the last command.
    pub score: i64,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
    /// The digest of the last state.
    pub digest: Digest,
    /// How many commands were played.
    pub commands: usize,
}

/// Why a record is not true. Commands are counted from one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// There is no game with its setup.
    #[error("the game cannot be set up like this: {reason}")]
    Setup {
        /// The setup error, as its text.
        reason: String,
    },
    /// The rules forbid a command.
    #[error("command {number}, {command} of seat {seat}, is against the rules: {reason}")]
    Refused {
        /// Which command.
        number: usize,
        /// The index of the seat that gave it.
        seat: u8,
        /// The command, as its text.
        command: String,
        /// The refusal, as its text.
        reason: String,
    },
    /// The game went another way than when it was recorded.
    #[error("the run goes another way after command {good}, at command {bad} at the latest")]
    Chain {
        /// After this many commands all was still as recorded.
        good: usize,
        /// After this many commands it no longer was.
        bad: usize,
    },
    /// It claims an end, but the game goes on.
    #[error("the record claims to be over after command {commands}, but the game goes on")]
    NotOver {
        /// How many commands it has.
        commands: usize,
    },
    /// It claims another score.
    #[error("the record claims a score of {claimed}, but it is {true_score}")]
    Score {
        /// What the record says.
        claimed: i64,
        /// What its commands come to.
        true_score: i64,
    },
    /// It claims another outcome.
    #[error("the record claims the outcome '{claimed}', but it is '{true_outcome}'")]
    Outcome {
        /// What the record says.
        claimed: String,
        /// What its commands come to.
        true_outcome: String,
    },
    /// It claims another last state.
    #[error("the record claims the final digest {claimed}, but it is {true_digest}")]
    FinalDigest {
        /// What the record says.
        claimed: Digest,
        /// What its commands come to.
        true_digest: Digest,
    },
}

/// What a record comes to, or the first thing in it that is not true.
pub type Verdict<Outcome> = Result<Verified<Outcome>, VerifyError>;

/// Reads the longest good prefix of a record and checks all that it claims. [`Game::read_and_verify`] is the
/// quick way to it.
///
/// # Errors
/// When not even the header can be used.
pub fn read_and_verify<G: Game>(bytes: &[u8]) -> Result<(Reading<G>, Verdict<G::Outcome>), ReadError> {
    let reading = Record::read(bytes)?;
    let verdict = verify(&reading.record);
    Ok((reading, verdict))
}

/// Plays a record and checks all that it claims.
///
/// What was taken back on the way is not played: the run is as honest without it.
///
/// # Errors
/// The first command that fails, or the first claim about the end that is not true.
pub fn verify<G: Game>(record: &Record<G>) -> Verdict<G::Outcome> {
    let mut replay = Replay::new(record)?;
    while replay.step(&mut Silence)?.is_some() {}
    claims(record, replay.game())
}

/// Checks what a record claims, beside the game after its last command.
pub(crate) fn claims<G: Game>(record: &Record<G>, game: &G) -> Verdict<G::Outcome> {
    check_end(record, game)?;
    let outcome = match game.status() {
        Status::Awaiting(_) => None,
        Status::Over(outcome) => Some(outcome),
    };
    let commands = record.commands().len();
    Ok(Verified { score: game.score(), outcome, digest: game.digest(), commands })
}

/// Compares what a record claims about its end with the game after its last command.
pub(crate) fn check_end<G: Game>(record: &Record<G>, game: &G) -> Result<(), VerifyError> {
    let Some(claimed) = record.end() else {
        return Ok(());
    };
    let Some(truth) = End::of(game) else {
        return Err(VerifyError::NotOver { commands: record.commands().len() });
    };
    if claimed.score != truth.score {
        return Err(VerifyError::Score { claimed: claimed.score, true_score: truth.score });
    }
    if claimed.outcome != truth.outcome {
        let claimed = claimed.outcome.clone();
        return Err(VerifyError::Outcome { claimed, true_outcome: truth.outcome });
    }
    if claimed.digest != truth.digest {
        return Err(VerifyError::FinalDigest { claimed: claimed.digest, true_digest: truth.digest });
    }
    Ok(())
}
