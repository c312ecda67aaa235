//! What players have in common that look at nothing but the next command.

use engine::{Perspective, Seed};

use super::drafting::{Drafter, Taste};
use crate::{Command, Content, Side, Tactics};

/// A player of any team, who differs from others in what speaks for a command.
#[derive(Clone, Debug)]
pub(super) struct Glance {
    content: Content,
    drafter: Drafter,
    legal: Vec<Command>,
}

impl Glance {
    pub(super) fn new(content: Content) -> Self {
        Self { content, drafter: Drafter::new(Taste::Any), legal: Vec::new() }
    }

    pub(super) fn restart(&mut self, seed: Seed) {
        self.drafter.restart(seed);
    }

    /// The command that most speaks for; of several alike the first one, so that the same board is always played
    /// alike.
    pub(super) fn choose<Appeal: Ord>(
        &mut self,
        perspective: Perspective<'_, Tactics>,
        appeal: impl Fn(&Tactics, Side, Command) -> Appeal,
    ) -> Command {
        let view = perspective.view();
        let Some(side) = view.position.decider() else { return self.drafter.pick(&view) };
        let game = Tactics::imagined(&view, &self.content, Seed::from_bits(0));
        perspective.legal(&mut self.legal);
        let best = self.legal.iter().rev().max_by_key(|command| appeal(&game, side, **command));
        *best.expect("somebody who decides can pass")
    }
}
