//! Whoever sits at the table of a dungeon: pointing, looking, aiming, travelling, errands, and bots
//! that are watched.

mod errands;
mod hear;
mod lines;
mod moment;
mod play;
mod played;
mod player;
mod press;
mod run;
mod screening;
mod table;

pub(crate) use moment::Moment;
pub(crate) use play::Play;
pub(crate) use played::{Played, PlayerWords};
pub(crate) use player::{Player, seats};
pub(crate) use screening::Screened;
