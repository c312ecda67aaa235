//! Seats at the table, and who may see what happens there.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    /// The first seat, the only one of a solo game.
    pub const FIRST: Self = Self(0);
    /// The second seat.
    pub const SECOND: Self = Self(1);

    /// The seat with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The index of the seat.
    pub const fn index(self) -> u8 {
        self.0
    }
}

/// Who may know something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody, onlookers included.
    Everyone,
    /// One seat alone.
    Seat(Seat),
}
