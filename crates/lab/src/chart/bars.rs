//! Estimates as bars.

use super::whiskers::whisker;
use super::{Frame, Whisker};

/// How much of the room between two names the bars take.
const SHARE: f64 = 0.7;

/// Draws the bars of one setting out of `sides`, from the ground up or down.
pub(crate) fn bars(frame: &mut Frame, marks: &[Whisker], side: usize, sides: usize) {
    let width = SHARE / if sides < 2 { 1.0 } else { 2.0 };
    let shift = if sides < 2 { 0.0 } else { [-width / 2.0, width / 2.0][side] };
    let baseline = frame.baseline();
    for mark in marks {
        let (left, top) = frame.at(mark.x + shift - width / 2.0, mark.y.max(baseline));
        let (right, bottom) = frame.at(mark.x + shift + width / 2.0, mark.y.min(baseline));
        let corner = (left + 1.0, top);
        frame.svg.rectangle(corner, (right - left - 2.0, bottom - top), &format!("bar s{side}"));
        if let Some(interval) = mark.interval {
            let low = frame.at(mark.x, interval.low).1;
            let high = frame.at(mark.x, interval.high).1;
            whisker(&mut frame.svg, f64::midpoint(left, right), (low, high));
        }
    }
}
