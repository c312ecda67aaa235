//! Why errands stop in Descent and nowhere else.

use std::fmt;

use grid::Point;

use crate::Kind;

/// Why an errand stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A creature is in sight.
    Foe {
        /// What it is.
        kind: Kind,
        /// Where it is.
        at: Point,
    },
    /// Something burns or glows in sight.
    Fire(Point),
    /// An offer waits for an answer.
    Offer,
    /// A boss is left.
    BossLeft,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foe { kind, at } => write!(f, "a {kind} is in sight at {at}"),
            Self::Fire(at) => write!(f, "something burns at {at}"),
            Self::Offer => f.write_str("an offer waits for an answer"),
            Self::BossLeft => f.write_str("only the boss is left"),
        }
    }
}
