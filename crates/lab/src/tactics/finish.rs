//! What a match came to for one of the two.

use tactics::{Outcome, Side};

/// What a match came to for one of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finish {
    /// Won.
    Won,
    /// Neither won.
    Drawn,
    /// The other one won.
    Lost,
}

impl Finish {
    /// All three, best first.
    pub(super) const ALL: [Self; 3] = [Self::Won, Self::Drawn, Self::Lost];

    /// What an outcome is to a side.
    pub(super) fn of(outcome: Outcome, side: Side) -> Self {
        match outcome.winner() {
            None => Self::Drawn,
            Some(winner) if winner == side => Self::Won,
            Some(_) => Self::Lost,
        }
    }

    /// Twice the points.
    pub(super) const fn halves(self) -> u64 {
        match self {
            Self::Won => 2,
            Self::Drawn => 1,
            Self::Lost => 0,
        }
    }

    /// What it is to the other one.
    pub(super) const fn reversed(self) -> Self {
        match self {
            Self::Won => Self::Lost,
            Self::Drawn => Self::Drawn,
            Self::Lost => Self::Won,
        }
    }

    /// Zero to two, for tables.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}
