//! Setting one number by its name, as sweeps do.

use thiserror::Error;

use super::{OutOfRange, Tunable, UnknownName, name};
use crate::shortened;

/// Sets a knob, as `hollow_hp`, or one entry of a row, counted from one, as `hollow_hp[3]`.
///
/// Contradictions are left to [`Tunable::problems`], because a sweep may have to set
/// several numbers before they go together again.
///
/// # Errors
/// When there is no such number or the value makes no sense; the content is then untouched.
pub fn apply<C: Tunable>(content: &mut C, target: &str, value: i64) -> Result<(), ApplyError> {
    let (name, entry) = split(target)?;
    let (_, knob) = name::find::<C>(name).ok_or_else(|| UnknownName::new::<C>(name))?;
    let entries = match entry {
        None => 0..knob.entries,
        Some(entry) if (1..=knob.entries).contains(&entry) => entry - 1..entry,
        Some(entry) => {
            return Err(ApplyError::Entry { name: knob.name, entry, entries: knob.entries });
        }
    };
    if !knob.allows(value) {
        return Err(OutOfRange::new(knob, &value.to_string()).into());
    }
    for entry in entries {
        (knob.write)(content, entry, value);
    }
    Ok(())
}

/// The name and the entry of a target.
fn split(target: &str) -> Result<(&str, Option<usize>), ApplyError> {
    let Some((name, rest)) = target.split_once('[') else {
        return Ok((target, None));
    };
    let entry = rest.strip_suffix(']').and_then(|digits| digits.parse().ok());
    match entry {
        Some(entry) => Ok((name, Some(entry))),
        None => Err(ApplyError::Form { target: shortened(target) }),
    }
}

/// Why a number cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ApplyError {
    /// Neither a name nor a name with an entry.
    #[error("'{target}' is not of the form name or name[3]")]
    Form {
        /// What was given, or its beginning.
        target: String,
    },
    /// No number is called that.
    #[error(transparent)]
    UnknownName(#[from] UnknownName),
    /// The row is shorter.
    #[error("{name} has entries 1 to {entries}; there is no entry {entry}")]
    Entry {
        /// The name.
        name: &'static str,
        /// The entry that was given.
        entry: usize,
        /// How many there are.
        entries: usize,
    },
    /// A value that makes no sense.
    #[error(transparent)]
    Range(#[from] OutOfRange),
}
