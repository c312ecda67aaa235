//! Players that are programs and know this game. RULES.md, 12.

mod barrage;
mod builder;
mod estate;
mod foes;
mod foreseen;
mod might;
mod naive;
mod orders;
mod outlook;
mod planner;
mod reserve;
mod sites;
mod taste;
#[cfg(test)]
mod tests;

pub use builder::Builder;
pub use naive::Naive;
pub use planner::Planner;
pub use taste::{FuelWay, Taste};
