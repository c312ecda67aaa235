//! What can be taken at a stop.

use serde::{Deserialize, Serialize};

use super::encounter::Encounter;
use super::fight::FightSort;
use super::gift::Gift;
use super::port::Shelf;

/// One thing that can be taken, with what is given for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What changes hands, in its order.
    pub gifts: Vec<Gift>,
    /// Whether it was taken.
    pub is_taken: bool,
}

impl Offer {
    /// Something that is given for nothing.
    pub fn free(gifts: impl IntoIterator<Item = Gift>) -> Self {
        Self { gifts: gifts.into_iter().collect(), is_taken: false }
    }

    /// Something at a price.
    pub fn sold(gift: Gift, price: i32) -> Self {
        Self::free([Gift::Money(-price), gift])
    }
}

/// What lies before whoever plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offers {
    /// Where it comes from.
    pub whence: Whence,
    /// All of it.
    pub all: Vec<Offer>,
    /// So many can still be taken.
    pub left: u8,
}

impl Offers {
    /// One of these may be taken.
    pub const fn one_of(whence: Whence, all: Vec<Offer>) -> Self {
        Self { whence, all, left: 1 }
    }

    /// Whether one may go on without taking anything.
    pub const fn may_leave(&self) -> bool {
        match self.whence {
            Whence::Encounter(encounter) => encounter.tale().may_leave,
            _ => true,
        }
    }

    /// Whether nothing can be taken any more.
    pub fn is_done(&self) -> bool {
        self.left == 0 || self.all.iter().all(|offer| offer.is_taken)
    }
}

/// Where offers come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whence {
    /// A battle of such a sort was won.
    Reward(FightSort),
    /// A shop.
    Shop(Shelf),
    /// A rest.
    Rest,
    /// An encounter.
    Encounter(Encounter),
}
