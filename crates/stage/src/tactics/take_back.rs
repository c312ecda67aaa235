//! Taking back what a person did, where that is allowed.

use std::fmt;

use engine::{Session, UndoRefusal};
use tactics::{Side, Tactics};

use super::{Pace, Table};

/// A match before the last decision of a person.
#[derive(Clone)]
pub struct TakenBack {
    /// The match from there.
    pub session: Session<Tactics>,
    /// What is to be added to its record.
    pub bytes: Vec<u8>,
    /// How many commands are gone.
    pub count: usize,
}

/// Why nothing is taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Decisions are timed.
    Clock,
    /// No person has decided anything yet.
    Nothing,
    /// The match does not allow it.
    Refused(UndoRefusal),
}

impl fmt::Display for Stands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock => f.write_str("With a clock, what is done is done."),
            Self::Nothing => f.write_str("There is nothing of yours to take back."),
            Self::Refused(refusal) => write!(f, "{refusal}."),
        }
    }
}

/// Takes back the last decision of a person, and everything since.
///
/// # Errors
/// Why it stands.
pub fn take_back(session: &Session<Tactics>, table: &Table) -> Result<TakenBack, Stands> {
    if table.pace == Pace::Clock {
        return Err(Stands::Clock);
    }
    let mut session = session.clone();
    let mut bytes = Vec::new();
    let mut count = 0;
    loop {
        let entry = session.commands().last().copied().ok_or(Stands::Nothing)?;
        bytes.extend(session.undo().map_err(Stands::Refused)?);
        count += 1;
        if Side::of(entry.seat).is_some_and(|side| table.is_person(side)) {
            return Ok(TakenBack { session, bytes, count });
        }
    }
}
