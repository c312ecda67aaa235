//! Every word of the game, made of its rows wherever it can be.

mod effects;
mod events;
pub(crate) mod map;
mod names;
mod refusals;
pub(crate) mod words;
