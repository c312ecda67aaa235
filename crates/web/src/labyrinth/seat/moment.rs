//! A run at one moment, for the play page and the replay alike.

use std::sync::Arc;

use engine::{Audience, Game, Seat};
use labyrinth::{Command, Content, Labyrinth, Refusal, View};

/// A run after a command.
#[derive(Clone)]
pub(crate) struct Moment {
    /// The game, for questions about what is legal.
    game: Arc<Labyrinth>,
    /// What the player may know of it.
    pub(in crate::labyrinth) view: Arc<View>,
    /// The numbers it is played with.
    pub(in crate::labyrinth) content: Arc<Content>,
    /// All that can be done.
    legal: Arc<[Command]>,
}

impl Moment {
    /// The run as it stands.
    pub(in crate::labyrinth) fn of(game: &Labyrinth, content: &Arc<Content>) -> Self {
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        Self {
            game: Arc::new(game.clone()),
            view: Arc::new(game.view(Audience::Seat(Seat::FIRST))),
            content: Arc::clone(content),
            legal: legal.into(),
        }
    }

    /// The game.
    pub(in crate::labyrinth) fn game(&self) -> &Labyrinth {
        &self.game
    }

    /// Why a command cannot be given now.
    pub(in crate::labyrinth) fn refusal(&self, command: Command) -> Option<Refusal> {
        self.game.check(Seat::FIRST, command).err()
    }

    /// Whether any command of a kind can be given.
    pub(in crate::labyrinth) fn can(&self, is_such: impl Fn(&Command) -> bool) -> bool {
        self.legal.iter().any(is_such)
    }
}

impl PartialEq for Moment {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.view, &other.view)
    }
}
