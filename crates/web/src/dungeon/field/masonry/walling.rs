//! How walls are built that are seen from the front: a function from a cell to its ink.

#![expect(
    clippy::match_same_arms,
    reason = "a picture is read from the top: what comes first lies over what comes after"
)]

use super::Masonry;
use crate::art::{Ink, grain, wait};

/// How a wall is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Walling {
    Bricks,
    /// Bricks under leaves.
    Ivy,
    /// Blocks with dark niches between them.
    Niches,
    /// Bricks behind a pipe.
    Pipes,
    Roots,
    Rock,
    /// Rock from which something hangs.
    Hanging,
    /// Rock between beams.
    Timber,
    Skulls,
    /// Long bones, stacked.
    Femurs,
    /// Iron plates with rivets, and a glow in their seams.
    Plates,
    Icicles,
    /// Half columns with something that glows between them.
    Columns,
    Crystals,
}

/// A cell of a front.
#[derive(Clone, Copy)]
pub(in crate::dungeon::field) struct Face {
    /// From the left edge of the floor.
    pub(in crate::dungeon::field) along: i32,
    /// From the upper edge of the front.
    pub(in crate::dungeon::field) down: i32,
    /// The row of the wall.
    pub(in crate::dungeon::field) row: i32,
}

/// How many rows of cells a front has.
pub(in crate::dungeon::field) const TALL: i32 = 10;

impl Walling {
    /// The ink of a cell of a front.
    pub(in crate::dungeon::field) fn ink(self, masonry: &Masonry, face: Face) -> Ink {
        let Face { along, down, row } = face;
        match self {
            Self::Bricks => bricks(masonry, face),
            Self::Ivy => ivy(masonry, face),
            Self::Niches => niches(masonry, face),
            Self::Pipes => pipes(masonry, face),
            Self::Roots => roots(masonry, face),
            Self::Rock => rock(masonry, face),
            Self::Hanging => {
                let long = 2 + below(along.div_euclid(2), row, 7) - (along & 1) * 2;
                match down {
                    _ if down < long - 1 => {
                        if along & 1 == 0 {
                            masonry.growth
                        } else {
                            masonry.rim
                        }
                    }
                    _ if down == long - 1 => masonry.lit,
                    _ => rock(masonry, face),
                }
            }
            Self::Timber => timber(masonry, face),
            Self::Skulls => skulls(masonry, face),
            Self::Femurs => femurs(masonry, face),
            Self::Plates => plates(masonry, face),
            Self::Icicles => icicles(masonry, face),
            Self::Columns => columns(masonry, face),
            Self::Crystals => crystals(masonry, face),
        }
    }
}

fn below(x: i32, y: i32, most: i32) -> i32 {
    i32::try_from(grain(x, y) >> 5 & 0xffff).unwrap_or(0) % most
}

/// Bricks in courses that go on from tile to tile.
fn bricks(masonry: &Masonry, Face { along, down, row }: Face) -> Ink {
    let course = down / 4;
    let along = along + (course + row) % 2 * 4;
    if along % 8 == 7 || down % 4 == 3 {
        return masonry.mortar;
    }
    let grain = grain(along / 8, row * 4 + course);
    let is_worn = grain.is_multiple_of(5);
    let is_lit = !is_worn && (!grain.is_multiple_of(3) || along % 8 < 3);
    match down % 4 {
        0 if is_lit => masonry.lit,
        _ if is_worn => masonry.top,
        _ => masonry.brick,
    }
}

fn ivy(masonry: &Masonry, face: Face) -> Ink {
    let Face { along, down, row } = face;
    let long = 1 + below(along.div_euclid(3), row, TALL + 3) - (along.rem_euclid(3) - 1).abs() * 2;
    if down >= long {
        return bricks(masonry, face);
    }
    // Leaves, each with a light tip.
    match (along + down * 2).rem_euclid(5) {
        0 => masonry.growth,
        4 => Ink::Void,
        _ => masonry.rim,
    }
}

