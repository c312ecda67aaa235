//! Lines that run exactly along borders of tiles.
//!
//! Such a line touches the tiles on both sides. What hides is the ground within, so it hides only as high as the lower
//! of both sides stands.

use super::line::{Line, Share, is_below, is_less};
use super::plane::Plane;
use super::relief::Relief;

/// Whether a line runs along a border, or stands on one.
pub(super) const fn is_on_seam(line: Line) -> bool {
    line.dx == 0 && line.x % 1000 == 0 || line.dy == 0 && line.y % 1000 == 0
}

impl Relief {
    /// As [`Relief::sees`], along a border.
    pub(super) fn sees_along(&self, line: Line) -> bool {
        let Line { x, y, dx, dy, .. } = line;
        if dx == 0 && dy == 0 {
            let (columns, rows) = (touching(x, x), touching(y, y));
            let tiles = rows.flat_map(|row| columns.clone().map(move |column| (column, row)));
            let squares = tiles.map(|(column, row)| self.square(column, row));
            let lowest = squares.map(|square| square.ground.at(x, y)).min().expect("it stands somewhere");
            return line.lowest() >= lowest && !self.blocks.iter().any(|block| block.stops(line));
        }
        if self.blocks.iter().any(|block| block.stops(line)) {
            return false;
        }
        let (from, by) = if dx == 0 { (y, dy) } else { (x, dx) };
        let whole = i64::from(by.abs());
        (from.min(from + by).div_euclid(1000)..=from.max(from + by).div_euclid(1000)).all(|tile| {
            let share = |border: i32| {
                let far = if by > 0 { border - from } else { from - border };
                (i64::from(far).clamp(0, whole), whole)
            };
            let (one, other) = (share(tile * 1000), share((tile + 1) * 1000));
            let sides = if dx == 0 {
                [x / 1000 - 1, x / 1000].map(|column| self.square(column, tile).ground)
            } else {
                [y / 1000 - 1, y / 1000].map(|row| self.square(tile, row).ground)
            };
            !is_between(line, sides, if by > 0 { [one, other] } else { [other, one] })
        })
    }
}

/// The columns or rows that touch what lies between two numbers.
fn touching(low: i32, high: i32) -> std::ops::RangeInclusive<i32> {
    (low - 1).div_euclid(1000)..=high.div_euclid(1000)
}

/// Whether a line is somewhere between two parts of it below both of two surfaces.
fn is_between(line: Line, sides: [Plane; 2], [first, last]: [Share; 2]) -> bool {
    if !is_less(first, last) {
        return false;
    }
    let [one, other] = sides.map(|side| line.above(side));
    let is_below_both = |share: Share| is_below(one, share) && is_below(other, share);
    if is_below_both(first) || is_below_both(last) {
        return true;
    }
    // It may be below one at first and below the other at last: then it is lowest below both where they cross.
    let (part, whole) = (other[0] - one[0], (one[1] - one[0]) - (other[1] - other[0]));
    let crossing = (part * whole.signum(), whole.abs());
    whole != 0 && is_less(first, crossing) && is_less(crossing, last) && is_below_both(crossing)
}
