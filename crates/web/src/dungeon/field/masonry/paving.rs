//! How floors are laid: a function from a cell of the floor to its ink.

#![expect(
    clippy::match_same_arms,
    reason = "a picture is read from the top: what comes first lies over what comes after"
)]

use super::Masonry;
use crate::art::{Ink, Spot, grain, wait};

/// How a floor is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paving {
    /// Slabs of many sizes, a tile each at most.
    Slabs,
    Cobbles,
    Earth,
    /// Rock as it was found.
    Rock,
    /// Large flags, two tiles wide.
    Flags,
    Checker,
    /// Iron plates with rivets.
    Plates,
    Planks,
    /// Splinters that lie at all angles.
    Shards,
}

/// How far a stone lies from the next, where stones are round, in cells.
const STONE: i32 = 6;
/// How far a piece of rock lies from the next.
const ROCK: i32 = 11;
/// How large splinters are, about.
const SHARD: i32 = 9;

impl Paving {
    /// The ink of a cell of the floor.
    pub(in crate::dungeon::field) fn ink(self, masonry: &Masonry, cell: Spot) -> Ink {
        match self {
            // Slabs are laid tile by tile.
            Self::Slabs => masonry.slab,
            Self::Cobbles => cobbles(masonry, cell),
            Self::Earth => earth(masonry, cell),
            Self::Rock => rock(masonry, cell),
            Self::Flags => flags(masonry, cell),
            Self::Checker => checker(masonry, cell),
            Self::Plates => plates(masonry, cell),
            Self::Planks => planks(masonry, cell),
            Self::Shards => shard(masonry, cell),
        }
    }
}

/// Whether something small lies at a cell.
fn is_speck((x, y): Spot) -> bool {
    grain(x, y).is_multiple_of(61)
}

fn cobbles(masonry: &Masonry, cell: Spot) -> Ink {
    match stone(cell, STONE) {
        Part::Gap | Part::Shade => masonry.joint,
        Part::Light => masonry.sheen,
        Part::Middle if is_speck(cell) => masonry.speck,
        Part::Middle => masonry.slab,
    }
}

fn rock(masonry: &Masonry, cell: Spot) -> Ink {
    match stone(cell, ROCK) {
        Part::Gap => masonry.joint,
        Part::Light => masonry.sheen,
        _ if is_speck(cell) => masonry.speck,
        Part::Middle if wait(cell) < 3 => masonry.sheen,
        Part::Shade if wait(cell) < 6 => masonry.joint,
        _ => masonry.slab,
    }
}

/// Patches of darker and lighter earth, and grains in it.
fn earth(masonry: &Masonry, cell: Spot) -> Ink {
    let (x, y) = cell;
    match grain(x.div_euclid(3) + y.div_euclid(2) * 3, y.div_euclid(2)) % 16 {
        0 if wait(cell) < 10 => masonry.joint,
        1..=4 if wait(cell) < 7 => masonry.sheen,
        5 if grain(x, y).is_multiple_of(3) => masonry.speck,
        _ if grain(x, y).is_multiple_of(23) => masonry.joint,
        _ => masonry.slab,
    }
}

fn flags(masonry: &Masonry, cell: Spot) -> Ink {
    let (x, y) = cell;
    let row = y.div_euclid(16);
    let along = x + row * 16;
    let column = along.div_euclid(32);
    match (along.rem_euclid(32), y.rem_euclid(16)) {
        (31, _) | (_, 15) => masonry.joint,
        (0, 0..=11) | (0..=20, 0) => masonry.sheen,
        _ if is_speck(cell) => masonry.speck,
        _ if crack(column, row, cell) => masonry.joint,
        _ if wait(cell) == 0 && grain(column, row).is_multiple_of(2) => masonry.sheen,
        _ => masonry.slab,
    }
}

