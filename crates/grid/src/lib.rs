//! Floors of square tiles, for any game that is played on one: sets of tiles, sight and what is
//! known of a floor, walking distances, ways and errands, routes, rooms and how they are joined.
//!
//! A set of tiles is a word of bits for each row (two on floors of more than 64 columns), so that a
//! flood over a whole floor takes less time than a walk over its tiles would take to begin.

#![deny(clippy::float_arithmetic)]

mod area;
mod ascii;
mod cells;
mod chart;
mod direction;
pub mod errand;
mod few;
mod flood;
mod knowledge;
mod map;
mod point;
mod rooms;
mod routes;
mod sight;
mod spanning;
#[cfg(test)]
mod testing;

pub use area::Area;
pub use ascii::{AsciiError, draw, read};
pub use cells::Cells;
pub use chart::Chart;
pub use direction::Direction;
pub use few::sort_few;
pub use flood::{Flood, distances, nearer, path};
pub use knowledge::{Knowledge, Known};
pub use map::Map;
pub use point::{NotAPoint, Point};
pub use rooms::{RoomPlan, place_rooms};
pub use routes::two_routes;
pub use sight::{Reach, is_clear, sight};
pub use spanning::{Link, spanning_tree};
