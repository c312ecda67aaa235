//! Players that are programs and know this game.

mod document;
mod naive;
mod thinker;
mod thrower;
mod walker;

pub use document::Document;
pub use naive::Naive;
pub use thinker::Thinker;
