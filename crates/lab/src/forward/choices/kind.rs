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
    /// Which of two weapons is taken.
    Weapon,
    /// Which die is kept in a fight.
    Die,
    /// Which dice strike in a fight of the road, and which guard.
    Strike,
    /// Whether a die is rolled again before that.
    Reroll,
    /// Whether Lux undoes a deadly round.
    Ward,
    /// What a Terror is paid with.
    Price,
    /// Which die is laid across a Pit.
    Bridge,
    /// Whether a die of a Pit is rolled again.
    Pit,
}

impl Kind {
    pub(super) const ALL: [Self; 11] = [
        Self::Card,
        Self::Lux,
        Self::Return,
        Self::Weapon,
        Self::Die,
        Self::Strike,
        Self::Reroll,
        Self::Ward,
        Self::Price,
        Self::Bridge,
        Self::Pit,
    ];

    pub(super) const NAMES: [&'static str; Self::ALL.len()] = [
        "which card",
        "Lux on the path",
        "what goes back",
        "which weapon",
        "which die",
        "which dice strike",
        "another roll",
        "Lux against death",
        "what to pay",
        "which die across a Pit",
        "another roll in a Pit",
    ];

    /// The kind of question that a command answers. A card that is turned, or a die that is kept, answers as well
    /// that of doing something before.
    pub(super) const fn of(phase: Phase, command: Command) -> Option<Self> {
        Some(match (phase, command) {
            (Phase::Path, Command::Turn(_)) => Self::Card,
            (Phase::Path, Command::Heal | Command::Peek(_)) => Self::Lux,
            (Phase::Peek, Command::Return(_)) => Self::Return,
            (Phase::Find, Command::Take(_)) => Self::Weapon,
            (Phase::Clash { .. }, Command::Keep(_)) => Self::Die,
            (Phase::Fight { .. }, Command::Strike(_)) => Self::Strike,
            (Phase::Clash { .. } | Phase::Fight { .. }, Command::Reroll(_)) => Self::Reroll,
            (Phase::Brink { .. }, Command::Ward | Command::Endure) => Self::Ward,
            (Phase::Terror, Command::Pay(_)) => Self::Price,
            (Phase::Gap, Command::Lay(_)) => Self::Bridge,
            (Phase::Gap | Phase::Pit { .. }, Command::Reroll(_) | Command::Endure) => Self::Pit,
            _ => return None,
        })
    }

    /// The kinds of which the best answer stands for doing nothing before.
    pub(super) const fn plainly(self) -> &'static [Self] {
        match self {
            Self::Lux => &[Self::Card],
            Self::Reroll => &[Self::Die, Self::Strike],
            Self::Pit => &[Self::Bridge],
            _ => &[],
        }
    }
}
