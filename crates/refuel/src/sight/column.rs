//! What stands on a rectangle and hides what is behind it.

use super::line::{Line, Share, is_less};
use super::plane::Plane;

/// A rectangle of the ground, filled from below up to a surface. Its sides do not belong to it: a line that only
/// touches it passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) west: i32,
    pub(super) east: i32,
    pub(super) north: i32,
    pub(super) south: i32,
    pub(super) top: Plane,
}

impl Column {
    /// A box of such half widths around a spot of the ground, up to a height in halves of a thousandth.
    pub(super) const fn around(x: i32, y: i32, across: i32, along: i32, height: i32) -> Self {
        let top = Plane::level(height);
        Self { west: x - across, east: x + across, north: y - along, south: y + along, top }
    }

    /// Whether a spot of the ground lies within it.
    pub(super) const fn covers(&self, x: i32, y: i32) -> bool {
        self.west < x && x < self.east && self.north < y && y < self.south
    }

    /// Whether a line leads through it.
    #[inline]
    pub(super) fn stops(&self, line: Line) -> bool {
        let mut span = ((0, 1), (1, 1));
        narrow(&mut span, [self.west - line.x, self.east - line.x], line.dx)
            && narrow(&mut span, [self.north - line.y, self.south - line.y], line.dy)
            && (line.dips(self.top, span.0) || line.dips(self.top, span.1))
    }
}

/// Leaves of a span of a line what lies between two lines across it, from which it is so far away at its beginning and
/// towards which it goes so far. Tells whether anything is left.
#[inline]
fn narrow(span: &mut (Share, Share), [near, far]: [i32; 2], toward: i32) -> bool {
    if toward == 0 {
        return near < 0 && far > 0;
    }
    let whole = i64::from(toward.abs());
    let (enters, leaves) = if toward > 0 { (near, far) } else { (-far, -near) };
    let (enters, leaves) = ((i64::from(enters), whole), (i64::from(leaves), whole));
    if is_less(span.0, enters) {
        span.0 = enters;
    }
    if is_less(leaves, span.1) {
        span.1 = leaves;
    }
    is_less(span.0, span.1)
}
