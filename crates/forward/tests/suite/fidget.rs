//! A player that looks and sends back for as long as it may.

use bots::Random;
use engine::{Bot, Perspective, Seed};
use forward::{Command, Forward};

/// Peeks whenever it can and sends back what it saw, so that as many cards as possible have a
/// history.
pub(crate) struct Fidget {
    random: Random<Command>,
}

impl Fidget {
    pub(crate) fn new(seed: u64) -> Self {
        Self { random: Random::new(Seed::new(seed).expect("there are more seeds")) }
    }
}

impl Bot<Forward> for Fidget {
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        let view = perspective.view();
        let mut legal = Vec::new();
        perspective.legal(&mut legal);
        let fidgets = |command: &&Command| match command {
            Command::Peek(_) => true,
            Command::Return(slots) => {
                slots.iter().any(|slot| view.row[slot.index()].is_some_and(|card| card.shown.is_some()))
            }
            _ => false,
        };
        match legal.iter().rfind(fidgets) {
            Some(command) => *command,
            None => self.random.choose(perspective),
        }
    }
}
