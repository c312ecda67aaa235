//! Shadows: all tiles that light from one tile falls on, without a line to each of them.
//!
//! The light goes out in four quarters, row by row. In each row it is a range of slopes, columns for
//! each row; whatever blocks it throws a shadow, which splits the range in two, and each part goes on
//! by itself. Slopes are fractions of whole numbers, so the light ends exactly where a ruler says.
//!
//! A shadow is open: a look may touch the corner that throws it. Between two corners that touch no
//! light is left.

use std::cmp::Ordering;

use super::strip::Strip;
use crate::{Area, Point};

/// The tiles of a rectangle around a tile whose middle is lit from there, as a strip for each row of the floor that
/// begins with a column. What blocks is lit as well where light falls on its middle.
pub(super) fn lit<S: Strip, const HEIGHT: usize>(
    from: Point,
    area: Area,
    first_column: u8,
    walls: &[S; HEIGHT],
) -> [S; HEIGHT] {
    let mut lit = [S::NONE; HEIGHT];
    let far = area.far_corner();
    let [above, below] = [from.y - area.corner.y, far.y - from.y].map(i32::from);
    let [left, right] = [from.x - area.corner.x, far.x - from.x].map(i32::from);
    let from = (i32::from(from.x - first_column), i32::from(from.y));
    let mut shine = |axis, sign, rows, columns| {
        let mut quarter = Quarter { from, axis, sign, rows, columns, walls, lit: &mut lit };
        quarter.shine(Edge::OF_QUARTER[0], Edge::OF_QUARTER[1], 1);
    };
    shine(Axis::Vertical, -1, above, [-left, right]);
    shine(Axis::Vertical, 1, below, [-left, right]);
    shine(Axis::Horizontal, -1, left, [-above, below]);
    shine(Axis::Horizontal, 1, right, [-above, below]);
    lit
}

/// Columns aside for rows ahead; rows are more than zero.
#[derive(Clone, Copy, Debug)]
struct Slope {
    columns: i32,
    rows: i32,
}

impl Slope {
    #[inline]
    fn cmp(self, other: Self) -> Ordering {
        (self.columns * other.rows).cmp(&(other.columns * self.rows))
    }
}

/// An edge of the light where it crosses the middle of a row. It moves from row to row by adding:
/// there is no division on the way.
#[derive(Clone, Copy, Debug)]
struct Edge {
    slope: Slope,
    /// The last column that is no farther right than the edge.
    column: i32,
    /// How far beyond that column it is, in parts of the slope's rows.
    beyond: i32,
}

impl Edge {
    /// Both edges of a quarter in its first row.
    const OF_QUARTER: [Self; 2] = [Self::diagonal(-1), Self::diagonal(1)];

    const fn diagonal(columns: i32) -> Self {
        Self { slope: Slope { columns, rows: 1 }, column: columns, beyond: 0 }
    }

    /// An edge in a row, somewhere near a column.
    #[inline]
    const fn near(column: i32, slope: Slope, row: i32) -> Self {
        let mut edge = Self { slope, column, beyond: slope.columns * row - column * slope.rows };
        while edge.beyond < 0 {
            edge.beyond += slope.rows;
            edge.column -= 1;
        }
        while edge.beyond >= slope.rows {
            edge.beyond -= slope.rows;
            edge.column += 1;
        }
        edge
    }

    /// The same edge, a row farther.
    #[inline]
    const fn advanced(mut self) -> Self {
        self.beyond += self.slope.columns;
        if self.beyond < 0 {
            self.beyond += self.slope.rows;
            self.column -= 1;
        } else if self.beyond >= self.slope.rows {
            self.beyond -= self.slope.rows;
            self.column += 1;
        }
        self
    }

    /// The first column that is no farther left than the edge.
    #[inline]
    const fn next_column(self) -> i32 {
        self.column + (self.beyond > 0) as i32
    }
}

/// Whether the rows of a quarter are rows of the floor or columns of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Axis {
    Vertical,
    Horizontal,
}

/// A quarter of what is around somebody. Its rows count from them ahead; its columns, to both sides of
/// them, count as the floor counts.
struct Quarter<'a, S> {
    /// Where the light comes from: the column of the strips, and the row of the floor.
    from: (i32, i32),
    axis: Axis,
    /// Whether ahead is where the floor counts up, or down.
    sign: i32,
    /// How many rows there are, and the first and the last column.
    rows: i32,
    columns: [i32; 2],
    /// What blocks, and what is lit, row by row.
    walls: &'a [S],
    lit: &'a mut [S],
}

