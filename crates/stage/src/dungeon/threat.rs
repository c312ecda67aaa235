//! Where something will come down.

use grid::Point;

use crate::Tone;

/// Tiles on which something will come down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Which, row by row.
    pub tiles: Vec<Point>,
    /// What it is about.
    pub tone: Tone,
}

impl Threat {
    /// Whether any of these threatens a tile.
    pub fn any_at(threats: &[Self], at: Point) -> bool {
        threats.iter().any(|threat| threat.tiles.contains(&at))
    }
}
