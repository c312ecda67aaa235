//! Players that are programs and know this game.

mod brawler;
mod careful;
mod gear;
mod habits;
mod naive;
mod patrol;
mod tactician;
#[cfg(test)]
mod tests;

pub use brawler::Brawler;
pub use careful::Careful;
pub use naive::Naive;
pub use tactician::Tactician;
