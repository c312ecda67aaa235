//! A spot in space.

use serde::{Deserialize, Serialize};

/// A spot in thousandths of a tile. The tile in column and row zero reaches from 0 to 1000 both ways; x grows to the
/// east, y to the south, z upwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are what they are")]
pub struct Spot {
    pub x: i32,
    pub y: i32,
    pub z: i32,
}
