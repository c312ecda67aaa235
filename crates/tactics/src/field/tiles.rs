//! Sets of tiles, one bit each, and the geometry that is done on them.

use std::fmt;

use crate::Tile;
use crate::bits::set_operators;

/// A set of tiles.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Tiles(u32);

/// The tiles of column a.
const FIRST_COLUMN: u32 = 0b00001_00001_00001_00001_00001;
/// The tiles of column e.
const LAST_COLUMN: u32 = FIRST_COLUMN << 4;
/// No two tiles are farther apart.
const FARTHEST: usize = 8;

/// The tiles of the same row and of the same column as each tile.
static CROSS: [u32; Tile::COUNT] = crosses();

const fn crosses() -> [u32; Tile::COUNT] {
    let first_row = (1 << Tile::EDGE) - 1;
    let mut crosses = [0; Tile::COUNT];
    let mut tile = 0;
    while tile < Tile::COUNT {
        let edge = Tile::EDGE as usize;
        crosses[tile] = (FIRST_COLUMN << (tile % edge)) | (first_row << (tile / edge * edge));
        tile += 1;
    }
    crosses
}

/// The tiles within so many steps of each tile.
static WITHIN: [[u32; FARTHEST + 1]; Tile::COUNT] = diamonds();

const fn diamonds() -> [[u32; FARTHEST + 1]; Tile::COUNT] {
    let mut diamonds = [[0; FARTHEST + 1]; Tile::COUNT];
    let mut tile = 0;
    while tile < Tile::COUNT {
        diamonds[tile][0] = 1 << tile;
        let mut steps = 1;
        while steps <= FARTHEST {
            diamonds[tile][steps] = Tiles(diamonds[tile][steps - 1]).spread().0;
            steps += 1;
        }
        tile += 1;
    }
    diamonds
}

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self(0);
    /// Every tile.
    pub const BOARD: Self = Self((1 << Tile::COUNT) - 1);

    /// The set of one tile.
    #[inline]
    pub const fn of(tile: Tile) -> Self {
        Self(1 << tile.index())
    }

    /// The tiles within so many steps of a tile when nothing is in the way, itself included.
    #[inline]
    pub fn within(tile: Tile, steps: u8) -> Self {
        Self(WITHIN[tile.index()][usize::from(steps).min(FARTHEST)])
    }

    /// Whether a tile is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & Self::of(tile).0 != 0
    }

    /// Whether the set has no tile.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles there are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first tile of the set, row by row from a1.
    #[inline]
    pub const fn first(self) -> Option<Tile> {
        #[expect(clippy::cast_possible_truncation, reason = "a set has 32 bits")]
        Tile::new(self.0.trailing_zeros() as u8)
    }

    /// The tiles of the set, row by row from a1.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Tile> {
        std::iter::from_fn(move || {
            let tile = self.first();
            self.0 &= self.0.wrapping_sub(1);
            tile
        })
    }

    /// The set and every tile one step away from it.
    #[inline]
    #[must_use]
    pub const fn spread(self) -> Self {
        let sideways = ((self.0 & !LAST_COLUMN) << 1) | ((self.0 & !FIRST_COLUMN) >> 1);
        Self((self.0 | sideways | (self.0 << 5) | (self.0 >> 5)) & Self::BOARD.0)
    }

    /// The tiles that a walk over free tiles reaches in so many steps; the start is none of them.
    #[inline]
    pub fn walk(start: Tile, steps: u8, free: Self) -> Self {
        let start = Self::of(start);
        let mut reached = start;
        for _ in 0..steps {
            reached = start | (reached.spread() & free);
        }
        reached - start
    }

    /// The tiles of the same row or column up to a distance, as far as the line meets no
    /// blocking tile; the first blocking tile of a line still belongs to it.
    #[inline]
    pub fn lines(start: Tile, range: u8, blocking: Self) -> Self {
        let open = (Self(CROSS[start.index()]) & Self::within(start, range)) - Self::of(start);
        if (open & blocking).is_empty() { open } else { Self::blocked_lines(start, range, blocking) }
    }

    /// The lines again, step by step.
    fn blocked_lines(start: Tile, range: u8, blocking: Self) -> Self {
        let steps: [fn(u32) -> u32; 4] = [
            |bit| bit << 5,
            |bit| bit >> 5,
            |bit| (bit & !LAST_COLUMN) << 1,
            |bit| (bit & !FIRST_COLUMN) >> 1,
        ];
        let mut seen = 0;
        for step in steps {
            let mut front = Self::of(start).0;
            for _ in 0..range {
                front = step(front) & Self::BOARD.0;
                seen |= front;
                front &= !blocking.0;
            }
        }
        Self(seen)
    }

    /// The tiles in a straight line from a tile through its neighbour, up to a distance.
    pub fn line(start: Tile, through: Tile, range: u8) -> Self {
        let mut line = Self::NONE;
        let (mut before, mut front) = (start, Some(through));
        for _ in 0..range {
            let Some(tile) = front else { break };
            line |= Self::of(tile);
            front = before.beyond(tile);
            before = tile;
        }
        line
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, |set, tile| set | Self::of(tile))
    }
}

set_operators!(Tiles);

impl TryFrom<u32> for Tiles {
    type Error = &'static str;

    fn try_from(bits: u32) -> Result<Self, Self::Error> {
        if bits <= Self::BOARD.0 { Ok(Self(bits)) } else { Err("the board has 25 tiles") }
    }
}

impl From<Tiles> for u32 {
    fn from(tiles: Tiles) -> Self {
        tiles.0
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|tile| tile.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    fn tiles(text: &str) -> Tiles {
        text.split_whitespace().map(tile).collect()
    }

    #[test]
    fn a_diamond_holds_what_the_distance_says() {
        for start in Tile::all() {
            for steps in 0..=9 {
                let wanted: Tiles = Tile::all().filter(|&other| start.distance(other) <= steps).collect();
                assert_eq!(Tiles::within(start, steps), wanted, "{start} {steps}");
            }
        }
    }

    #[test]
    fn a_walk_goes_around_and_never_through() {
        let free = Tiles::BOARD - tiles("a1 b1 b2 b3");
        assert_eq!(Tiles::walk(tile("a1"), 1, free), tiles("a2"));
        assert_eq!(Tiles::walk(tile("a1"), 4, free), tiles("a2 a3 a4 a5 b4"));
        assert_eq!(Tiles::walk(tile("a1"), 0, free), Tiles::NONE);
    }

    #[test]
    fn lines_end_with_what_blocks_them() {
        assert_eq!(Tiles::lines(tile("c1"), 3, tiles("c2 b1")), tiles("c2 b1 d1 e1"));
        assert_eq!(Tiles::lines(tile("e5"), 3, Tiles::NONE), tiles("e4 e3 e2 d5 c5 b5"));
    }

    #[test]
    fn a_line_goes_on_until_the_edge() {
        assert_eq!(Tiles::line(tile("c3"), tile("c4"), 3), tiles("c4 c5"));
        assert_eq!(Tiles::line(tile("a3"), tile("b3"), 3), tiles("b3 c3 d3"));
    }
}
