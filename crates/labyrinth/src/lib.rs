//! Endless Tower: floor after floor of a labyrinth.
//!
//! `RULES.md` says what a floor is and what it promises; the code cites its numbers.

#![deny(clippy::float_arithmetic)]

mod drawing;
mod floor;
mod r#gen;
mod metrics;
mod proof;

pub use floor::{Cells, Corridor, Floor, Foe, Landmark, Lock, Rank, Room, Thing};
pub use metrics::Metrics;
pub use proof::{Flaw, Proof, Route, prove};
