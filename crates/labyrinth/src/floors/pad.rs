//! Where foes arrive.

use grid::Point;
use serde::{Deserialize, Serialize};

use crate::{Kind, Turns};

/// A pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pad {
    /// Where it lies.
    pub at: Point,
    /// Who is on the way.
    pub arrival: Option<Arrival>,
}

/// Somebody who is about to arrive, for all to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrival {
    /// Who.
    pub kind: Kind,
    /// When.
    pub turns: Turns,
}
