//! Which part of the world a building reaches, seen from above.

use grid::Direction;
use serde::{Deserialize, Serialize};

use crate::Length;

/// Which part of the world is reached from the middle of a tile, seen from above. What lies exactly on the edge of it
/// belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shape {
    /// All that is no farther than this.
    Disc(Length),
    /// What is no farther than one length and no nearer than the other.
    Ring {
        /// No nearer than this.
        inner: Length,
        /// No farther than this.
        outer: Length,
    },
    /// A straight lane in one direction.
    Lane {
        /// Where it leads.
        toward: Direction,
        /// How far.
        length: Length,
        /// How wide it is; the building is in its middle.
        width: Length,
    },
    /// The own tile and the eight around it.
    Neighbours,
    /// All of the world, and what lies beside it.
    World,
}

/// How much of a rectangle something takes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cover {
    Nothing,
    Some,
    All,
}

/// A rectangle as seen from a building: how far away its west, east, north and south edges lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offset {
    pub(super) x: [i32; 2],
    pub(super) y: [i32; 2],
}

impl Shape {
    /// Whether a spot belongs to it that lies so far to the east and to the south of the building.
    pub fn has(self, x: i32, y: i32) -> bool {
        match self {
            Self::Disc(radius) => is_within(x, y, radius),
            Self::Ring { inner, outer } => {
                is_within(x, y, outer) && square(x) + square(y) >= square(inner.0.max(0))
            }
            Self::Lane { toward, length, width } => {
                let [[ahead, _], [left, _]] = Offset { x: [x; 2], y: [y; 2] }.along(toward);
                ahead >= 0 && ahead <= length.0 && 2 * left.abs() <= width.0
            }
            Self::Neighbours => x.abs().max(y.abs()) <= 1500,
            Self::World => true,
        }
    }

    /// How much of a rectangle belongs to it; it may say some where it is all or nothing.
    pub(super) fn cover(self, place: Offset) -> Cover {
        let Offset { x: [west, east], y: [north, south] } = place;
        let corners = [(west, north), (east, north), (west, south), (east, south)];
        let nearest = (0.clamp(west, east), 0.clamp(north, south));
        let has = |(x, y)| self.has(x, y);
        match self {
            Self::World => Cover::All,
            // Not hollow: what has all corners has everything between them.
            _ if !matches!(self, Self::Ring { .. }) && corners.into_iter().all(has) => Cover::All,
            Self::Disc(_) | Self::Neighbours => Cover::some_if(has(nearest)),
            Self::Lane { toward, length, width } => {
                let [[low, high], [left, right]] = place.along(toward);
                let is_beside = 2 * left > width.0 || 2 * right < -width.0;
                Cover::some_if(high >= 0 && low <= length.0 && !is_beside)
            }
            Self::Ring { inner, outer } => {
                let is_near = |(x, y): (i32, i32)| square(x) + square(y) < square(inner.0.max(0));
                let is_far = !is_within(nearest.0, nearest.1, outer);
                if !is_near(nearest) && corners.into_iter().all(has) {
                    Cover::All
                } else {
                    Cover::some_if(!is_far && !corners.into_iter().all(is_near))
                }
            }
        }
    }
}

impl Cover {
    fn some_if(is_some: bool) -> Self {
        if is_some { Self::Some } else { Self::Nothing }
    }
}

impl Offset {
    /// How far it lies ahead, and how far to one side, for whoever looks in a direction.
    fn along(self, toward: Direction) -> [[i32; 2]; 2] {
        let back = |[low, high]: [i32; 2]| [-high, -low];
        match toward {
            Direction::North => [back(self.y), self.x],
            Direction::East => [self.x, self.y],
            Direction::South => [self.y, self.x],
            Direction::West => [back(self.x), self.y],
        }
    }
}

fn is_within(x: i32, y: i32, radius: Length) -> bool {
    radius.0 >= 0 && square(x) + square(y) <= square(radius.0)
}

fn square(number: i32) -> i64 {
    i64::from(number) * i64::from(number)
}
