//! What can be asked for with keys, where, and with which ones until a player says otherwise.
//!
//! Here is what every game shares, and the actions of the house itself. A game lists its own beside
//! its presses. How a key is read and where a player's own keys are kept is each client's.

mod action;
mod binding;
mod lists;
mod place;
mod shell;

pub use action::Action;
pub(crate) use action::Presses;
pub(crate) use binding::Row;
pub use binding::{Binding, Client};
pub use lists::{GAMES, GameKeys};
pub use place::Place;
