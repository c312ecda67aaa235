//! Players that are programs and know this game.

mod careful;
mod document;
mod naive;
mod thinker;
mod thrower;
mod walker;

pub use careful::Careful;
pub use document::Document;
pub use naive::Naive;
pub use thinker::Thinker;
