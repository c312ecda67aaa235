//! What a player presses at the table of Forward, whatever the device.

/// A key, a button or a tap, by what it is for. What it does depends on the phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Press {
    Up,
    Down,
    Left,
    Right,
    Confirm,
    Back,
    One,
    Two,
    Three,
    Heal,
    Peek,
    Reroll,
    Ward,
}
