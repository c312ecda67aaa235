//! The player who thinks about where to stand.

mod doors;
mod fight;
mod harm;
mod market;
mod memory;
mod model;
mod stand;
mod strategy;

use engine::{Bot, Perspective, Seed};

use self::memory::Memory;
use self::model::Model;
use super::patrol::Patrol;
use crate::{Command, Content, Labyrinth};

/// Lets foes come so that it strikes first, shoots and casts before they do, leaves tiles that are
/// threatened, stands where few can reach it, shuts doors on those who would win, and looks after itself between fights.
#[derive(Clone, Debug)]
pub struct Tactician {
    content: Content,
    memory: Memory,
    patrol: Patrol,
    legal: Vec<Command>,
}

impl Tactician {
    /// The bot for runs with these numbers.
    pub fn new(content: Content) -> Self {
        Self { content, memory: Memory::default(), patrol: Patrol::default(), legal: Vec::new() }
    }
}

impl Bot<Labyrinth> for Tactician {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        let view = perspective.view();
        perspective.legal(&mut self.legal);
        self.memory.observe(&view);
        self.patrol.observe(&view);
        let model = Model::new(&view, &self.content);
        let wish = if self.memory.is_fighting(&model) {
            fight::choose(&model, &self.memory, &self.legal)
        } else {
            strategy::choose(&model, &self.memory, &mut self.patrol)
        };
        let command = wish.filter(|command| self.legal.binary_search(command).is_ok());
        let command = command.unwrap_or(Command::Wait);
        self.memory.remember(command);
        command
    }

    fn restart(&mut self, _seed: Seed) {
        self.memory = Memory::blank();
        self.patrol = Patrol::default();
    }
}
