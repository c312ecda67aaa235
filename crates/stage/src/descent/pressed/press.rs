//! What a player presses in Descent alone.

use descent::{Command, Flask};
use grid::Point;

/// What no other game has a press for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Let time pass.
    Wait,
    /// Dash; a way to go follows.
    Dash,
    /// Use what is in a slot: aim it, or use it on the spot.
    Slot(u8),
    /// Drink a flask, or aim it.
    Flask(Flask),
    /// Take up what lies here.
    Take,
    /// Lay down what the cursor is on.
    Drop,
    /// What is carried.
    Pack,
    /// The flasks.
    Belt,
    /// What a keeper has.
    Trade,
    /// The other one's turn.
    Partner,
}

/// What is aimed at a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// What is in a slot: thrown, or used there.
    Slot(u8),
    /// A flask.
    Flask(Flask),
}

/// What is done towards a neighbour: dashing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dash;

/// What can be gone through row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// What is carried, slot by slot.
    Pack,
    /// The flasks, each kind in its row.
    Belt,
    /// What is offered, and in the last row that it is left.
    Offer,
    /// What a keeper has, as in [`crate::descent::trades`].
    Shop,
    /// The ways down, as in [`crate::descent::ways`].
    Stairs,
}

impl Weapon {
    /// The command that uses it on a tile.
    pub(in crate::descent) const fn at(self, at: Point) -> Command {
        match self {
            Self::Slot(slot) => Command::Throw(slot, at),
            Self::Flask(flask) => Command::Hurl(flask, at),
        }
    }
}
