//! The table while it is played at: that of every dungeon, and what is the tower's own.

mod paged;
pub(super) mod pictured;
mod played;

pub(super) use paged::words;

use labyrinth::{Content, Labyrinth};

use crate::dungeon::{self, TapOf};
use crate::games::Seats;
use crate::labyrinth::words::LabyrinthWords;

/// What the board shows.
pub(super) type Board = dungeon::Board<Labyrinth>;
/// A run after a command.
pub(super) type Moment = dungeon::Moment<Labyrinth>;
/// The player's side of the table.
pub(super) type Play = dungeon::Play<Labyrinth>;
/// Who climbs.
pub(super) type Climber = dungeon::Player<Labyrinth>;
/// What a mouse or a finger does.
pub(super) type Tap = TapOf<Labyrinth>;

/// What the shell asks about those who can climb.
pub(super) static SEATS: Seats = dungeon::seats::<Labyrinth>();

impl Board {
    /// The words of the board. A page is made once, so a change of language is for the next.
    pub(super) fn words(self) -> &'static LabyrinthWords {
        words(self.desk)
    }
}

impl Moment {
    /// The numbers it is played with.
    pub(super) fn content(&self) -> &Content {
        self.game().content()
    }
}
