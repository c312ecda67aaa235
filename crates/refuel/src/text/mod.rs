//! Words: names, and what rows do. All of it is made from the rows, so that none of it can be wrong.

mod names;
mod numbers;

pub use numbers::Told;
pub(crate) use numbers::decimal;
