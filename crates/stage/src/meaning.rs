//! What a press leads to.

/// What a press leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning<Command, Hand> {
    /// A command for the rules.
    Play(Command),
    /// Only the hand changes.
    Hold(Hand),
    /// Nothing.
    Nothing,
}
