//! How a run ended.

use serde::{Deserialize, Serialize};

use crate::{Place, Source};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Where.
    pub place: Place,
    /// What ended it; nothing when it was won.
    pub cause: Option<Source>,
    /// Turns taken.
    pub turns: u32,
    /// The score.
    pub score: i64,
}

impl Outcome {
    /// Whether the last boss fell.
    pub const fn is_won(&self) -> bool {
        self.cause.is_none()
    }
}
