//! What can be wrong with a request.

use engine::{ResumeError, SeedError, UndoRefusal};

use super::FaultKind;
use super::limits::{LONGEST_LINE, MOST_COMMANDS};
use crate::{ChooseError, NoSuchSeat, OptionsError, PlayError, UnknownBot};

/// An error of the protocol: a word for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) kind: FaultKind,
    pub(super) message: String,
}

impl Fault {
    pub(super) fn new(kind: FaultKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }

    pub(super) fn too_long() -> Self {
        Self::new(FaultKind::LineTooLong, format!("a line has at most {LONGEST_LINE} bytes"))
    }

    pub(super) fn no_game() -> Self {
        Self::new(FaultKind::NoGame, "no game is on the table: begin one with new or load")
    }

    pub(super) fn run_too_long() -> Self {
        Self::new(FaultKind::RunTooLong, format!("a run has at most {MOST_COMMANDS} commands"))
    }

    pub(super) fn twice(field: &str) -> Self {
        Self::new(FaultKind::DoubleField, format!("'{field}' is given twice"))
    }

    pub(super) fn wrong_type(field: &str, wanted: &str) -> Self {
        Self::new(FaultKind::WrongType, format!("'{field}' must be {wanted}"))
    }
}

impl From<NoSuchSeat> for Fault {
    fn from(error: NoSuchSeat) -> Self {
        Self::new(FaultKind::NoSuchSeat, error.to_string())
    }
}

impl From<PlayError> for Fault {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Seat(error) => error.into(),
            PlayError::NotACommand(message) => Self::new(FaultKind::NotACommand, message),
            PlayError::Refused(message) => Self::new(FaultKind::Refused, message),
        }
    }
}

impl From<ChooseError> for Fault {
    fn from(error: ChooseError) -> Self {
        match error {
            ChooseError::Seat(error) => error.into(),
            ChooseError::NotAwaited(_) | ChooseError::OtherGame { .. } => {
                Self::new(FaultKind::NotAwaited, error.to_string())
            }
            ChooseError::NotAPlayer { .. } => Self::new(FaultKind::NotAPlayer, error.to_string()),
            ChooseError::Illegal { .. } => Self::new(FaultKind::BotMistaken, error.to_string()),
        }
    }
}

impl From<UnknownBot> for Fault {
    fn from(error: UnknownBot) -> Self {
        Self::new(FaultKind::UnknownBot, error.to_string())
    }
}

impl From<UndoRefusal> for Fault {
    fn from(error: UndoRefusal) -> Self {
        Self::new(FaultKind::CannotUndo, error.to_string())
    }
}

impl From<OptionsError> for Fault {
    fn from(error: OptionsError) -> Self {
        Self::new(FaultKind::BadSetup, error.to_string())
    }
}

impl From<SeedError> for Fault {
    fn from(error: SeedError) -> Self {
        Self::new(FaultKind::BadSeed, error.to_string())
    }
}

impl From<ResumeError> for Fault {
    fn from(error: ResumeError) -> Self {
        Self::new(FaultKind::BadRecord, error.to_string())
    }
}
