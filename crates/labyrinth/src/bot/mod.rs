//! Players that are programs and know this game.

mod brawler;
mod gear;
mod patrol;
mod tactician;
#[cfg(test)]
mod tests;

pub use brawler::Brawler;
pub use tactician::Tactician;
