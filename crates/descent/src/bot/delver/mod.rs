//! A player who has read the rules: it lets others come, stands where few can strike, leaves what was announced,
//! and carries what goes together. It sees what a player sees and nothing else.

mod arsenal;
mod blaze;
mod choice;
mod company;
mod duel;
mod ice;
mod memory;
mod odds;
mod peril;
mod scene;
mod stand;
mod ways;
mod worth;

use engine::{Bot, Perspective, Seed};

use crate::{Command, Content, Descent};
use memory::Memory;
use scene::Scene;

/// Explores, fights in doors and corridors, uses ground, tools and flasks, leaves alone what costs more than it
/// brings, picks builds, and runs while there is time.
#[derive(Clone, Debug)]
pub struct Delver {
    content: Content,
    memory: Memory,
    legal: Vec<Command>,
}

impl Delver {
    /// The bot for runs with these numbers.
    pub fn new(content: Content) -> Self {
        Self { content, memory: Memory::default(), legal: Vec::new() }
    }
}

impl Bot<Descent> for Delver {
    fn choose(&mut self, perspective: Perspective<'_, Descent>) -> Command {
        let view = perspective.view();
        perspective.legal(&mut self.legal);
        self.memory.look(&view, perspective.seat());
        let scene = Scene::new(&view, perspective.seat(), &self.legal, &self.content, &self.memory);
        let wish = scene.wish().filter(|command| scene.may(*command));
        let command = wish.unwrap_or_else(|| scene.fallback());
        let quarry = scene.quarry();
        self.memory.note(command, quarry);
        command
    }

    fn restart(&mut self, _seed: Seed) {
        self.memory = Memory::default();
    }

    /// Without what it saw before it would run to and fro for ever.
    fn recalls(&self) -> bool {
        true
    }
}

impl Scene<'_> {
    /// What matters most comes first.
    fn wish(&self) -> Option<Command> {
        self.answer()
            .or_else(|| self.save_life())
            .or_else(|| self.finish_off())
            .or_else(|| self.dodge())
            .or_else(|| self.revive())
            .or_else(|| self.escape())
            .or_else(|| self.shoot())
            .or_else(|| self.fight())
            .or_else(|| self.prepare())
            .or_else(|| self.hoard())
            .or_else(|| self.pursue())
            .or_else(|| self.explore())
            .or_else(|| self.roam())
            .or_else(|| self.go_down())
            .or_else(|| self.clear_way())
            .or_else(|| self.patrol())
    }
}
