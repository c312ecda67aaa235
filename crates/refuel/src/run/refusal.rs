//! Why a command of a run is not legal.

use std::fmt;

use crate::{Blueprint, Hold, Refusal};

/// A reason that a person can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunRefusal {
    /// Nobody sits there.
    NoSuchSeat,
    /// Nothing can be done any more.
    RunIsOver,
    /// There is something else to be done first.
    NotNow,
    /// No such stop comes next.
    NoSuchStop,
    /// Nothing of that place is offered, or it was taken.
    NoSuchOffer,
    /// It asks for one of the blueprints on board.
    SayWhich,
    /// It asks for none of them.
    NothingToSay,
    /// That blueprint is not on board.
    NotOnBoard(Blueprint),
    /// That blueprint is on board already.
    OnBoard(Blueprint),
    /// Giving that one up makes no room for it.
    NoRoom,
    /// Nobody flies on with fewer blueprints.
    TooFew,
    /// So much money is missing.
    TooDear(i32),
    /// The hull does not bear it.
    TooFrail,
    /// The hull is whole.
    Whole,
    /// It is of no use to that blueprint, or is fitted to it already.
    DoesNotFit,
    /// That blueprint has as many augments as it can have.
    FullyFitted,
    /// That artefact is on board already.
    HasArtefact,
    /// The battle says no.
    Battle(Refusal),
}

impl fmt::Display for RunRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchSeat => "Nobody sits there.",
            Self::RunIsOver => "The run is over.",
            Self::NotNow => "There is something else to be done first.",
            Self::NoSuchStop => "No such stop comes next.",
            Self::NoSuchOffer => "Nothing like that is offered.",
            Self::SayWhich => "Say which of your blueprints.",
            Self::NothingToSay => "It asks for none of your blueprints.",
            Self::NotOnBoard(blueprint) => return write!(f, "You have no {blueprint} on board."),
            Self::OnBoard(blueprint) => return write!(f, "You have {blueprint} on board already."),
            Self::NoRoom => "That makes no room for it.",
            Self::TooFew => return write!(f, "Nobody flies on with fewer than {} blueprints.", Hold::FEWEST),
            Self::TooDear(missing) => return write!(f, "{missing} money is missing."),
            Self::TooFrail => "The hull does not bear that.",
            Self::Whole => "The hull is whole.",
            Self::DoesNotFit => "That is of no use to it.",
            Self::FullyFitted => "It has as many augments as it can have.",
            Self::HasArtefact => "You have that already.",
            Self::Battle(refusal) => return refusal.fmt(f),
        })
    }
}
