//! Refuel: land on a world, build, hold out against waves of attackers until the tanks are full, and fly on.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

mod terrain;
mod units;
mod world;

pub use terrain::Terrain;
pub use units::{Energy, Fuel, Hp, Hull, Length, Materials, Speed, Ticks, Waves};
pub use world::border::Border;
pub use world::level::{Level, WorldPlan};
pub use world::network::{Network, Place, Segment, SegmentId, Start};
pub use world::sketch::SketchError;
pub use world::spot::Spot;
pub use world::tile::{Holding, Tile};
pub use world::{SIDE, World};
