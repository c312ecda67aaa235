//! The player that looks one command ahead.

use engine::{Bot, Game, Perspective, Seed, Silence};

use super::glance::Glance;
use super::worth::worth;
use crate::{Command, Content, Side, Tactics};

/// Gives the command after which the board looks best, whatever the enemy may answer.
#[derive(Clone, Debug)]
pub struct Greedy(Glance);

impl Greedy {
    /// A player of matches with these numbers.
    pub fn new(content: Content) -> Self {
        Self(Glance::new(content))
    }
}

impl Bot<Tactics> for Greedy {
    fn restart(&mut self, seed: Seed) {
        self.0.restart(seed);
    }

    fn choose(&mut self, perspective: Perspective<'_, Tactics>) -> Command {
        self.0.choose(perspective, |game, side, command| worth(&after(game, side, command), side))
    }
}

/// The match after a legal command.
pub(super) fn after(game: &Tactics, side: Side, command: Command) -> Tactics {
    let mut next = *game;
    next.play(side.seat(), command, &mut Silence).expect("a listed command is legal");
    next
}
