//! Rules that are learned from a map.

use std::fmt;

use engine::SplitMix64;

use super::{Board, Contradiction, Modules, Rules, Solver};
use crate::architect::{Architect, Enough, Layout, join};
use crate::{Area, Cells, Direction, Map, Percent, Point};

/// Why nothing can be learned from a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SampleError {
    /// It cannot be cut into whole pieces.
    Ragged,
    /// It has more different pieces than a set holds.
    TooMany,
}

impl fmt::Display for SampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ragged => "a sample is made of whole pieces",
            Self::TooMany => "a sample has more pieces than a set holds",
        })
    }
}

impl std::error::Error for SampleError {}

/// A map that is cut into square pieces: each different piece is a module, as often wanted as it is seen,
/// and pieces fit as they were seen side by side.
#[derive(Clone, Debug)]
pub struct Sample<const WORDS: usize = 1> {
    side: u8,
    pieces: Vec<Map<char>>,
    rules: Rules<WORDS>,
}

impl<const WORDS: usize> Sample<WORDS> {
    /// Learns from a map and pieces of so many columns and rows. With one there is a module for each
    /// letter.
    ///
    /// # Errors
    /// When the map is not made of whole pieces, or of too many different ones.
    pub fn learned(map: &Map<char>, side: u8) -> Result<Self, SampleError> {
        Self::learned_from(std::slice::from_ref(map), side)
    }

    /// As [`Sample::learned`], from the map turned and mirrored in all eight ways, so that whatever fits
    /// one way fits all ways.
    ///
    /// # Errors
    /// As [`Sample::learned`].
    pub fn learned_all_around(map: &Map<char>, side: u8) -> Result<Self, SampleError> {
        Self::learned_from(&map.all_around(), side)
    }

    fn learned_from(maps: &[Map<char>], side: u8) -> Result<Self, SampleError> {
        let mut pieces: Vec<Map<char>> = Vec::new();
        let mut counts = Vec::new();
        let mut boards = Vec::new();
        for map in maps {
            if side == 0 || !map.width().is_multiple_of(side) || !map.height().is_multiple_of(side) {
                return Err(SampleError::Ragged);
            }
            let mut board = Map::filled(map.width() / side, map.height() / side, 0);
            for (slot, _) in board.clone().iter() {
                let piece = map.part(Area::new(Point::new(slot.x * side, slot.y * side), side, side));
                let module = pieces.iter().position(|known| *known == piece).unwrap_or_else(|| {
                    pieces.push(piece);
                    counts.push(0);
                    pieces.len() - 1
                });
                counts[module] += 1;
                board.set(slot, module);
            }
            boards.push(board);
        }
        if pieces.len() > Modules::<WORDS>::MOST {
            return Err(SampleError::TooMany);
        }
        let mut rules = Rules::new(counts);
        for board in &boards {
            for (slot, module) in board.iter() {
                for direction in [Direction::East, Direction::South] {
                    if let Some(other) = board.get(slot.step(direction)) {
                        rules.allow(module, direction, other);
                    }
                }
            }
        }
        Ok(Self { side, pieces, rules })
    }

    /// The rules that were learned: a module for each piece, in the order in which they were met.
    pub const fn rules(&self) -> &Rules<WORDS> {
        &self.rules
    }

    /// The pieces, by the numbers of their modules.
    pub fn pieces(&self) -> &[Map<char>] {
        &self.pieces
    }

    /// The modules whose piece is as somebody wants it, for boards that are bound.
    pub fn modules(&self, is_wanted: impl Fn(&Map<char>) -> bool) -> Modules<WORDS> {
        let wanted = self.pieces.iter().enumerate().filter(|(_, piece)| is_wanted(piece));
        wanted.map(|(module, _)| module).collect()
    }

    /// A map made of pieces, a slot of the board for each.
    ///
    /// # Errors
    /// As [`Solver::solve`].
    pub fn map(
        &self,
        board: &Board<WORDS>,
        solver: &Solver,
        stream: &mut SplitMix64,
    ) -> Result<Map<char>, Contradiction> {
        let solved = solver.solve(board, &self.rules, stream)?;
        let side = self.side;
        let mut map = Map::filled(board.width() * side, board.height() * side, ' ');
        for (slot, module) in solved.iter() {
            for (at, letter) in self.pieces[module].iter() {
                map.set(Point::new(slot.x * side + at.x, slot.y * side + at.y), letter);
            }
        }
        Ok(map)
    }
}

/// An architect who lays floors out of the pieces of a sample: they look drawn by hand and are not.
#[derive(Clone, Copy, Debug)]
pub struct Mosaic<'a, const WORDS: usize = 1> {
    /// Where the pieces are from.
    pub sample: &'a Sample<WORDS>,
    /// The letter that is rock; all others are open.
    pub rock: char,
    /// How the pieces are put together.
    pub solver: Solver,
    /// How much of the rectangle is open at least.
    pub enough: Enough,
}

impl<'a, const WORDS: usize> Mosaic<'a, WORDS> {
    /// Floors of a sample in which `#` is rock, and of which a fifth is open at least.
    pub const fn of(sample: &'a Sample<WORDS>) -> Self {
        let enough = Enough { open: Percent(20), tries: 20 };
        Self { sample, rock: '#', solver: Solver::DEFAULT, enough }
    }
}

impl<const PIECES: usize> Mosaic<'_, PIECES> {
    /// A board with a rim: nothing is open along its edge, so that no corridor runs into it.
    fn board(&self, width: u8, height: u8) -> Board<PIECES> {
        let last = self.sample.side - 1;
        let closed = Direction::ALL.map(|side| {
            let is_on_side = |at: Point| match side {
                Direction::North => at.y == 0,
                Direction::East => at.x == last,
                Direction::South => at.y == last,
                Direction::West => at.x == 0,
            };
            self.sample
                .modules(|piece| piece.iter().all(|(at, letter)| letter == self.rock || !is_on_side(at)))
        });
        let mut board = Board::new(width, height, &self.sample.rules);
        for at in board.slots() {
            for (side, closed) in Direction::ALL.into_iter().zip(closed) {
                let Point { x, y } = at.step(side);
                if x >= width || y >= height {
                    board.keep(at, closed);
                }
            }
        }
        board
    }
}

impl<const PIECES: usize> Architect for Mosaic<'_, PIECES> {
    /// Parts that do not hang together are joined by tunnels. What is left of the rectangle beside the
    /// last whole pieces stays rock.
    ///
    /// # Panics
    /// When the rectangle has no place for a piece.
    fn build<const HEIGHT: usize, const WORDS: usize>(
        &self,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Option<Layout<HEIGHT, WORDS>> {
        let side = self.sample.side;
        let board = self.board(within.width / side, within.height / side);
        let attempt = || {
            let map = self.sample.map(&board, &self.solver, stream).ok()?;
            let open = map.iter().filter(|(_, letter)| *letter != self.rock);
            let open = open.map(|(at, _)| Point::new(within.corner.x + at.x, within.corner.y + at.y));
            Some(open.collect::<Cells<HEIGHT, WORDS>>())
        };
        let open = self.enough.first(within, attempt)?;
        Some(Layout::cave(join(&open, within)))
    }
}
