//! The arcade: the list of games, and one face that all of them show to shells, servers
//! and scripts, whatever their types are.
//!
//! A [`Cabinet`] is a game that can be begun, a [`Table`] is one that is being played, and a
//! [`Player`] is a bot that can sit down at it. A game gets all three by implementing
//! [`Exhibit`] and standing in [`GAMES`].

mod cabinet;
mod day;
mod exhibit;
mod games;
mod known;
mod options;
mod player;
mod playthrough;
mod running;
pub mod script;
mod stand;
mod table;
#[cfg(test)]
mod tiny;
mod verdict;

pub use cabinet::{BotNote, Cabinet, Opened, OptionNote};
pub use day::{Day, NotADay};
pub use exhibit::Exhibit;
pub use games::{GAMES, UnknownGame, find};
pub use known::Known;
pub use options::{Options, OptionsError};
pub use player::{ChooseError, Player, UnknownBot};
pub use playthrough::{play_out, playthrough};
pub use table::{Chapter, NoSuchSeat, PlayError, Played, Standing, Table, Told};
pub use verdict::{Failure, Verdict, verify};
