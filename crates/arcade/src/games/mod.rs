//! The games of the arcade.

mod forward;
mod tactics;

use ::forward::Forward;
use ::tactics::Tactics;
use engine::shortened;
use thiserror::Error;

use crate::Cabinet;
use crate::stand::Stand;

/// Every game, in the order of the signs.
pub static GAMES: &[&dyn Cabinet] = &[Stand::<Forward>::SHARED, Stand::<Tactics>::SHARED];

/// The game with a name.
///
/// # Errors
/// When there is none; the error lists those that there are.
pub fn find(name: &str) -> Result<&'static dyn Cabinet, UnknownGame> {
    GAMES.iter().copied().find(|game| game.name() == name).ok_or_else(|| UnknownGame(shortened(name)))
}

/// A name that no game has, or its beginning.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game '{0}': choose from {known}", known = names())]
pub struct UnknownGame(pub String);

fn names() -> String {
    let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
    names.join(", ")
}
