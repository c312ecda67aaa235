//! What stands around the table of every game.

mod lines;
mod showing;

pub(crate) use lines::Lines;
pub(crate) use showing::Showing;
