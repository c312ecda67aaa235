//! Every word of the game, made of its rows wherever it can be.

mod effects;
mod endings;
mod events;
mod kinds;
pub(crate) mod map;
mod names;
mod refusals;
mod unlocks;
pub(crate) mod words;
