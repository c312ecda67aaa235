//! Content that came from elsewhere, looked over before it is played with.

use std::fmt;

use super::{OutOfRange, Tunable};

/// The numbers that a game is played with: those that a setup brings along, once they have
/// been looked over, or else a table of the house, which its own tests look over.
///
/// # Errors
/// All that is wrong with the numbers that were brought along.
pub fn sound<C: Tunable>(own: Option<C>, house: C) -> Result<C, Unsound> {
    let Some(content) = own else { return Ok(house) };
    let faults = faults(&content);
    if faults.is_empty() { Ok(content) } else { Err(Unsound(faults)) }
}

/// All that is wrong with some content, a sentence each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsound(pub Vec<String>);

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for Unsound {}

/// All that is wrong with some content: numbers out of range, then contradictions between
/// numbers that are not.
///
/// A patch is checked while it is read; this is for content that arrives ready-made, inside
/// the setup of a record for instance.
pub fn faults<C: Tunable>(content: &C) -> Vec<String> {
    let mut faults = Vec::new();
    let mut outside = Vec::new();
    for knob in C::knobs() {
        for entry in 0..knob.entries {
            let value = (knob.read)(content, entry);
            if !knob.allows(value) {
                outside.push(knob.name);
                faults.push(OutOfRange::of_entry(knob, entry, value).to_string());
            }
        }
    }
    let sound = content.problems().into_iter().filter(|found| !found.is_about_any(&outside));
    faults.extend(sound.map(|found| found.sentence));
    faults
}