/// Blocks of a tile, every third with an arch in which somebody rests.
fn niches(masonry: &Masonry, face: Face) -> Ink {
    let Face { along, down, row } = face;
    let (block, right) = (along.div_euclid(16), along.rem_euclid(16));
    if below(block, row, 3) == 0 && (2..=13).contains(&right) {
        let arch = match right {
            2 | 13 => 4,
            3 | 12 => 2,
            _ => 1,
        };
        return match down {
            _ if down < arch - 1 => masonry.brick,
            _ if down == arch - 1 => masonry.lit,
            7 if (4..=11).contains(&right) => Ink::Mist,
            8 if (4..=11).contains(&right) => masonry.brick,
            9 => masonry.brick,
            _ => Ink::Void,
        };
    }
    match (right, down) {
        (0, _) | (8, 0..=4) | (_, 4) => masonry.mortar,
        (_, 0 | 5) => masonry.lit,
        _ if below(along, down, 31) == 0 => masonry.growth,
        _ => masonry.brick,
    }
}

fn pipes(masonry: &Masonry, face: Face) -> Ink {
    let Face { along, down, row } = face;
    let right = along.rem_euclid(32);
    let is_joint = right < 3;
    match down {
        3 if is_joint => masonry.rim,
        7 if is_joint => masonry.brick,
        4 => masonry.rim,
        5 if is_joint => masonry.rim,
        5 => masonry.growth,
        6 => masonry.brick,
        7 => Ink::Void,
        // What drips from a joint stains the wall.
        _ if down > 7 && right == 1 + below(along.div_euclid(32), row, 2) => masonry.growth,
        _ => bricks(masonry, face),
    }
}

/// Strands that hang side by side and wind.
fn roots(masonry: &Masonry, Face { along, down, row }: Face) -> Ink {
    let wind = below(along.div_euclid(6), row, 3) + down / 3;
    let strand =
        (along + [0, 1, 1, 0, -1, -1][usize::try_from(wind.rem_euclid(6)).unwrap_or(0)]).rem_euclid(6);
    let thin = below(along.div_euclid(6), row + 3, 4);
    match strand {
        0 if down < 4 + thin * 3 => masonry.lit,
        1 if down < 5 + thin * 3 => masonry.brick,
        2 if down < 2 + thin * 2 => masonry.brick,
        3 => Ink::Void,
        4 if thin == 0 => masonry.growth,
        _ => masonry.mortar,
    }
}

/// Uneven rock: lumps that are lit from above.
fn rock(masonry: &Masonry, Face { along, down, row }: Face) -> Ink {
    let lump = along.div_euclid(7) + row;
    let height = below(lump, row * 2, 4) + (along.rem_euclid(7) - 3).abs() / 2;
    let second = 5 + below(lump + 40, row, 3) + ((along + 3).rem_euclid(7) - 3).abs() / 2;
    match down {
        _ if down < height => masonry.mortar,
        _ if down == height => masonry.lit,
        _ if down == second => masonry.lit,
        _ if down == second - 1 => masonry.mortar,
        _ if below(along, down + row * 16, 37) == 0 => masonry.growth,
        _ if wait((along, down)) < down - 4 => masonry.mortar,
        _ => masonry.brick,
    }
}

fn timber(masonry: &Masonry, face: Face) -> Ink {
    let Face { along, down, .. } = face;
    match (along.rem_euclid(32), down) {
        (_, 0) => masonry.rim,
        (_, 1 | 2) if along % 7 == 3 => masonry.growth,
        (_, 1) => masonry.growth,
        (_, 2) => Ink::Bark,
        (_, 3) => Ink::Void,
        (12, _) => masonry.rim,
        (13 | 14, _) => masonry.growth,
        (15, _) => Ink::Bark,
        (16, _) => Ink::Void,
        _ => rock(masonry, face),
    }
}

