//! Everything that a key can mean.

use serde::{Deserialize, Serialize};

/// What a key asks for. Pages never see keys, only these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    Next,
    Previous,
    Other,
    Skill,
    Wait,
    TurnBoard,
    Bow,
    Four,
    Potion,
    Tonic,
    Mana,
    Dash,
    Guard,
    Pass,
    Explore,
    Rest,
    Stairs,
    CloseDoor,
    Examine,
    Target,
    Scout,
    Pack,
    Drop,
    Map,
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
    /// While a run of any game is played.
    Play,
    /// At the table of Forward.
    Forward,
    /// At the table of Tactics.
    Tactics,
    /// In Endless Tower.
    Labyrinth,
    /// While a run is watched.
    Watch,
}

impl Place {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 6] =
        [Self::Everywhere, Self::Play, Self::Forward, Self::Tactics, Self::Labyrinth, Self::Watch];

    /// The table of a game.
    pub fn of_game(name: &str) -> Self {
        match name {
            "forward" => Self::Forward,
            "tactics" => Self::Tactics,
            "labyrinth" => Self::Labyrinth,
            _ => Self::Play,
        }
    }

    /// Whether a key could mean two things at once.
    pub fn meets(self, other: Self) -> bool {
        self == other || self.holds(other) || other.holds(self)
    }

    /// Whether the other place is in this one.
    const fn holds(self, other: Self) -> bool {
        match self {
            Self::Everywhere => true,
            Self::Play => matches!(other, Self::Forward | Self::Tactics | Self::Labyrinth),
            Self::Forward | Self::Tactics | Self::Labyrinth | Self::Watch => false,
        }
    }
}

impl Action {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 51] = [
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
        Self::Next,
        Self::Previous,
        Self::Other,
        Self::Skill,
        Self::Wait,
        Self::TurnBoard,
        Self::Bow,
        Self::Four,
        Self::Potion,
        Self::Tonic,
        Self::Mana,
        Self::Dash,
        Self::Guard,
        Self::Pass,
        Self::Explore,
        Self::Rest,
        Self::Stairs,
        Self::CloseDoor,
        Self::Examine,
        Self::Target,
        Self::Scout,
        Self::Pack,
        Self::Drop,
        Self::Map,
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
            | Self::Undo
            | Self::Hint
            | Self::Log
            | Self::Again
            | Self::Watch => Place::Play,
            Self::Heal | Self::Peek | Self::Reroll | Self::Ward => Place::Forward,
            Self::Next | Self::Previous | Self::Other | Self::Skill | Self::Wait | Self::TurnBoard => {
                Place::Tactics
            }
            Self::Bow
            | Self::Four
            | Self::Potion
            | Self::Tonic
            | Self::Mana
            | Self::Dash
            | Self::Guard
            | Self::Pass
            | Self::Explore
            | Self::Rest
            | Self::Stairs
            | Self::CloseDoor
            | Self::Examine
            | Self::Target
            | Self::Scout
            | Self::Pack
            | Self::Drop
            | Self::Map => Place::Labyrinth,
            Self::PlayPause | Self::Faster | Self::Slower | Self::First | Self::Last | Self::TakeOver => {
                Place::Watch
            }
        }
    }
}
