//! Looking at many spots that lie close together.
//!
//! Most of the world is seen well or not at all, and whole pieces of tiles at once. So a piece is looked at first: what
//! could stand before any of its spots is a wedge of tiles, narrow at the eye and as wide as the piece at its end. On
//! each of these tiles there is a height below which no line to the piece comes, and one above which none goes. What
//! does not reach the first is forgotten, what surmounts the second all along the wedge hides the piece. What is
//! left is asked about each spot.

use grid::Point;

use super::column::Column;
use super::line::Line;
use super::relief::Relief;
use crate::{Length, Spot};

/// Spots on one tile: all within a rectangle, its edges included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) x: [i32; 2],
    pub(super) y: [i32; 2],
}

/// How the spots of a piece are seen, at one height above the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prospect {
    Seen,
    Hidden,
    /// Some may be seen and some not.
    Mixed,
}

/// An eye over a tile, and what may stand between it and what it looked at last.
#[derive(Clone, Debug)]
pub(super) struct Gaze {
    home: [i32; 2],
    eye: Spot,
    doubts: Vec<Column>,
}

impl Gaze {
    pub(super) fn new(relief: &Relief, from: Point, eye: Length) -> Self {
        let home = [from.x, from.y].map(i32::from);
        Self { home, eye: relief.above_tile(from, eye), doubts: Vec::new() }
    }

    /// Looks at a piece: how its spots are seen at two heights above the ground, the lower one first.
    pub(super) fn look(&mut self, relief: &Relief, piece: Piece, heights: [Length; 2]) -> [Prospect; 2] {
        self.doubts.clear();
        let tile = [piece.x[0], piece.y[0]].map(|place| place.div_euclid(1000));
        if tile == self.home {
            // Between two spots over the same tile there is no ground.
            self.doubts.extend(relief.blocks_on(relief.square(tile[0], tile[1])));
            return [if self.doubts.is_empty() { Prospect::Seen } else { Prospect::Mixed }; 2];
        }
        let corners = piece.x.map(|x| piece.y.map(|y| relief.ground(x, y).0));
        let low = corners.as_flattened().iter().min().expect("four corners");
        let high = corners.as_flattened().iter().max().expect("four corners");
        let wedge = Wedge::new(self.home, self.eye, piece, tile);
        let heights = heights.map(|height| [low, high].map(|ground| 2 * (ground + height.0 - self.eye.z)));
        self.follow(relief, wedge, heights)
    }

    /// Whether a spot of that piece is seen.
    #[inline]
    pub(super) fn sees(&mut self, spot: Spot) -> bool {
        let line = Line::new(self.eye, spot);
        let Some(place) = self.doubts.iter().position(|column| column.stops(line)) else { return true };
        // It is likely to hide the next one too.
        self.doubts.swap(0, place);
        false
    }

    /// Follows a wedge from the eye to the piece at its end, whose spots lie between two heights above the eye.
    fn follow(&mut self, relief: &Relief, wedge: Wedge, heights: [[i32; 2]; 2]) -> [Prospect; 2] {
        let eye = 2 * self.eye.z;
        let mut prospects = [Prospect::Seen; 2];
        for slice in 0..=wedge.last() {
            let [low, tall_low] = heights.map(|[low, _]| eye + wedge.lowest(slice, low));
            let [first, last] = wedge.across(slice);
            for aside in first..=last {
                let [column, row] = wedge.tile(slice, aside);
                let square = relief.square(column, row);
                let mut doubt = |column: Column, top: i32| {
                    if top > low {
                        self.doubts.push(column);
                        prospects[0] = Prospect::Mixed;
                    }
                    if top > tall_low {
                        prospects[1] = Prospect::Mixed;
                    }
                };
                if square.high > low {
                    let (west, north) = (column * 1000, row * 1000);
                    let (east, south) = (west + 1000, north + 1000);
                    doubt(Column { west, east, north, south, top: square.ground }, square.high);
                }
                for block in relief.blocks_on(square) {
                    doubt(*block, block.top.at(0, 0));
                }
            }
            if slice > 0 && prospects[0] == Prospect::Mixed {
                let border = border(slice - 1);
                let wall = wedge.wall(relief, slice - 1);
                for (prospect, [_, high]) in prospects.iter_mut().zip(heights) {
                    if wall > eye + wedge.highest(border, high) {
                        *prospect = Prospect::Hidden;
                    }
                }
                if prospects[1] == Prospect::Hidden {
                    return prospects;
                }
            }
        }
        prospects
    }
}

