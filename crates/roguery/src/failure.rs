//! How the program can fail, with the status it ends with.
//!
//! The statuses are part of the interface: `roguery replay --help` lists them.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use arcade::{ChooseError, Failure as Untrusted, OptionsError, UnknownBot};
use engine::record::{ReadError, VerifyError};

/// A reason to end with a status other than 0.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for what cannot be.
    Usage(String),
    /// A file cannot be read.
    Unreadable(PathBuf, io::Error),
    /// A file or the output cannot be written.
    Unwritable(String, io::Error),
    /// The screen failed.
    Screen(String),
    /// The arcade cannot be served.
    Serve(String),
    /// A bot broke the rules.
    Bot(ChooseError),
    /// A record does not hold.
    Record(PathBuf, Untrusted),
    /// Levels break their promises; which ones was said with the rest of the report.
    Unsound,
    /// A run was left before it was over, because it was to have no more commands.
    Limit(u32),
    /// Part of a record holds; what is wrong was said with the rest of the report.
    Damaged,
}

impl Failure {
    /// What to tell the user, unless all has been said.
    pub(crate) fn message(&self) -> Option<String> {
        match self {
            Self::Usage(message) | Self::Screen(message) | Self::Serve(message) => Some(message.clone()),
            Self::Unreadable(path, error) => Some(format!("{} cannot be read: {error}", path.display())),
            Self::Unwritable(what, error) => Some(format!("{what} cannot be written: {error}")),
            Self::Record(path, failure) => Some(format!("{}: {failure}", path.display())),
            Self::Bot(error) => Some(error.to_string()),
            Self::Limit(limit) => Some(format!(
                "the run is not over: it was left after {limit} commands, and is written so far"
            )),
            Self::Unsound | Self::Damaged => None,
        }
    }

    /// What to end with.
    pub(crate) fn status(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Unwritable(..) | Self::Screen(_) | Self::Serve(_) | Self::Bot(_) | Self::Unsound => 1,
            Self::Usage(_) => 2,
            Self::Unreadable(..) => 3,
            Self::Record(_, failure) => record_status(failure),
            Self::Damaged => 11,
            Self::Limit(_) => 15,
        })
    }
}

const fn record_status(failure: &Untrusted) -> u8 {
    match failure {
        Untrusted::Read(ReadError::NotARecord | ReadError::OtherGame { .. }) => 4,
        Untrusted::Read(ReadError::Header(_)) => 5,
        Untrusted::Read(ReadError::NewerFormat { .. }) => 6,
        Untrusted::Game(_) | Untrusted::NotShown(_) => 7,
        Untrusted::Read(ReadError::OtherRules { .. }) => 8,
        Untrusted::Read(ReadError::OtherContent { .. }) => 9,
        Untrusted::Read(ReadError::Setup) | Untrusted::Untrue(VerifyError::Setup { .. }) => 10,
        Untrusted::Untrue(VerifyError::Refused { .. }) => 12,
        Untrusted::Untrue(VerifyError::Chain { .. }) => 13,
        Untrusted::Untrue(
            VerifyError::NotOver { .. }
            | VerifyError::Score { .. }
            | VerifyError::Outcome { .. }
            | VerifyError::FinalDigest { .. },
        ) => 14,
    }
}

impl From<OptionsError> for Failure {
    fn from(error: OptionsError) -> Self {
        Self::Usage(error.0.join("\n  "))
    }
}

impl From<ChooseError> for Failure {
    fn from(error: ChooseError) -> Self {
        Self::Bot(error)
    }
}

impl From<UnknownBot> for Failure {
    fn from(error: UnknownBot) -> Self {
        Self::Usage(error.to_string())
    }
}

impl From<terminal::Error> for Failure {
    fn from(error: terminal::Error) -> Self {
        match error {
            terminal::Error::NoTerminal
            | terminal::Error::NoSuchGame { .. }
            | terminal::Error::NoSuchRules { .. } => Self::Usage(error.to_string()),
            terminal::Error::Terminal(_) | terminal::Error::NoDataFolder => Self::Screen(error.to_string()),
            terminal::Error::Untrusted { path, failure } => Self::Record(path, failure),
        }
    }
}

impl From<server::Error> for Failure {
    fn from(error: server::Error) -> Self {
        match error {
            server::Error::NoAddress(_) => Self::Usage(error.to_string()),
            wrong => Self::Serve(wrong.to_string()),
        }
    }
}

impl From<lab::Error> for Failure {
    fn from(error: lab::Error) -> Self {
        match error {
            lab::Error::Read { path, source } => Self::Unreadable(path, source),
            lab::Error::Write { path, source } => Self::Unwritable(path.display().to_string(), source),
            lab::Error::Print(source) => Self::Unwritable("the result".to_owned(), source),
            wrong => Self::Usage(wrong.to_string()),
        }
    }
}
