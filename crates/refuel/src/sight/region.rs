//! The region that a building reaches, as a picture.

use grid::Point;

use super::range::Range;
use super::relief::Relief;
use super::survey::{Patch, Survey};

/// Whom a building reaches at a spot of the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Nobody.
    #[default]
    Nobody,
    /// Small attackers alone: the larger ones are aimed at too high above it.
    SmallOnly,
    /// Large attackers alone.
    LargeOnly,
    /// All of them.
    All,
}

impl Reach {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Nobody, Self::SmallOnly, Self::LargeOnly, Self::All];

    /// From whether small ones are reached, and whether large ones are.
    pub const fn of(small: bool, large: bool) -> Self {
        match (small, large) {
            (false, false) => Self::Nobody,
            (true, false) => Self::SmallOnly,
            (false, true) => Self::LargeOnly,
            (true, true) => Self::All,
        }
    }
}

/// Whom a building reaches, at 256 × 256 spots: sixteen a tile both ways, over the world and half a tile around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    reaches: Vec<Reach>,
}

impl Default for Region {
    fn default() -> Self {
        Self::new()
    }
}

impl Region {
    /// Spots in a row and in a column.
    pub const SIDE: u16 = 256;

    /// A region of which nothing is known yet.
    pub fn new() -> Self {
        Self { reaches: vec![Reach::Nobody; usize::from(Self::SIDE) * usize::from(Self::SIDE)] }
    }

    /// All that a range reaches from a tile.
    pub fn of(relief: &Relief, from: Point, range: Range) -> Self {
        let mut region = Self::new();
        let mut survey = Survey::new(relief, from, range, [Self::SIDE / 2; 2]);
        while let Some(patch) = survey.next_patch(relief) {
            region.add(patch);
        }
        region
    }

    /// Whom it reaches in a column and a row of spots.
    ///
    /// # Panics
    /// When there is no such column or row.
    pub fn get(&self, column: u16, row: u16) -> Reach {
        assert!(column < Self::SIDE, "a region has 256 columns");
        self.reaches[usize::from(row) * usize::from(Self::SIDE) + usize::from(column)]
    }

    /// Row by row.
    pub fn reaches(&self) -> &[Reach] {
        &self.reaches
    }

    /// Learns what a survey tells.
    pub fn add(&mut self, patch: Patch) {
        let [column, row, side] = [patch.column, patch.row, patch.side].map(usize::from);
        for row in self.reaches.chunks_mut(usize::from(Self::SIDE)).skip(row).take(side) {
            row[column..column + side].fill(patch.reach);
        }
    }

    /// Where the spots of a column lie from west to east, and those of a row from north to south: in the middle of
    /// each sixteenth of a tile, rounded down.
    pub const fn place(spot: u16) -> i32 {
        125 * (2 * spot as i32 + 1) / 4 - 500
    }
}
