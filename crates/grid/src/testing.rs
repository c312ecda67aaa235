//! Floors for tests: at random, and moved to where rows have their second word.

use engine::SplitMix64;

use crate::{Area, Cells, Point, any};

/// How often a tile is in a set, in hundredths.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Density(pub(crate) u32);

/// Some tiles of a rectangle.
pub(crate) fn scattered<const HEIGHT: usize, const WORDS: usize>(
    area: Area,
    Density(hundredths): Density,
    stream: &mut SplitMix64,
) -> Cells<HEIGHT, WORDS> {
    area.points().filter(|_| stream.below(100) < hundredths).collect()
}

/// The same tiles so many columns farther right, in rows of whichever width.
pub(crate) fn moved<const HEIGHT: usize, const WORDS: usize, const TO: usize>(
    cells: &Cells<HEIGHT, WORDS>,
    columns: u8,
) -> Cells<HEIGHT, TO> {
    cells.iter().map(|point| to_the_right(point, columns)).collect()
}

/// The tile so many columns farther right.
pub(crate) const fn to_the_right(point: Point, columns: u8) -> Point {
    Point::new(point.x + columns, point.y)
}

/// One of the tiles, each with the same chance.
pub(crate) fn any_of<const HEIGHT: usize, const WORDS: usize>(
    cells: &Cells<HEIGHT, WORDS>,
    stream: &mut SplitMix64,
) -> Point {
    any(cells, stream).expect("there is a tile")
}

/// A floor as it is drawn: without the spaces around its lines.
pub(crate) fn rows(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |rows, line| rows + line + "\n")
}
