//! What is offered, sold and given.

use engine::Seat;
use grid::Point;
use serde::{Deserialize, Serialize};

use crate::{Flask, Gold, Item};

/// An offer that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Who answers.
    pub seat: Seat,
    /// What there is to choose from.
    pub items: [Option<Item>; Self::MOST],
    /// The pedestal it is made on, which is bare afterwards.
    pub at: Point,
}

impl Offer {
    /// How many things an offer can show.
    pub const MOST: usize = 5;
    /// What somebody gets who takes nothing.
    pub const CONSOLATION: Gold = Gold(10);
    /// What somebody gets for an item that was drafted and clashes with what is carried.
    pub const REDEMPTION: Gold = Gold(25);
}

/// Something that a keeper sells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ware {
    /// Something to carry.
    Item(Item),
    /// A flask.
    Flask(Flask),
}

/// What a keeper has, and for how much on the first floor.
pub(crate) type Stock = [Option<(Ware, Gold)>; 4];

/// What a shrine gives, for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Blessing {
    /// One more attack.
    Strength,
    /// One more defence.
    Stone,
    /// All health back.
    Breath,
}

impl Blessing {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Strength, Self::Stone, Self::Breath];
}
