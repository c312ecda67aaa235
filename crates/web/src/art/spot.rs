//! Cells of a picture, and the pattern by which all our pictures are blended.

/// A cell, from the left and from the top.
pub type Spot = (i32, i32);

/// A cell between two others, in hundredths of the way.
pub const fn between(from: Spot, to: Spot, part: i32) -> Spot {
    (from.0 + (to.0 - from.0) * part / 100, from.1 + (to.1 - from.1) * part / 100)
}

/// How long a cell waits before it takes the next ink, from 0 to 15: an ordered pattern of 4 by 4.
pub fn wait((x, y): Spot) -> i32 {
    const ORDER: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
    ORDER[usize::try_from(y & 3).unwrap_or(0)][usize::try_from(x & 3).unwrap_or(0)]
}

/// Whether a cell still has its ink when so many of sixteen are taken away.
pub fn stays(spot: Spot, taken: i32) -> bool {
    wait(spot) >= taken
}
