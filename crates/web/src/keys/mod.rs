//! Keys: how they are read, which action they stand for, and who listens. What there is to be asked
//! for, the stage knows.

use stage::keys::Client;

mod chord;
mod keymap;
mod listen;

pub use chord::{Chord, Stroke};
pub use keymap::Keymap;
pub use listen::{Heard, listen};
pub use stage::keys::{Action, Place};

/// What an action is for; nothing of one that the browser has no key for.
pub fn about(action: Action) -> &'static str {
    Client::Browser.binding(action).map_or("", |binding| binding.words)
}
