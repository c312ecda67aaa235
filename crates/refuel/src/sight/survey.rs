//! Finding out what a building reaches, coarsely first.

use std::cmp::Reverse;
use std::collections::VecDeque;

use grid::Point;

use super::gaze::{Gaze, Piece, Prospect};
use super::range::Range;
use super::region::{Reach, Region};
use super::relief::{Relief, middle};
use super::shape::{Cover, Offset};
use crate::{Sight, Size, Spot};

/// Finds out what a building reaches, square by square, so that whoever shows it can show something at once: first one
/// square for all, then its quarters, and so on, within each round those nearest to a focus first. What was told of a
/// square is true of its middle; later squares are laid over it. When nothing more is told, all of it is exact.
#[derive(Clone, Debug)]
pub struct Survey {
    from: Point,
    range: Range,
    gaze: Gaze,
    focus: [u16; 2],
    /// Squares of this round, the next one last.
    round: Vec<Corner>,
    side: u16,
    /// Squares of the next one.
    later: Vec<Corner>,
    /// What is left to be told of a square that was worked out at once.
    rest: VecDeque<Patch>,
}

/// A square of spots, and whom the building reaches there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patch {
    /// Its first column.
    pub column: u16,
    /// Its first row.
    pub row: u16,
    /// How many columns and rows it has.
    pub side: u16,
    /// Who is reached.
    pub reach: Reach,
}

/// The first column and row of a square, and what was told of it.
type Corner = (u16, u16, Reach);

/// The side of squares that lie on half a tile: of those a whole one may be decided at once, and if it is not, all its
/// spots are.
const HALF_TILE: u16 = 8;

impl Survey {
    /// Begins to find out what a range reaches from a tile.
    pub fn new(relief: &Relief, from: Point, range: Range, focus: [u16; 2]) -> Self {
        let gaze = Gaze::new(relief, from, range.eye);
        let round = vec![(0, 0, Reach::Nobody)];
        let side = Region::SIDE;
        Self { from, range, gaze, focus, round, side, later: Vec::new(), rest: VecDeque::new() }
    }

    /// From now on what lies around here comes first.
    pub fn set_focus(&mut self, focus: [u16; 2]) {
        self.focus = focus;
        self.sort();
    }

    /// All that is told from here on.
    pub fn patches(mut self, relief: &Relief) -> impl Iterator<Item = Patch> {
        std::iter::from_fn(move || self.next_patch(relief))
    }

    /// The next square, of the same world as those before.
    pub fn next_patch(&mut self, relief: &Relief) -> Option<Patch> {
        loop {
            if let Some(patch) = self.rest.pop_front() {
                return Some(patch);
            }
            let Some((column, row, told)) = self.round.pop() else {
                if self.later.is_empty() {
                    return None;
                }
                std::mem::swap(&mut self.round, &mut self.later);
                self.side /= 2;
                self.sort();
                continue;
            };
            if self.side < HALF_TILE {
                self.work_out(relief, (column, row, told));
                continue;
            }
            let side = self.side;
            let (reach, is_done) = self.glance(relief, column, row);
            if !is_done && side == HALF_TILE {
                self.later.push((column, row, reach));
            } else if !is_done {
                let half = side / 2;
                let quarters = [(0, 0), (half, 0), (0, half), (half, half)];
                self.later.extend(quarters.map(|(x, y)| (column + x, row + y, reach)));
            }
            return Some(Patch { column, row, side, reach });
        }
    }

    fn sort(&mut self) {
        let ([x, y], half) = (self.focus, self.side.max(HALF_TILE) / 2);
        let away = |spot: u16, focus: u16| u32::from((spot + half).abs_diff(focus)).pow(2);
        self.round.sort_by_key(|(column, row, _)| Reverse((away(*column, x) + away(*row, y), *row, *column)));
    }

    /// Looks at a square as a whole: whom the building reaches at its middle, and whether that is true of all of it.
    fn glance(&mut self, relief: &Relief, column: u16, row: u16) -> (Reach, bool) {
        let (piece, half) = (piece(column, row, self.side), self.side / 2);
        match self.range.shape.cover(self.offset(piece)) {
            Cover::Nothing => return (Reach::Nobody, true),
            Cover::All if self.side == HALF_TILE && self.is_within_limits(relief, piece) => {
                match self.prospects(relief, piece) {
                    [Prospect::Seen, Prospect::Seen] => return (Reach::All, true),
                    [Prospect::Hidden, Prospect::Seen] => return (Reach::LargeOnly, true),
                    [_, Prospect::Hidden] => return (Reach::Nobody, true),
                    _ => {}
                }
            }
            Cover::All | Cover::Some => {}
        }
        let [x, y] = [column, row].map(|first| Region::place(first + half));
        let reaches = |size| self.range.reaches(relief, self.from, x, y, size);
        let small = reaches(Size::Small);
        (Reach::of(small, reaches(Size::Large)), false)
    }

