//! The table while it is played at: that of every dungeon, and what is Descent's own.

mod ghosts;
mod paged;
pub(super) mod pictured;
mod played;

pub(super) use paged::words;

use descent::{Content, Descent, Hero, Modifier, Pack};

use crate::descent::words::DescentWords;
use crate::dungeon::{self, TapOf};
use crate::games::Seats;

/// What the board shows.
pub(super) type Board = dungeon::Board<Descent>;
/// A run after a command.
pub(super) type Moment = dungeon::Moment<Descent>;
/// The player's side of the table.
pub(super) type Play = dungeon::Play<Descent>;
/// Who goes down.
pub(super) type Delver = dungeon::Player<Descent>;
/// What a mouse or a finger does.
pub(super) type Tap = TapOf<Descent>;

/// What the shell asks about those who can go down.
pub(super) static SEATS: Seats = dungeon::seats::<Descent>();

impl Board {
    /// The words of the board. A page is made once, so a change of language is for the next.
    pub(super) fn words(self) -> &'static DescentWords {
        words(self.desk)
    }
}

impl Moment {
    /// The numbers it is played with.
    pub(super) fn content(&self) -> &Content {
        self.game().content()
    }

    /// Whoever acts.
    pub(super) fn own(&self) -> &Hero {
        self.view.hero(self.seat())
    }

    /// How many slots a pack has.
    pub(super) fn slots(&self) -> usize {
        Pack::SLOTS - usize::from(self.view.modifiers.has(Modifier::TornPack))
    }
}
