//! A run at one moment, for the play page and the replay alike.

use std::sync::Arc;

use engine::{Audience, Game, Seat};
use grid::Point;
use stage::dungeon::{Delved, Dungeon, acting};

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

impl<D: Delved> Moment<D> {
    /// The run as it stands, from the wanted seat if it is that one's turn.
    pub(crate) fn of(game: &D, wanted: Seat) -> Self {
        let seat = acting(game, wanted);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        Self {
            game: Arc::new(game.clone()),
            view: Arc::new(game.view(Audience::Seat(seat))),
            legal: legal.into(),
        }
    }
}

impl<D: Game> Moment<D> {
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

    /// The seat that gives the next command.
    pub(crate) fn seat(&self) -> Seat
    where
        D: Dungeon,
    {
        D::seat(&self.view)
    }

    /// Why a command cannot be given now.
    pub(crate) fn refusal(&self, command: D::Command) -> Option<D::Refusal>
    where
        D: Dungeon,
    {
        self.game.check(self.seat(), command).err()
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
