//! The traveller's dice, where they lie open all the way.

use serde::{Deserialize, Serialize};

use crate::Die;

/// Three dice that lie open. One that is spent is rolled anew, and the others stay.
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

    /// The numbers, lowest first.
    pub fn sorted(self) -> [u8; 3] {
        let mut numbers = self.0;
        numbers.sort_unstable();
        numbers
    }

    /// The best dice put out, so many of them: each is a 1 from now on.
    #[must_use]
    pub fn darkened(mut self, count: u8) -> Self {
        for _ in 0..count {
            let best =
                Die::ALL.into_iter().rev().max_by_key(|&die| self.of(die)).expect("there are three dice");
            self = self.with(best, 1);
        }
        self
    }

    /// The first die that shows the same number.
    pub fn first_like(self, die: Die) -> Die {
        Die::ALL.into_iter().find(|&other| self.of(other) == self.of(die)).expect("a die is like itself")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_dice_are_put_out_and_the_first_of_equals() {
        assert_eq!(Held([3, 6, 6]).darkened(1), Held([3, 1, 6]));
        assert_eq!(Held([3, 6, 5]).darkened(2), Held([3, 1, 1]));
        assert_eq!(Held([1, 1, 2]).darkened(2), Held([1, 1, 1]));
    }
}
