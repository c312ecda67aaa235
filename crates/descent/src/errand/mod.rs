//! Errands: exploring, travelling and resting, by what a player knows.

mod reason;
mod wanderer;

pub use grid::errand::{Approach, Wanderer, explore, rest, travel, walk, wander};
pub use reason::Reason;
pub use wanderer::Walker;

/// Why an errand stops.
pub type Halt = grid::errand::Halt<Reason>;

/// The ways of a floor, as far as somebody knows them.
pub type Chart = grid::Chart<60, 2>;
