//! What is asked on the road.

use forward::{Command, Phase};

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Which card of the row is turned.
    Card,
    /// Whether Lux heals, looks or passes before that.
    Lux,
    /// Which cards go back after a look.
    Return,
    /// Which of two weapons is taken.
    Weapon,
    /// Which die is kept in a fight.
    Die,
    /// Whether a die is rolled again before that.
    Reroll,
    /// Whether Lux undoes a deadly round.
    Ward,
    /// What a Terror is paid with.
    Price,
    /// Which die is spent in a Pit.
    Foothold,
    /// Whether a die of a Pit is rolled again.
    Pit,
}

impl Kind {
    pub(super) const ALL: [Self; 10] = [
        Self::Card,
        Self::Lux,
        Self::Return,
        Self::Weapon,
        Self::Die,
        Self::Reroll,
        Self::Ward,
        Self::Price,
        Self::Foothold,
        Self::Pit,
    ];

    pub(super) const NAMES: [&'static str; Self::ALL.len()] = [
        "which card",
        "Lux on the path",
        "what goes back",
        "which weapon",
        "which die",
        "another roll",
        "Lux against death",
        "what to pay",
        "which die in a Pit",
        "another roll in a Pit",
    ];

    /// The kind of question that a command answers. A card that is turned, or a die that is kept, answers as well
    /// that of doing something before.
    pub(super) const fn of(phase: Phase, command: Command) -> Option<Self> {
        Some(match (phase, command) {
            (Phase::Path, Command::Turn(_)) => Self::Card,
            (Phase::Path, Command::Heal | Command::Peek(_) | Command::Pass(_) | Command::Reroll(_)) => {
                Self::Lux
            }
            (Phase::Peek, Command::Return(_)) => Self::Return,
            (Phase::Find, Command::Take(_)) => Self::Weapon,
            (Phase::Clash { .. } | Phase::Fight { .. }, Command::Keep(_)) => Self::Die,
            (Phase::Clash { .. } | Phase::Fight { .. }, Command::Reroll(_)) => Self::Reroll,
            (Phase::Brink { .. }, Command::Ward | Command::Endure) => Self::Ward,
            (Phase::Terror, Command::Pay(_)) => Self::Price,
            (Phase::Climb { .. }, Command::Keep(_)) => Self::Foothold,
            (Phase::Climb { .. } | Phase::Pit { .. }, Command::Reroll(_) | Command::Endure) => Self::Pit,
            _ => return None,
        })
    }

    /// The kind whose best answer stands for doing nothing before.
    pub(super) const fn plainly(self) -> Option<Self> {
        match self {
            Self::Lux => Some(Self::Card),
            Self::Reroll => Some(Self::Die),
            Self::Pit => Some(Self::Foothold),
            _ => None,
        }
    }
}
