//! The arcade: the list of games, and one face that all of them show to shells, servers
//! and scripts, whatever their types are.
//!
//! A cabinet is a game as a shell sees it, before anybody plays; each shell has its own, made of the one
//! list of games by [`every_game!`]. Here, a [`Cabinet`] is a game that can be begun, a [`RunningGame`] is
//! one that is being played, and a [`Player`] is a bot that can sit down at it. A game gets all three by
//! implementing [`Hosted`] and standing in that list.

mod cabinet;
mod day;
pub mod games;
mod hosted;
mod known;
mod options;
mod player;
mod playthrough;
mod reading;
mod recollection;
mod running;
mod running_game;
pub mod script;
#[cfg(test)]
mod tiny;
mod verdict;
mod wire;

pub use cabinet::{Cabinet, Opened, OptionNote};
pub use day::{Day, NotADay};
pub use games::{GAMES, ON_SCREENS, UnknownGame, find, is_on_screens};
pub use hosted::{BotTaker, Hosted};
pub use known::Known;
pub use options::{Options, OptionsError};
pub use player::{Boxed, ChooseError, Player, RANDOM, UnknownBot};
pub use playthrough::{Played, play_out, play_until, playthrough, whose_turn};
pub use running_game::{
    Chapter, Consequences, NoSuchSeat, PlayError, RunningGame, Sight, Standing, ToldEvent,
};
pub use verdict::{Failure, Verdict, verify};
