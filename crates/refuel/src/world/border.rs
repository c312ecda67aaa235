//! What stands between two tiles.

use serde::{Deserialize, Serialize};

/// What stands between two neighbouring tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Border {
    /// Nothing: attackers can pass.
    #[default]
    Open,
    /// A wall from the lower tile to the higher one.
    Cliff,
    /// A thin fin of rock, which also hides what is low behind it.
    Monolith,
}

impl Border {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Open, Self::Cliff, Self::Monolith];
}
