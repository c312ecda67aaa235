//! Words: names, and what rows do. All of it is made from the rows, so that none of it can be wrong.

mod attackers;
mod blueprints;
mod codex;
mod deeds;
mod endings;
mod events;
mod given;
mod guns;
mod line;
mod names;
mod numbers;
mod phrases;
mod refusals;
mod statuses;

pub use codex::codex;
pub use line::{Line, Piece};
pub(crate) use names::Name;
pub use numbers::Told;
pub(crate) use numbers::decimal;
use numbers::decimal_text;
