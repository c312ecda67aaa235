//! The traveller's dice, where they lie open all the way.

use serde::{Deserialize, Serialize};

use crate::Die;

/// Three dice that lie open: those of the next round, or of the next Pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Held(pub [u8; 3]);

impl Held {
    /// The number of a die.
    pub const fn of(self, die: Die) -> u8 {
        self.0[die.index()]
    }

    /// The same dice with another number on one of them.
    #[must_use]
    pub const fn with(mut self, die: Die, number: u8) -> Self {
        self.0[die.index()] = number;
        self
    }

    /// Dice that are out: all of them show a 1.
    pub const DARK: Self = Self([1; 3]);
}
