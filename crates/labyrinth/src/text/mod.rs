//! All words of the game. Numbers in them come from the content, so no sentence can lie.

mod about;
mod comparisons;
mod events;
mod hints;
mod intents;
mod kinds;
mod names;
mod numbers;
mod refusals;
#[cfg(test)]
mod tests;
mod who;

pub use comparisons::{Compared, Comparison};
pub(crate) use events::some;
pub use intents::toward;
pub use numbers::capital;
