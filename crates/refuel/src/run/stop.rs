//! A place of a sector.

use serde::{Deserialize, Serialize};

use super::fight::Fight;
use super::port::Shelf;

/// What there is at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// A battle.
    Fight(Fight),
    /// A shop with goods of one sort.
    Shop(Shelf),
    /// Somebody or something; nobody knows before.
    Encounter,
    /// A quiet place.
    Rest,
}

impl Stop {
    /// The battle, if it is one.
    pub const fn fight(&self) -> Option<&Fight> {
        match self {
            Self::Fight(fight) => Some(fight),
            _ => None,
        }
    }

    /// Whether two stops are of one kind, whatever their battles are like.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Fight(one), Self::Fight(other)) => one.sort == other.sort,
            (Self::Shop(_), Self::Shop(_)) => true,
            (one, other) => one == other,
        }
    }
}
