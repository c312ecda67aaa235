//! The games of the arcade.

mod forward;
mod labyrinth;
mod tactics;

use ::forward::Forward;
use ::labyrinth::Labyrinth;
use ::tactics::Tactics;
use engine::{Game, shortened};
use thiserror::Error;

use crate::Cabinet;
use crate::stand::Stand;

/// Every game, in the order of the signs.
pub static GAMES: &[&dyn Cabinet] =
    &[Stand::<Forward>::SHARED, Stand::<Tactics>::SHARED, Stand::<Labyrinth>::SHARED];

/// Their names. Whoever only has to say them, as a client that stands for one game does, is not
/// made to carry all the games along.
const NAMES: [&str; 3] = [Forward::NAME, Tactics::NAME, Labyrinth::NAME];

/// The game with a name.
///
/// # Errors
/// When there is none; the error lists those that there are.
pub fn find(name: &str) -> Result<&'static dyn Cabinet, UnknownGame> {
    GAMES.iter().copied().find(|game| game.name() == name).ok_or_else(|| UnknownGame(shortened(name)))
}

/// A name that no game has, or its beginning.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game '{0}': choose from {known}", known = NAMES.join(", "))]
pub struct UnknownGame(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_named() {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
        assert_eq!(names, NAMES);
    }
}
