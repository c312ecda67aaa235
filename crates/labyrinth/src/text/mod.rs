//! All words of the game. Numbers in them come from the content, so no sentence can lie.

mod names;
mod refusals;