impl<S: Strip> Quarter<'_, S> {
    /// Lets light between two edges fall on a row and on all rows behind it.
    fn shine(&mut self, mut left: Edge, mut right: Edge, first_row: i32) {
        for row in first_row..=self.rows {
            let lit = [left.next_column(), right.column];
            self.light(lit, row);
            let mut next_left = left.advanced();
            // A tile that reaches into the light lies beside one that is lit, at most.
            let first = (lit[0] - 1).max(self.columns[0]);
            let mut blocked = self.blocked(first, (lit[1] + 1).min(self.columns[1]), row);
            while let Some(run) = blocked.take_run() {
                // Tiles side by side throw one shadow: theirs overlap.
                let (column, last) = (first + run.start, first + run.end - 1);
                let (start, end) = (shadow(column, row)[0], shadow(last, row)[1]);
                if end.cmp(left.slope).is_lt() || start.cmp(right.slope).is_gt() {
                    continue;
                }
                let part = left.slope.cmp(start);
                if part.is_lt() || part.is_eq() && !(column <= 0 && self.blocks(column - 1, row - 1)) {
                    self.shine(next_left, Edge::near(column, start, row + 1), row + 1);
                }
                next_left = Edge::near(last, end, row + 1);
                left.slope = end;
                let part = end.cmp(right.slope);
                if part.is_gt() || part.is_eq() && last >= 0 && self.blocks(last + 1, row - 1) {
                    return;
                }
            }
            left = next_left;
            right = right.advanced();
        }
    }

    /// Lights the tiles of a row from a first to a last column. The last step of a diagonal goes
    /// through a corner of the row itself, which may be closed.
    #[inline]
    fn light(&mut self, [mut first, mut last]: [i32; 2], row: i32) {
        if first == -row && self.blocks(1 - row, row) && self.blocks(-row, row - 1) {
            first += 1;
        }
        if last == row && self.blocks(row - 1, row) && self.blocks(row, row - 1) {
            last -= 1;
        }
        let (first, last) = (first.max(self.columns[0]), last.min(self.columns[1]));
        if first > last {
            return;
        }
        let ([x, y], count) = (self.at(first, row), last - first + 1);
        match self.axis {
            Axis::Vertical => self.lit[at(y)].fill(x, count),
            Axis::Horizontal => self.lit[at(y)..at(y + count)].iter_mut().for_each(|lit| lit.fill(x, 1)),
        }
    }

    /// Which tiles of a row block, the lowest bit for the first column; those from the first to the
    /// last are asked for.
    #[inline]
    fn blocked(&self, first: i32, last: i32, row: i32) -> S {
        let count = last - first + 1;
        if count <= 0 {
            return S::NONE;
        }
        let [x, y] = self.at(first, row);
        match self.axis {
            Axis::Vertical => self.walls[at(y)].part(x, count),
            Axis::Horizontal => S::of_column(&self.walls[at(y)..at(y + count)], x),
        }
    }

    #[inline]
    fn blocks(&self, column: i32, row: i32) -> bool {
        let [x, y] = self.at(column, row);
        self.walls.get(at(y)).is_some_and(|wall| wall.has(x))
    }

    /// The column of the strips and the row of the floor in which a tile of the quarter is. One step outside of the
    /// floor there is nothing that blocks.
    #[inline]
    const fn at(&self, column: i32, row: i32) -> [i32; 2] {
        let ahead = self.sign * row;
        match self.axis {
            Axis::Vertical => [self.from.0 + column, self.from.1 + ahead],
            Axis::Horizontal => [self.from.0 + ahead, self.from.1 + column],
        }
    }
}

/// The place of a row; one above the floor has none.
#[inline]
const fn at(row: i32) -> usize {
    row.cast_unsigned() as usize
}

/// The slopes between which a tile throws its shadow, through its outermost corners.
#[inline]
const fn shadow(column: i32, row: i32) -> [Slope; 2] {
    let (near, far) = (2 * row - 1, 2 * row + 1);
    [
        Slope { columns: 2 * column - 1, rows: if column > 0 { far } else { near } },
        Slope { columns: 2 * column + 1, rows: if column < 0 { far } else { near } },
    ]
}
