//! Whether one spot is seen from another.

use super::line::{Line, Share, is_less};
use super::relief::{Relief, Square};
use crate::Spot;

impl Relief {
    /// Whether two spots see each other: the straight line between them leads through no ground, no large rocks and no
    /// fin. To touch them is not to lead through them.
    pub fn sees(&self, from: Spot, to: Spot) -> bool {
        let line = Line::new(from, to);
        if line.lowest() >= self.highest {
            return true;
        }
        if super::seam::is_on_seam(line) { self.sees_along(line) } else { self.walk(line) }
    }

    /// Goes along a line from tile to tile and stops at the first thing that is in the way. On each tile the line is
    /// above the ground, if it is above where it comes onto the tile and where it leaves it.
    fn walk(&self, line: Line) -> bool {
        let (mut across, mut down) = (Pace::new(line.x, line.dx), Pace::new(line.y, line.dy));
        let mut came: Share = (0, 1);
        loop {
            let square = self.square(across.tile, down.tile);
            let (leaves, steps) = match (across.next(), down.next()) {
                (x, y) if is_less(x, y) => (x, [true, false]),
                (x, y) if is_less(y, x) => (y, [false, true]),
                (x, _) => (x, [true, true]),
            };
            let is_last = !is_less(leaves, (1, 1));
            let leaves = if is_last { (1, 1) } else { leaves };
            if self.stops_on(square, line, came, leaves) {
                return false;
            }
            if is_last {
                return true;
            }
            came = leaves;
            if steps[0] {
                across.step();
            }
            if steps[1] {
                down.step();
            }
        }
    }

    /// Whether a line is stopped on a tile that it crosses between two parts of it.
    #[inline]
    fn stops_on(&self, square: &Square, line: Line, came: Share, leaves: Share) -> bool {
        line.dips(square.ground, came)
            || line.dips(square.ground, leaves)
            || self.blocks_on(square).iter().any(|block| block.stops(line))
    }
}

/// How a line gets on through columns, or through rows.
struct Pace {
    /// The column it is in.
    tile: i32,
    /// How far from its beginning its next border lies, if it ever comes to one.
    ahead: i64,
    /// How far it goes in all, and in which direction.
    whole: i64,
    toward: i32,
}

impl Pace {
    fn new(from: i32, by: i32) -> Self {
        // On a border it begins in the column that it goes into.
        let tile = if by < 0 { (from - 1).div_euclid(1000) } else { from.div_euclid(1000) };
        let border = if by < 0 { tile * 1000 } else { (tile + 1) * 1000 };
        Self { tile, ahead: (border - from).abs().into(), whole: by.abs().into(), toward: by.signum() }
    }

    /// The part of the line at which it comes to the next border; a line that stays in one column never does.
    fn next(&self) -> Share {
        if self.whole == 0 { (2, 1) } else { (self.ahead, self.whole) }
    }

    fn step(&mut self) {
        self.tile += self.toward;
        self.ahead += 1000;
    }
}
