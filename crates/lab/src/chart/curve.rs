//! Curves: from point to point, and in stairs.

use std::fmt::Write;

use super::Frame;

/// Draws a line from point to point.
pub(crate) fn polyline(frame: &mut Frame, points: impl IntoIterator<Item = (f64, f64)>, side: usize) {
    let mut path = String::new();
    for (x, y) in points {
        let (left, top) = frame.at(x, y);
        let pen = if path.is_empty() { 'M' } else { 'L' };
        write!(path, "{pen}{left:.1} {top:.1}").expect("a string takes all text");
    }
    frame.svg.path(&path, &format!("curve s{side}"));
}

/// Draws stairs: each height holds until the next place.
pub(crate) fn stairs(frame: &mut Frame, points: impl IntoIterator<Item = (f64, f64)>, side: usize) {
    let mut path = String::new();
    for (x, y) in points {
        let (left, top) = frame.at(x, y);
        if path.is_empty() {
            write!(path, "M{left:.1} {top:.1}").expect("a string takes all text");
        } else {
            write!(path, "H{left:.1}V{top:.1}").expect("a string takes all text");
        }
    }
    frame.svg.path(&path, &format!("curve s{side}"));
}
