//! What plain players have in common: they drink when they are low, attack whom they see, and climb when nobody is
//! left.

use engine::Perspective;

use super::brawler::climb;
use super::gear;
use super::patrol::Patrol;
use crate::{Command, Content, Flask, Labyrinth, View};

/// The habits of a player, who differs from the others in how foes are attacked.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    content: Content,
    patrol: Patrol,
    legal: Vec<Command>,
}

impl Habits {
    pub(super) fn new(content: &Content) -> Self {
        Self { content: *content, patrol: Patrol::default(), legal: Vec::new() }
    }

    /// What is done now by somebody who attacks in this way, if there is somebody to attack.
    pub(super) fn choose(
        &mut self,
        perspective: Perspective<'_, Labyrinth>,
        attack: impl FnOnce(&View, &[Command]) -> Option<Command>,
    ) -> Command {
        let view = perspective.view();
        perspective.legal(&mut self.legal);
        self.patrol.observe(&view);
        let wish = self.wish(&view, attack).filter(|command| self.legal.binary_search(command).is_ok());
        wish.unwrap_or(Command::Wait)
    }

    pub(super) fn forget(&mut self) {
        self.patrol = Patrol::default();
    }

    fn wish(
        &mut self,
        view: &View,
        attack: impl FnOnce(&View, &[Command]) -> Option<Command>,
    ) -> Option<Command> {
        if view.hero.hp * 3 < view.hero.stats.hp && view.hero.flasks(Flask::Potion) > 0 {
            return Some(Command::Drink(Flask::Potion));
        }
        if let Some(command) = attack(view, &self.legal) {
            return Some(command);
        }
        // Whoever runs away is not run after.
        let view = &View { foes: Vec::new(), ..view.clone() };
        gear::better(view, &self.content)
            .or_else(|| gear::ballast(view))
            .or_else(|| climb(view, &self.content, &mut self.patrol))
    }
}
