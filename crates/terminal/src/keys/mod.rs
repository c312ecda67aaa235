//! Keys: what can be done, which keys do it, and the file that says otherwise.

mod action;
mod chord;
mod file;
mod keymap;

pub(crate) use action::{Action, Where};
pub(crate) use chord::Chord;
pub(crate) use file::read_keys;
pub(crate) use keymap::Keymap;

/// Actions with their words.
pub(crate) fn named(keys: &[(Action, &str)]) -> Vec<(Action, String)> {
    keys.iter().map(|&(action, words)| (action, words.to_owned())).collect()
}
