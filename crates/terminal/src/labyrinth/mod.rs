//! Endless Tower in a terminal: its screens, its pictures, its history.

mod draw;
mod guide;
mod history;
mod played;
mod press;

use ::labyrinth::Labyrinth;

use crate::dungeon::Delver;

pub(crate) use draw::picture;
pub(crate) use history::History;

/// Whoever climbs.
pub(crate) type Climber = Delver<Labyrinth>;
