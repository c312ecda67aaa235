//! Players that are programs and know this game.

mod brawler;
mod gear;
mod naive;
mod patrol;
mod tactician;
#[cfg(test)]
mod tests;

pub use brawler::Brawler;
pub use naive::Naive;
pub use tactician::Tactician;
