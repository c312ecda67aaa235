//! The straight line between two spots.

use super::plane::Plane;
use crate::Spot;

/// A part of a line: `share.0 / share.1` of the way from its beginning to its end.
pub(super) type Share = (i64, i64);

/// The straight line between two spots, its heights in halves of a thousandth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) x: i32,
    pub(super) y: i32,
    z: i32,
    pub(super) dx: i32,
    pub(super) dy: i32,
    dz: i32,
}

impl Line {
    pub(super) const fn new(from: Spot, to: Spot) -> Self {
        let (dx, dy, dz) = (to.x - from.x, to.y - from.y, 2 * (to.z - from.z));
        Self { x: from.x, y: from.y, z: 2 * from.z, dx, dy, dz }
    }

    /// The height of its lower end.
    pub(super) fn lowest(self) -> i32 {
        self.z + self.dz.min(0)
    }

    /// How far above a surface it begins and ends.
    #[inline]
    pub(super) fn above(self, plane: Plane) -> [i64; 2] {
        let first = self.z - plane.at(self.x, self.y);
        let last = self.z + self.dz - plane.at(self.x + self.dx, self.y + self.dy);
        [first.into(), last.into()]
    }

    /// Whether it is below a surface at a part of it. To touch it is not to be below.
    #[inline]
    pub(super) fn dips(self, plane: Plane, share: Share) -> bool {
        is_below(self.above(plane), share)
    }
}

/// Whether what is so far above something at its beginning and its end is below it at a part of it.
#[inline]
pub(super) const fn is_below([first, last]: [i64; 2], (part, whole): Share) -> bool {
    first * (whole - part) + last * part < 0
}

/// Whether one part of a line is less than another.
#[inline]
pub(super) const fn is_less(one: Share, other: Share) -> bool {
    one.0 * other.1 < other.0 * one.1
}
