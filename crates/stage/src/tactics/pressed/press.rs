//! What a player presses at the board, whatever the device.

/// A key, a button or a tap, by what it is for. What it does depends on the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Press {
    Up,
    Down,
    Left,
    Right,
    Confirm,
    Back,
    /// The next unit, or the next tile that something can be done on.
    Next,
    /// The one before.
    Previous,
    /// Another deed on the same tile.
    Other,
    /// The hero's skill.
    Skill,
    /// Do nothing with a unit.
    Wait,
    One,
    Two,
    Three,
}

impl Press {
    /// The place that a number names, counted from zero.
    pub(in crate::tactics) const fn number(self) -> Option<usize> {
        match self {
            Self::One => Some(0),
            Self::Two => Some(1),
            Self::Three => Some(2),
            _ => None,
        }
    }
}
