//! Pieces that several terrains have, each as often as it likes.

use grid::Direction::South;

use super::piece::Piece;
use super::piece::Turns::{Eight, Four, One};

/// Level ground.
pub(super) const fn flat(weight: u32) -> Piece {
    Piece::new("level ground", weight, One, "0. 0. / 0. 0.")
}

/// Cliffs one level high: along a side, around a corner, and around the inside of one.
pub(super) const fn cliffs(weight: u32) -> [Piece; 3] {
    [
        Piece::new("cliff", weight, Four, "1. 1. / 0. 0."),
        Piece::new("cliff around a corner", weight, Four, "1. 0. / 0. 0."),
        Piece::new("cliff around an inner corner", weight, Four, "1. 1. / 1. 0."),
    ]
}

/// Cliffs of two levels at once, and where three levels meet.
pub(super) const fn high_cliffs(double: u32, tee: u32, cross: u32) -> [Piece; 3] {
    [
        Piece::new("cliff of two levels", double, Four, "2. 2. / 0. 0."),
        Piece::new("cliff that grows", tee, Eight, "2. 2. / 0. 1."),
        Piece::new("terraces around a corner", cross, Four, "2. 1. / 1. 0."),
    ]
}

/// Ramps: side by side, and their outer sides.
pub(super) const fn ramps(wide: u32, sides: u32) -> [Piece; 4] {
    [
        Piece::new("top of a wide ramp", wide, Four, "0. 0. / 0v 0v"),
        Piece::new("foot of a wide ramp", wide, Four, "1v 1v / 0. 0."),
        Piece::new("top of a ramp beside level ground", sides, Eight, "0. 0. / 0. 0v"),
        Piece::new("foot of a ramp beside a cliff", sides, Eight, "1. 1v / 0. 0."),
    ]
}

/// Ramps along cliffs and around corners.
pub(super) const fn winding_ramps(weight: u32) -> [Piece; 4] {
    [
        Piece::new("cliff beside the top of a ramp", weight, Eight, "1. 0. / 1v 0."),
        Piece::new("foot of a ramp beside low ground", weight, Eight, "1v 0. / 0. 0."),
        Piece::new("cliff beside the foot of a ramp", weight, Eight, "1. 0. / 1. 1^"),
        Piece::new("two ramps around a corner", weight, Four, "1. 1v / 1> 0."),
    ]
}

/// The end of a fin on level ground.
pub(super) const fn fin_end(weight: u32) -> Piece {
    Piece::new("end of a fin", weight, Four, "0. 0. / 0. 0.").with_fins(&[South])
}
