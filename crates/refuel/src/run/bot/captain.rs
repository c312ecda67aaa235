//! Who goes through a run, and leaves its battles to somebody.

use engine::{Bot, Perspective, Seat, Seed};

use super::{taste, way};
use crate::bot::{Builder, Planner, Taste};
use crate::{Battle, Run, RunCommand};

/// Goes where the hull bears it, takes what is worth most, and fights as somebody who knows battles.
#[derive(Clone, Debug)]
pub struct Captain<Fighter> {
    fighter: Fighter,
}

impl Captain<Builder> {
    /// Fights as builders do.
    pub fn builder() -> Self {
        Self { fighter: Builder::new(Taste::USUAL) }
    }
}

impl Captain<Planner> {
    /// Fights as planners do.
    pub fn planner() -> Self {
        Self { fighter: Planner::default() }
    }
}

impl<Fighter: Bot<Battle>> Captain<Fighter> {
    /// Leaves battles to somebody.
    pub const fn with(fighter: Fighter) -> Self {
        Self { fighter }
    }
}

impl<Fighter: Bot<Battle>> Bot<Run> for Captain<Fighter> {
    fn choose(&mut self, perspective: Perspective<'_, Run>) -> RunCommand {
        let view = perspective.view();
        if let Some(seen) = &view.battle {
            let battle = Battle::foreseen(seen);
            return RunCommand::Battle(self.fighter.choose(Perspective::new(&battle, Seat::FIRST)));
        }
        if view.offers.is_empty() {
            return way::best(&view);
        }
        let mut legal = Vec::new();
        perspective.legal(&mut legal);
        taste::best(&view, &legal)
    }

    fn restart(&mut self, seed: Seed) {
        self.fighter.restart(seed);
    }
}
