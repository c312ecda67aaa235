//! What a building can reach.

use grid::Point;

use super::relief::{Relief, middle};
use super::shape::Shape;
use crate::{Length, Limits, Sight, Size, Spot};

/// What a building can reach from its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Which part of the world.
    pub shape: Shape,
    /// How high, how deep and how near it cannot aim.
    pub limits: Limits,
    /// Whether it has to see whom it aims at.
    pub sight: Sight,
    /// How high above its tile it sees from.
    pub eye: Length,
}

impl Range {
    /// How high above their tile most buildings see from.
    pub const EYE: Length = Length(360);

    /// All within a distance that is seen from the usual height.
    pub const fn disc(radius: Length) -> Self {
        Self { shape: Shape::Disc(radius), limits: Limits::NONE, sight: Sight::Needed, eye: Self::EYE }
    }

    /// Whether an attacker of a size is reached from a tile where it stands on the ground there.
    pub fn reaches(&self, relief: &Relief, from: Point, x: i32, y: i32, size: Size) -> bool {
        self.reaches_spot(relief, from, relief.above(x, y, size.height()))
    }

    /// Whether a spot is reached from a tile.
    pub fn reaches_spot(&self, relief: &Relief, from: Point, spot: Spot) -> bool {
        let [x, y] = middle(from);
        self.has(relief.ground(x, y), spot.x - x, spot.y - y, spot.z)
            && (self.sight == Sight::Over || relief.sees(relief.above(x, y, self.eye), spot))
    }

    /// Whether a spot so far to the east and to the south of a building, and at such a height, is within its shape and
    /// its limits, seen or not.
    pub(super) fn has(&self, ground: Length, x: i32, y: i32, z: i32) -> bool {
        let Limits { above, below, nearest } = self.limits;
        let (high, far) = (z - ground.0, [x, y].map(|by| i64::from(by) * i64::from(by)));
        high <= above.0
            && -high <= below.0
            && far[0] + far[1] >= i64::from(nearest.0) * i64::from(nearest.0)
            && self.shape.has(x, y)
    }
}
