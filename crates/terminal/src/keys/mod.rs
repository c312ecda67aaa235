//! Keys: how they are read, which action they stand for, and the file that says otherwise. What there
//! is to be asked for, the stage knows.

mod chord;
mod file;
mod keymap;

pub(crate) use chord::Chord;
pub(crate) use file::read_keys;
pub(crate) use keymap::{Keymap, about, actions};
pub(crate) use stage::keys::{Action, Place};

/// Actions with their words.
pub(crate) fn named(keys: &[(Action, &str)]) -> Vec<(Action, String)> {
    keys.iter().map(|&(action, words)| (action, words.to_owned())).collect()
}
