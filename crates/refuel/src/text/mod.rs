//! Every word of a battle.

mod endings;
mod events;
mod refusals;
