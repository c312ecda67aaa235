//! Players that are programs and know this game.

mod document;
mod thinker;

pub use document::Document;
pub use thinker::Thinker;
