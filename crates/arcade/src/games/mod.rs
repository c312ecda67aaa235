//! The games of the arcade: the one list of them, and beside it those that have screens.

mod descent;
mod forward;
mod labyrinth;
mod refuel;
mod tactics;

pub use ::descent::Descent;
pub use ::forward::Forward;
pub use ::labyrinth::Labyrinth;
pub use ::refuel::Refuel;
pub use ::tactics::Tactics;
use engine::{Game, shortened};
use thiserror::Error;

use crate::Cabinet;
use crate::cabinet::CabinetOf;

/// An array with a value for every game, in the order of the signs: `every_game!(G => made::<G>())` is what
/// `made` makes of each, and `every_game!(on screens, G => made::<G>())` what it makes of those that clients show.
/// Whoever needs a table of games makes it of these lists and has no other.
#[macro_export]
macro_rules! every_game {
    ($game:ident => $made:expr) => {
        $crate::every_game!($game => $made; Forward Tactics Labyrinth Descent Refuel)
    };
    (on screens, $game:ident => $made:expr) => {
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

/// Those of them that clients show. The others are for scripts, records and simulations.
pub static ON_SCREENS: &[&dyn Cabinet] = &every_game!(on screens, G => CabinetOf::<G>::SHARED);

/// The names of all. Whoever only has to say them, as a client that stands for one game does, is not
/// made to carry all the games along.
const NAMES: &[&str] = &every_game!(G => G::NAME);

/// The game with a name.
///
/// # Errors
/// When there is none; the error lists those that there are.
pub fn find(name: &str) -> Result<&'static dyn Cabinet, UnknownGame> {
    GAMES.iter().copied().find(|game| game.name() == name).ok_or_else(|| UnknownGame(shortened(name)))
}

/// Whether clients show a game.
pub fn is_on_screens(game: &dyn Cabinet) -> bool {
    ON_SCREENS.iter().any(|shown| shown.name() == game.name())
}

/// A name that no game has, or its beginning.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game '{0}': choose from {known}", known = NAMES.join(", "))]
pub struct UnknownGame(pub String);
