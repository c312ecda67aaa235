//! A dungeon in a terminal, whatever its rules.
//!
//! Above is the bar of the run; to the left the floor around whoever leads; to the right the player's
//! own and everybody in sight, or what is being looked at; below what has just happened.

mod by_bot;
mod corner;
mod delver;
mod drawing;
mod drawn;
mod errands;
mod floor;
mod guide;
mod log;
mod look;
mod map;
mod played;
mod replay;
mod sight;
mod sign;
mod ticker;

use by_bot::by_bot;
pub(crate) use corner::Corner;
pub(crate) use delver::{Delve, Delver};
use drawing::spare;
pub(crate) use drawing::{Drawing, SIDE_WIDTH, draw};
pub(crate) use drawn::Drawn;
use log::log_page;
use map::{MapPage, Span, map_page};
pub(crate) use played::Played;
use replay::Watching;
#[cfg(test)]
pub(crate) use sight::bar_length;
pub(crate) use sign::{Sign, Texture, wall};
