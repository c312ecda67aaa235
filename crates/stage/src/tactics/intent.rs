//! What a press leads to.

use tactics::Command;

/// What a press leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent<Hand> {
    /// A command for the rules.
    Play(Command),
    /// Only the hand changes.
    Hold(Hand),
    /// Nothing.
    Nothing,
}
