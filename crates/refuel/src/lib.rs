//! Refuel: land on a world, build, hold out against waves of attackers until the tanks are full, and fly on.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

mod attackers;
mod blueprints;
mod harm;
mod status;
mod terrain;
mod units;
mod words;
mod world;

pub use attackers::{Act, Attacker, Family, Habit, Nature, Size, Spacing};
pub use blueprints::{
    Around, Blueprint, By, Change, Choice, Deed, Design, Flight, Footing, Good, Gun, Limits, Placing, Quirk,
    Rarity, Sight, Sort, Spread, Stat, Stats, Trade, Turning,
};
pub use harm::{Harm, Harms};
pub use status::{Condition, Status};
pub use terrain::{Colours, Shape, Terrain};
pub use units::{Energy, Fuel, Hp, Hull, Length, Materials, Speed, Ticks, Waves};
pub use words::UnknownWord;
pub use world::border::Border;
pub use world::level::{Level, WorldPlan};
pub use world::metrics::Metrics;
pub use world::network::{Network, Place, Segment, SegmentId, Start};
pub use world::proof::{FLAWS, Flaw, prove};
pub use world::scatter::Decoration;
pub use world::shape::Shape as WayShape;
pub use world::sketch::SketchError;
pub use world::spot::Spot;
pub use world::tile::{Holding, Tile};
pub use world::{SIDE, World};
