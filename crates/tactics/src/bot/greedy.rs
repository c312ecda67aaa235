//! The player that looks one command ahead.

use engine::{Bot, Game, Perspective, Seed, Silence};

use super::drafting::{Drafter, Taste};
use super::worth::worth;
use crate::{Command, Content, Side, Tactics};

/// Gives the command after which the board looks best, whatever the enemy may answer.
#[derive(Clone, Debug)]
pub struct Greedy {
    content: Content,
    drafter: Drafter,
    legal: Vec<Command>,
}

impl Greedy {
    /// A player of matches with these numbers.
    pub fn new(content: Content) -> Self {
        Self { content, drafter: Drafter::new(Taste::Any), legal: Vec::new() }
    }
}

impl Bot<Tactics> for Greedy {
    fn restart(&mut self, seed: Seed) {
        self.drafter.restart(seed);
    }

    fn choose(&mut self, perspective: Perspective<'_, Tactics>) -> Command {
        let view = perspective.view();
        let Some(side) = view.position.decider() else { return self.drafter.pick(&view) };
        let game = Tactics::imagined(&view, &self.content, Seed::from_bits(0));
        perspective.legal(&mut self.legal);
        let after = |command: &Command| worth(&after(&game, side, *command), side);
        // Of several that look alike the first one, so that the same board is always played alike.
        *self.legal.iter().rev().max_by_key(|command| after(command)).expect("somebody who decides can pass")
    }
}

/// The match after a legal command.
pub(super) fn after(game: &Tactics, side: Side, command: Command) -> Tactics {
    let mut next = *game;
    next.play(side.seat(), command, &mut Silence).expect("a listed command is legal");
    next
}
