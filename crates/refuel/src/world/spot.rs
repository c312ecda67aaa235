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

impl Spot {
    /// The product of two differences of spots.
    #[inline]
    pub const fn dot(self, other: Self) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64 + self.z as i64 * other.z as i64
    }

    /// The square of how far it is to another.
    #[inline]
    pub const fn squared(self, other: Self) -> i64 {
        let away = Self { x: other.x - self.x, y: other.y - self.y, z: other.z - self.z };
        away.dot(away)
    }

    /// The same on the ground of a map, as if all lay at one height.
    #[inline]
    pub const fn squared_from_above(self, other: Self) -> i64 {
        Self { z: 0, ..self }.squared(Self { z: 0, ..other })
    }
}

impl std::ops::Add for Spot {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

impl std::ops::Sub for Spot {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}
