//! A run at one moment, for the play page and the replay alike.

use std::sync::Arc;

use engine::{Audience, Game, Seat};
use grid::Point;
use stage::dungeon::Dungeon;

/// A run after a command.
#[derive(Clone)]
pub(crate) struct Moment<D: Game> {
    /// The game, for questions about what is legal.
    game: Arc<D>,
    /// What the player may know of it.
    pub(crate) view: Arc<D::View>,
    /// All that can be done.
    legal: Arc<[D::Command]>,
}

impl<D: Game> Moment<D> {
    /// The run as it stands.
    pub(crate) fn of(game: &D) -> Self {
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        Self {
            game: Arc::new(game.clone()),
            view: Arc::new(game.view(Audience::Seat(Seat::FIRST))),
            legal: legal.into(),
        }
    }

    /// The game.
    pub(crate) fn game(&self) -> &D {
        &self.game
    }

    /// Where whoever leads stands.
    pub(crate) fn here(&self) -> Point
    where
        D: Dungeon,
    {
        D::here(&self.view)
    }

    /// Why a command cannot be given now.
    pub(crate) fn refusal(&self, command: D::Command) -> Option<D::Refusal> {
        self.game.check(Seat::FIRST, command).err()
    }

    /// Whether any command of a kind can be given.
    pub(crate) fn can(&self, is_such: impl Fn(&D::Command) -> bool) -> bool {
        self.legal.iter().any(is_such)
    }
}

impl<D: Game> PartialEq for Moment<D> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.view, &other.view)
    }
}
