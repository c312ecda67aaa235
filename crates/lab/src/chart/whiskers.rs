//! Estimates as marks with whiskers.

use super::{Frame, Svg};
use crate::stats::Interval;

/// How far apart the marks of two settings stand at the same place.
const APART: f64 = 14.0;
const CAP: f64 = 4.0;

/// An estimate at a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whisker {
    /// Where.
    pub(crate) x: f64,
    /// The estimate.
    pub(crate) y: f64,
    /// Its interval.
    pub(crate) interval: Option<Interval>,
}

/// Draws the marks of one setting out of `sides`.
pub(crate) fn marks(frame: &mut Frame, marks: &[Whisker], side: usize, sides: usize) {
    let shift = if sides < 2 { 0.0 } else { [-APART / 2.0, APART / 2.0][side] };
    for mark in marks {
        let (x, y) = frame.at(mark.x, mark.y);
        if let Some(interval) = mark.interval {
            let (low, high) = (frame.at(mark.x, interval.low).1, frame.at(mark.x, interval.high).1);
            whisker(&mut frame.svg, x + shift, (low, high));
        }
        symbol(&mut frame.svg, (x + shift, y), side);
    }
}

/// A whisker between two heights.
pub(super) fn whisker(svg: &mut Svg, x: f64, (low, high): (f64, f64)) {
    svg.line((x, low), (x, high), "whisker");
    for end in [low, high] {
        svg.line((x - CAP, end), (x + CAP, end), "whisker");
    }
}

/// A disc for the first setting and an open square for the second, so that colour is never
/// all that tells them apart.
pub(super) fn symbol(svg: &mut Svg, (x, y): (f64, f64), side: usize) {
    if side == 0 {
        svg.circle((x, y), 4.2, "mark s0");
    } else {
        svg.rectangle((x - 4.0, y - 4.0), (8.0, 8.0), "mark s1");
    }
}
