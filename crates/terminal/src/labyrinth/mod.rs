//! Endless Tower in a terminal: its screens, its pictures, its history.

mod draw;
mod guide;
mod history;
mod installed;
mod played;

use ::labyrinth::Labyrinth;

use crate::dungeon::Delver;

use draw::picture;
use history::History;

/// Whoever climbs.
pub(crate) type Climber = Delver<Labyrinth>;
