//! What is asked on the road.

use forward::{Command, Phase};

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Which card of the row is turned.
    Card,
    /// Whether Lux heals or looks before that.
    Lux,
    /// Which cards go back after a look.
    Return,
    /// Which die is kept.
    Die,
    /// Whether Lux rolls a die again before that.
    Reroll,
    /// Whether Lux undoes a deadly round.
    Ward,
    /// What a Terror is paid with.
    Price,
    /// Whether Lux saves a failed die of a Pit.
    Pit,
}

impl Kind {
    pub(super) const NAMES: [&'static str; 8] = [
        "which card",
        "Lux on the path",
        "what goes back",
        "which die",
        "Lux for a die",
        "Lux against death",
        "what to pay",
        "Lux in a Pit",
    ];

    /// The kind of question that a command answers. A card that is turned, or a die that is kept, without Lux
    /// answers that of Lux as well.
    pub(super) const fn of(phase: Phase, command: Command) -> Option<Self> {
        Some(match (phase, command) {
            (Phase::Path, Command::Turn(_)) => Self::Card,
            (Phase::Path, Command::Heal | Command::Peek(_)) => Self::Lux,
            (Phase::Peek, Command::Return(_)) => Self::Return,
            (Phase::Clash { .. }, Command::Keep(_)) => Self::Die,
            (Phase::Clash { .. }, Command::Reroll(_)) => Self::Reroll,
            (Phase::Brink { .. }, Command::Ward | Command::Endure) => Self::Ward,
            (Phase::Terror, Command::Pay(_)) => Self::Price,
            (Phase::Pit { .. }, Command::Reroll(_) | Command::Endure) => Self::Pit,
            _ => return None,
        })
    }

    /// The kind whose best answer stands for doing without Lux.
    pub(super) const fn without_lux(self) -> Option<Self> {
        match self {
            Self::Lux => Some(Self::Card),
            Self::Reroll => Some(Self::Die),
            _ => None,
        }
    }

    pub(super) const ALL: [Self; 8] =
        [Self::Card, Self::Lux, Self::Return, Self::Die, Self::Reroll, Self::Ward, Self::Price, Self::Pit];
}
