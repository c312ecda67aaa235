//! Players of habit: they know one thing.

use engine::{Bot, Game, Perspective};

/// Gives the command that ranks highest, the first of equals, whatever it leads to.
pub(crate) struct Habit<G: Game> {
    rank: fn(&G::View, G::Command) -> i32,
    legal: Vec<G::Command>,
}

impl<G: Game> Habit<G> {
    /// The player who ranks commands so.
    pub(crate) const fn new(rank: fn(&G::View, G::Command) -> i32) -> Self {
        Self { rank, legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Habit<G> {
    fn choose(&mut self, perspective: Perspective<'_, G>) -> G::Command {
        let view = perspective.view();
        perspective.legal(&mut self.legal);
        let rank = |command: &&G::Command| (self.rank)(&view, **command);
        *self.legal.iter().rev().max_by_key(rank).expect("whoever is asked can do something")
    }
}

/// Gives the first command of the list.
pub(crate) struct First;

impl<G: Game> Bot<G> for First {
    fn choose(&mut self, perspective: Perspective<'_, G>) -> G::Command {
        let mut legal = Vec::new();
        perspective.legal(&mut legal);
        *legal.first().expect("whoever is asked can do something")
    }
}