/// Two rows of skulls, shifted against each other.
fn skulls(masonry: &Masonry, Face { along, down, row }: Face) -> Ink {
    const SKULL: [&[u8; 6]; 5] = [b".ooom.", b"oooomm", b"okokkm", b"omkmms", b".okom."];
    let shelf = down / 5;
    let along = along + shelf * 3 + row % 2 * 2;
    let cell =
        SKULL[usize::try_from(down % 5).unwrap_or(0)][usize::try_from(along.rem_euclid(6)).unwrap_or(0)];
    let is_dark = below(along.div_euclid(6), row * 2 + shelf, 4) == 0;
    match cell {
        b'.' => masonry.mortar,
        b'k' => Ink::Void,
        b'o' if !is_dark => masonry.lit,
        b'o' | b'm' => masonry.brick,
        _ => masonry.mortar,
    }
}

/// Long bones whose ends look out of the wall, and some that lie across.
fn femurs(masonry: &Masonry, Face { along, down, row }: Face) -> Ink {
    if matches!(down, 4 | 5) {
        let right = along.rem_euclid(13);
        return match (right, down) {
            (12, _) => Ink::Void,
            (0 | 11, _) | (_, 4) => masonry.lit,
            _ => masonry.brick,
        };
    }
    let shift = along + row + if down > 5 { 2 } else { 0 };
    match (shift.rem_euclid(4), down.rem_euclid(6) % 4) {
        (0, 0) | (2, 2) => masonry.lit,
        (3, _) | (_, 3) => Ink::Void,
        (1, 1) => Ink::Void,
        _ => masonry.brick,
    }
}

fn plates(masonry: &Masonry, Face { along, down, row }: Face) -> Ink {
    let right = along.rem_euclid(16);
    let is_hot = below(along.div_euclid(16), row, 3) == 0;
    match (right, down) {
        (0, _) | (_, 0) => masonry.lit,
        (15, _) if is_hot && down > 1 => masonry.growth,
        (14, _) if is_hot && down > 3 && down % 3 > 0 => masonry.rim,
        (15, _) | (_, 9) => Ink::Void,
        (2 | 12, 2 | 7) => masonry.lit,
        (3 | 13, 3 | 8) => Ink::Void,
        (5..=10, 4 | 6) if is_hot => masonry.mortar,
        (5..=10, 5) if is_hot => masonry.growth,
        _ => masonry.brick,
    }
}

fn icicles(masonry: &Masonry, face: Face) -> Ink {
    let Face { along, down, row } = face;
    let (spike, within) = (along.div_euclid(4), along.rem_euclid(4));
    let long = 2 + below(spike, row, TALL - 2) - [4, 1, 0, 3][usize::try_from(within).unwrap_or(0)];
    match (down, within) {
        (0, _) => Ink::Bone,
        _ if down < long && within == 1 => masonry.growth,
        _ if down < long => masonry.lit,
        _ if down == long => masonry.brick,
        _ => rock(masonry, face),
    }
}

/// A half column every tile; between them a slit that glows here and there.
fn columns(masonry: &Masonry, Face { along, down, row }: Face) -> Ink {
    let right = along.rem_euclid(16);
    let glows = below(along.div_euclid(16), row, 2) == 0;
    match (right, down) {
        (0..=6, 0 | 9) => masonry.lit,
        (0..=6, 1 | 8) => masonry.brick,
        (0 | 6, _) => Ink::Void,
        (1, _) => masonry.lit,
        (2..=4, _) => masonry.brick,
        (5, _) => masonry.mortar,
        (11, 2..=7) if glows => masonry.growth,
        (10 | 12, 3..=7) if glows => masonry.rim,
        (_, 0) => masonry.rim,
        _ => masonry.mortar,
    }
}

/// Prisms that lean this way and that, each with a lit and a dark face.
fn crystals(masonry: &Masonry, Face { along, down, row }: Face) -> Ink {
    let lean = if below(along.div_euclid(24), row, 2) == 0 { down / 2 } else { -down / 2 };
    let place = along + lean;
    let (prism, within) = (place.div_euclid(6), place.rem_euclid(6));
    let top = below(prism, row, 5) + (within - 2).abs();
    match within {
        _ if down < top => masonry.mortar,
        _ if down == top => masonry.growth,
        0 => masonry.rim,
        1 | 2 => masonry.lit,
        3 => masonry.growth,
        _ => masonry.brick,
    }
}
