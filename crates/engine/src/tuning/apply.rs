//! Setting one number by its name, as sweeps do.

use thiserror::Error;

use super::{Tunable, name};

/// Sets a knob, as `hollow_hp`, or one entry of a row, counted from one, as `hollow_hp[3]`.
///
/// Contradictions are left to [`Tunable::problems`], because a sweep may have to set
/// several numbers before they go together again.
///
/// # Errors
/// When there is no such number or the value makes no sense; the content is then untouched.
pub fn apply<C: Tunable>(content: &mut C, target: &str, value: i64) -> Result<(), ApplyError> {
    let (name, entry) = split(target)?;
    let (_, knob) = name::find::<C>(name).ok_or_else(|| ApplyError::UnknownName {
        name: name.to_owned(),
        nearest: name::nearest::<C>(name),
    })?;
    let entries = match entry {
        None => 0..knob.entries,
        Some(entry) if (1..=knob.entries).contains(&entry) => entry - 1..entry,
        Some(entry) => {
            return Err(ApplyError::Entry { name: knob.name, entry, entries: knob.entries });
        }
    };
    if !knob.allows(value) {
        return Err(ApplyError::Range { name: knob.name, value, least: knob.least, most: knob.most });
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
        None => Err(ApplyError::Form { target: target.to_owned() }),
    }
}

/// Why a number cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ApplyError {
    /// Neither a name nor a name with an entry.
    #[error("'{target}' is not of the form name or name[3]")]
    Form {
        /// What was given.
        target: String,
    },
    /// No number is called that.
    #[error("there is no number called {name}{}", nearest.map(|near| format!("; did you mean {near}?")).unwrap_or_default())]
    UnknownName {
        /// The name as it was given.
        name: String,
        /// The name that was probably meant.
        nearest: Option<&'static str>,
    },
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
    #[error("{name} goes from {least} to {most}; {value} is outside")]
    Range {
        /// The name.
        name: &'static str,
        /// The value that was given.
        value: i64,
        /// The smallest value that makes sense.
        least: i64,
        /// The largest value that makes sense.
        most: i64,
    },
}
