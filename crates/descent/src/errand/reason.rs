//! Why errands stop in Descent and nowhere else.

use std::fmt;

use grid::Point;

use crate::{Hp, Item, Kind};

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
    /// The way down was found.
    Stairs,
    /// A keeper was found.
    Keeper,
    /// Something to carry lies in sight.
    Gear(Item),
    /// Somebody was hurt.
    Hurt(Hp),
    /// Something holds them.
    Held,
    /// Whoever goes along lies on the ground.
    FriendDown,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foe { kind, .. } => write!(f, "{} is in sight", kind.with_article()),
            Self::Fire(_) => f.write_str("something burns"),
            Self::Offer => f.write_str("an offer waits for an answer"),
            Self::BossLeft => f.write_str("only the boss is left"),
            Self::Stairs => f.write_str("the way down is in sight"),
            Self::Keeper => f.write_str("a keeper is in sight"),
            Self::Gear(item) => write!(f, "the {item} lies there"),
            Self::Hurt(harm) => write!(f, "you lost {harm} HP"),
            Self::Held => f.write_str("something holds you"),
            Self::FriendDown => f.write_str("your companion is down"),
        }
    }
}