    /// Works out all spots of a square on half a tile, and keeps what is different from what was told of it.
    fn work_out(&mut self, relief: &Relief, (column, row, told): Corner) {
        const SIDE: usize = HALF_TILE as usize;
        let prospects = self.prospects(relief, piece(column, row, HALF_TILE));
        let [x, y] = middle(self.from);
        let ground = relief.ground(x, y);
        let mut reaches = [[Reach::Nobody; SIDE]; SIDE];
        for (line, row) in reaches.iter_mut().zip(row..) {
            for (reach, column) in line.iter_mut().zip(column..) {
                let spot =
                    |size: Size| relief.above(Region::place(column), Region::place(row), size.height());
                let mut is_reached = |spot: Spot, prospect: Prospect| {
                    prospect != Prospect::Hidden
                        && self.range.has(ground, spot.x - x, spot.y - y, spot.z)
                        && (prospect == Prospect::Seen || self.gaze.sees(spot))
                };
                let small = is_reached(spot(Size::Small), prospects[0]);
                // What is seen low above the ground is seen higher above it.
                let prospect = if small { Prospect::Seen } else { prospects[1] };
                *reach = Reach::of(small, is_reached(spot(Size::Large), prospect));
            }
        }
        self.tell(&reaches, [0, 0, SIDE], (column, row, told));
    }

    /// Tells a square of spots by as few squares as its halves and quarters allow.
    fn tell(&mut self, reaches: &[[Reach; 8]; 8], [left, upper, side]: [usize; 3], whole: Corner) {
        let (column, row, told) = whole;
        let reach = reaches[upper][left];
        let mut rows = reaches[upper..upper + side].iter();
        if rows.all(|row| row[left..left + side].iter().all(|other| *other == reach)) {
            if reach != told {
                let [left, upper, side] = [left, upper, side].map(|place| u16::try_from(place).unwrap_or(0));
                self.rest.push_back(Patch { column: column + left, row: row + upper, side, reach });
            }
            return;
        }
        let half = side / 2;
        for (x, y) in [(0, 0), (half, 0), (0, half), (half, half)] {
            self.tell(reaches, [left + x, upper + y, half], whole);
        }
    }

    /// How small and large attackers are seen on a piece of a tile.
    fn prospects(&mut self, relief: &Relief, piece: Piece) -> [Prospect; 2] {
        match self.range.sight {
            Sight::Over => [Prospect::Seen; 2],
            Sight::Needed => self.gaze.look(relief, piece, [Size::Small.height(), Size::Large.height()]),
        }
    }

    /// Whether attackers of all sizes on a piece of a tile are neither too high nor too low nor too near.
    fn is_within_limits(&self, relief: &Relief, piece: Piece) -> bool {
        let Offset { x: [west, east], y: [north, south] } = self.offset(piece);
        let (near_x, near_y) = (0.clamp(west, east), 0.clamp(north, south));
        let ground = relief.above_tile(self.from, crate::Length(0)).z;
        let heights = piece.x.map(|x| piece.y.map(|y| relief.ground(x, y).0 - ground));
        let limits = self.range.limits;
        let nearest = i64::from(near_x).pow(2) + i64::from(near_y).pow(2);
        nearest >= i64::from(limits.nearest.0).pow(2)
            && heights.as_flattened().iter().all(|height| {
                height + Size::Large.height().0 <= limits.above.0
                    && -(height + Size::Small.height().0) <= limits.below.0
            })
    }

    fn offset(&self, piece: Piece) -> Offset {
        let [x, y] = middle(self.from);
        Offset { x: piece.x.map(|place| place - x), y: piece.y.map(|place| place - y) }
    }
}

/// The spots of a square.
fn piece(column: u16, row: u16, side: u16) -> Piece {
    let ends = |first: u16| [first, first + side - 1].map(Region::place);
    Piece { x: ends(column), y: ends(row) }
}
