//! Keys: what they are, what they mean, and who listens.

mod action;
mod chord;
mod keymap;
mod listen;

pub use action::{Action, Place};
pub use chord::{Chord, Press};
pub use keymap::Keymap;
pub use listen::{Heard, listen};
