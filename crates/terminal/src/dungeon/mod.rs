//! A dungeon in a terminal, whatever its rules.
//!
//! Above is the bar of the run; to the left the floor around whoever leads; to the right the player's
//! own and everybody in sight, or what is being looked at; below what has just happened.

mod drawing;
mod drawn;
mod floor;
mod log;
mod look;
mod map;
mod press;
mod sight;
mod sign;
mod ticker;

#[cfg(test)]
pub(crate) use drawing::SIDE_WIDTH;
pub(crate) use drawing::{Drawing, draw, spare};
pub(crate) use drawn::Drawn;
pub(crate) use log::log_page;
pub(crate) use map::map_page;
pub(crate) use press::press;
#[cfg(test)]
pub(crate) use sight::bar_length;
pub(crate) use sign::{Sign, wall};
