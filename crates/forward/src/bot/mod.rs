//! Players that are programs and know this game.

mod document;

pub use document::Document;
