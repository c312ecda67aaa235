//! The games of the arcade: the one list of them.

mod descent;
mod forward;
mod labyrinth;
mod tactics;

pub use ::descent::Descent;
pub use ::forward::Forward;
pub use ::labyrinth::Labyrinth;
pub use ::tactics::Tactics;
use engine::{Game, shortened};
use thiserror::Error;

use crate::Cabinet;
use crate::cabinet::CabinetOf;

/// An array with a value for every game, in the order of the signs: `every_game!(G => made::<G>())` is what
/// `made` makes of each. Whoever needs a table of games makes it of this list and has no other.
#[macro_export]
macro_rules! every_game {
    ($game:ident => $made:expr) => {
        $crate::every_game!($game => $made; Forward Tactics Labyrinth Descent)
    };
    ($game:ident => $made:expr; $($name:ident)*) => {
        [$({
            type $game = $crate::games::$name;
            $made
        }),*]
    };
}

/// Every game, in the order of the signs.
pub static GAMES: &[&dyn Cabinet] = &every_game!(G => CabinetOf::<G>::SHARED);

/// Their names. Whoever only has to say them, as a client that stands for one game does, is not
/// made to carry all the games along.
const NAMES: &[&str] = &every_game!(G => G::NAME);

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
