//! Everything that a key can mean.

use serde::{Deserialize, Serialize};

/// What a key asks for. Pages never see keys, only these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Action {
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
    Undo,
    Hint,
    Log,
    Codex,
    Help,
    Again,
    Watch,
    PlayPause,
    Faster,
    Slower,
    First,
    Last,
    TakeOver,
    Mute,
}

/// Where an action means something. Two actions may share a key only in different places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On every page.
    Everywhere,
    /// While a run is played.
    Play,
    /// While a run is watched.
    Watch,
}

impl Place {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::Everywhere, Self::Play, Self::Watch];

    /// Whether a key could mean two things at once.
    pub fn meets(self, other: Self) -> bool {
        self == other || self == Self::Everywhere || other == Self::Everywhere
    }
}

impl Action {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 27] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Confirm,
        Self::Back,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Heal,
        Self::Peek,
        Self::Reroll,
        Self::Ward,
        Self::Undo,
        Self::Hint,
        Self::Log,
        Self::Codex,
        Self::Help,
        Self::Again,
        Self::Watch,
        Self::PlayPause,
        Self::Faster,
        Self::Slower,
        Self::First,
        Self::Last,
        Self::TakeOver,
        Self::Mute,
    ];

    /// Whether it is a direction, whose keys go by their place on the board.
    pub const fn is_movement(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right)
    }

    /// Whether holding the key does it again and again.
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right)
    }

    /// Where it means something.
    pub const fn place(self) -> Place {
        match self {
            Self::Up
            | Self::Down
            | Self::Left
            | Self::Right
            | Self::Confirm
            | Self::Back
            | Self::Codex
            | Self::Help
            | Self::Mute => Place::Everywhere,
            Self::One
            | Self::Two
            | Self::Three
            | Self::Heal
            | Self::Peek
            | Self::Reroll
            | Self::Ward
            | Self::Undo
            | Self::Hint
            | Self::Log
            | Self::Again
            | Self::Watch => Place::Play,
            Self::PlayPause | Self::Faster | Self::Slower | Self::First | Self::Last | Self::TakeOver => {
                Place::Watch
            }
        }
    }
}
