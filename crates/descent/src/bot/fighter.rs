//! A player who bumps everything.

use engine::{Bot, Perspective, Seed};

use super::habits::{Habits, bump_nearest};
use crate::{Branch, Command, Content, Descent};

/// Walks up to whoever it sees and bumps, drinks when it is low, takes the first of every offer, and goes down the
/// easier way.
#[derive(Clone, Debug)]
pub struct Fighter(Habits);

impl Fighter {
    /// The bot for runs with these numbers.
    pub const fn new(content: Content) -> Self {
        Self(Habits::new(content, Branch::Left))
    }
}

impl Bot<Descent> for Fighter {
    fn choose(&mut self, perspective: Perspective<'_, Descent>) -> Command {
        self.0.choose(perspective, bump_nearest)
    }

    fn restart(&mut self, _seed: Seed) {
        self.0.forget();
    }

    /// Without what it saw before it would run to and fro for ever.
    fn recalls(&self) -> bool {
        true
    }
}
