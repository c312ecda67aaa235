//! Floors of square tiles, for any game that is played on one: sets of tiles, sight and what is
//! known of a floor, walking distances, ways and errands, routes, rooms and how they are joined.
//!
//! [`architect`] makes floors out of rock, [`wave`] fills boards with pieces that fit, and [`pick`] and
//! [`Pity`] are how chance is weighed and tempered.
//!
//! A set of tiles is a word of bits for each row (two on floors of more than 64 columns), so that a
//! flood over a whole floor takes less time than a walk over its tiles would take to begin.

#![deny(clippy::float_arithmetic)]

pub mod architect;
mod area;
mod ascii;
mod astar;
mod cells;
mod chance;
mod chart;
mod direction;
pub mod errand;
mod few;
mod field;
mod flood;
mod ground;
mod knowledge;
mod map;
mod pick;
mod pity;
mod point;
mod rooms;
mod routes;
mod safety;
mod sight;
mod spanning;
#[cfg(test)]
mod testing;
pub mod wave;

pub use area::Area;
pub use ascii::{AsciiError, draw, read};
pub use astar::way;
pub use cells::Cells;
pub use chance::{Percent, any, between};
pub use chart::Chart;
pub use direction::Direction;
pub use few::sort_few;
pub use field::Field;
pub use flood::{Flood, distances, nearer, path};
pub use ground::Ground;
pub use knowledge::{Knowledge, Known};
pub use map::Map;
pub use pick::pick;
pub use pity::Pity;
pub use point::{NotAPoint, Point};
pub use rooms::{RoomPlan, place_rooms};
pub use routes::two_routes;
pub use safety::{Urge, dangers};
pub use sight::{Disc, Extent, Reach, is_clear, sight};
pub use spanning::{Link, spanning_tree};
