//! How much moves.

/// How much the player wants to see moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// All of it.
    #[default]
    Full,
    /// Nobody slides, nothing trembles and nothing flickers.
    Reduced,
}