fn checker(masonry: &Masonry, cell: Spot) -> Ink {
    let (x, y) = cell;
    let (column, row) = (x.div_euclid(8), y.div_euclid(8));
    let is_dark = (column + row).rem_euclid(2) == 0;
    match (x.rem_euclid(8), y.rem_euclid(8)) {
        (7, _) | (_, 7) => masonry.joint,
        (0, 0..=3) | (0..=3, 0) if !is_dark => masonry.sheen,
        _ if grain(column, row).is_multiple_of(13) && wait(cell) < 3 => masonry.speck,
        _ if is_dark => masonry.joint,
        _ => masonry.slab,
    }
}

fn plates(masonry: &Masonry, cell: Spot) -> Ink {
    let (x, y) = cell;
    // Every other plate has a tread that gives hold.
    let has_tread = grain(x.div_euclid(16), y.div_euclid(16)).is_multiple_of(2);
    match (x.rem_euclid(16), y.rem_euclid(16)) {
        (15, _) | (_, 15) | (3 | 13, 3 | 13) => masonry.joint,
        (0, _) | (_, 0) | (2 | 12, 2 | 12) => masonry.sheen,
        (4..=10, 4..=10) if has_tread && (x + y).rem_euclid(4) == 0 => masonry.sheen,
        _ if is_speck(cell) => masonry.speck,
        _ => masonry.slab,
    }
}

fn planks(masonry: &Masonry, (x, y): Spot) -> Ink {
    let board = y.div_euclid(5);
    let along = x + i32::try_from(grain(board, 7) % 29).unwrap_or(0);
    match (along.rem_euclid(29), y.rem_euclid(5)) {
        (28, _) | (_, 4) => masonry.joint,
        (1 | 26, 2) => masonry.speck,
        (_, 0) if grain(along.div_euclid(7), board).is_multiple_of(3) => masonry.sheen,
        _ if grain(along.div_euclid(6), y).is_multiple_of(9) => masonry.joint,
        _ => masonry.slab,
    }
}

/// A part of a stone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Gap,
    Light,
    Middle,
    Shade,
}

/// The part of a round stone that a cell is, where stones lie so far apart in rows that are shifted.
fn stone((x, y): Spot, apart: i32) -> Part {
    let row = y.div_euclid(apart);
    let x = x + (row & 1) * apart / 2;
    let column = x.div_euclid(apart);
    let off = |which: i32| i32::try_from(grain(column * 3 + which, row * 5) >> 3 & 1).unwrap_or(0);
    let right = x.rem_euclid(apart) - off(0);
    let down = y.rem_euclid(apart) - off(1);
    let last = apart - 2;
    let is_corner = (right <= 0 || right >= last) && (down <= 0 || down >= last);
    if right < 0 || down < 0 || right > last || down > last || is_corner {
        return Part::Gap;
    }
    if (down == 0 && right < last) || (right == 0 && down < apart / 2) {
        return Part::Light;
    }
    if down == last || right == last { Part::Shade } else { Part::Middle }
}

/// Whether a cell belongs to the crack of a flag, where it has one.
fn crack(column: i32, row: i32, (x, y): Spot) -> bool {
    let chance = grain(column, row * 3 + 1);
    let bend = i32::try_from(grain(y.div_euclid(3), column) % 3).unwrap_or(0);
    chance.is_multiple_of(3) && (x + y + bend).rem_euclid(32) == i32::try_from(chance % 29).unwrap_or(0)
}

/// Splinters, each as light as it is turned.
fn shard(masonry: &Masonry, cell: Spot) -> Ink {
    let (x, y) = cell;
    // Two sets of lines that cross at an angle cut the floor into pieces.
    let (one, two) = (x * 2 + y, x - y * 2);
    let piece = (one.div_euclid(SHARD * 2), two.div_euclid(SHARD * 3));
    let edge = (one.rem_euclid(SHARD * 2), two.rem_euclid(SHARD * 3));
    match (edge, grain(piece.0, piece.1) % 7) {
        ((0 | 1, _), _) => masonry.sheen,
        ((_, 0 | 1), _) => masonry.joint,
        (_, 0) if wait(cell) < 3 => masonry.sheen,
        (_, 1) if wait(cell) < 1 => masonry.speck,
        (_, 2) => masonry.joint,
        _ => masonry.slab,
    }
}
