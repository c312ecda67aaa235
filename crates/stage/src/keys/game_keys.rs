//! The actions of one game.

use super::{Place, binding::Row};

/// The actions of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameKeys {
    /// Where they mean something.
    pub place: Place,
    /// Where that is, for a heading.
    pub title: &'static str,
    pub(crate) rows: &'static [Row],
}