/// All lines from an eye to a piece, seen from above and turned so that they lead to the right: ahead is the axis on
/// which the piece lies farther away, aside the other one.
#[derive(Clone, Copy, Debug)]
struct Wedge {
    home: [i32; 2],
    /// Which axis leads ahead, and in which direction.
    axis: usize,
    toward: i32,
    /// Where the piece lies from the eye.
    ahead: [i32; 2],
    aside: [i32; 2],
    last: i32,
}

impl Wedge {
    fn new(home: [i32; 2], eye: Spot, piece: Piece, tile: [i32; 2]) -> Self {
        let away = [0, 1].map(|axis| tile[axis] - home[axis]);
        let axis = usize::from(away[1].abs() > away[0].abs());
        let toward = away[axis].signum();
        let offsets = [piece.x.map(|x| x - eye.x), piece.y.map(|y| y - eye.y)];
        let [near, far] = offsets[axis].map(|place| place * toward);
        let ahead = [near.min(far), near.max(far)];
        Self { home, axis, toward, ahead, aside: offsets[1 - axis], last: away[axis].abs() }
    }

    /// The slice that the piece lies in: slices are columns of tiles, the own one the first.
    fn last(self) -> i32 {
        self.last
    }

    /// The tile in a slice that lies so many tiles aside of the own one.
    fn tile(self, slice: i32, aside: i32) -> [i32; 2] {
        let mut tile = self.home;
        tile[self.axis] += slice * self.toward;
        tile[1 - self.axis] += aside;
        tile
    }

    /// The first and the last tile of a slice that it touches.
    fn across(self, slice: i32) -> [i32; 2] {
        let begins = (border(slice) - 1000).max(0);
        let ends = border(slice).min(self.ahead[1]);
        let [left, right] = self.aside;
        let left = self.left(if left < 0 { ends } else { begins }).max(left.min(0));
        let right = self.right(if right > 0 { ends } else { begins }).min(right.max(0));
        [left, right].map(|place| (place + 500).div_euclid(1000))
    }

    /// How high the ground is at least where all its lines leave a slice, or where they come onto the next one. Each
    /// side counts for itself: a line may slip over a corner between two high tiles from one low one to another.
    fn wall(self, relief: &Relief, slice: i32) -> i32 {
        let border = border(slice);
        // What is only touched counts as well.
        let [first, last] = [self.left(border) - 1, self.right(border)];
        let [first, last] = [first, last].map(|place| (place + 500).div_euclid(1000));
        let lowest = |slice: i32| {
            let tiles = (first..=last).map(|aside| self.tile(slice, aside));
            tiles.map(|[column, row]| relief.square(column, row).low).min()
        };
        lowest(slice).max(lowest(slice + 1)).expect("a wedge has a width")
    }

    /// How far to the left it reaches there.
    fn left(self, ahead: i32) -> i32 {
        let [near, far] = self.ahead;
        let left = self.aside[0];
        (ahead * left).div_euclid(if left < 0 { near } else { far })
    }

    /// How far to the right it reaches there.
    fn right(self, ahead: i32) -> i32 {
        let [near, far] = self.ahead;
        let right = self.aside[1];
        -(-ahead * right).div_euclid(if right > 0 { near } else { far })
    }

    /// How high above the eye lines are at least on a slice, if they end so high above it or higher.
    fn lowest(self, slice: i32, height: i32) -> i32 {
        let [near, far] = self.ahead;
        if height < 0 {
            let ends = border(slice).min(near);
            (ends * height).div_euclid(near)
        } else {
            ((border(slice) - 1000).max(0) * height).div_euclid(far)
        }
    }

    /// How high above the eye lines are at most so far ahead, if they end so high above it or lower.
    fn highest(self, ahead: i32, height: i32) -> i32 {
        let [near, far] = self.ahead;
        -(-ahead * height).div_euclid(if height < 0 { far } else { near })
    }
}

/// How far ahead of the eye a slice ends: the eye is over the middle of a tile.
const fn border(slice: i32) -> i32 {
    slice * 1000 + 500
}
