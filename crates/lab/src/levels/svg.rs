//! What pictures of floors are made of.

use std::fmt::Write as _;

use grid::{Cells, Point};

/// Units of a picture for each tile.
pub(super) const TILE: u32 = 12;

/// The beginning of a picture of so many columns and rows, with its title and its style; the end is `</svg>`.
pub(super) fn begin([width, height]: [u8; 2], title: &str, style: &str) -> String {
    let [width, height] = [width, height].map(|tiles| u32::from(tiles) * TILE);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n\
         <title>{title}</title>\n<style>{style}</style>\n<rect class=\"rock\" width=\"{width}\" height=\"{height}\"/>\n"
    )
}

/// Tiles as a path.
pub(super) fn outline<const HEIGHT: usize, const WORDS: usize>(tiles: &Cells<HEIGHT, WORDS>) -> String {
    tiles.iter().fold(String::new(), |mut path, at| {
        let (x, y) = corner(at);
        let _ = write!(path, "M{x} {y}h{TILE}v{TILE}h-{TILE}z");
        path
    })
}

/// A letter on a tile.
pub(super) fn letter(at: Point, letter: char) -> String {
    let (x, y) = corner(at);
    let letter = letter.to_string().replace('&', "&amp;").replace('>', "&gt;");
    format!("<text x=\"{}\" y=\"{}\">{letter}</text>\n", x + TILE / 2, y + TILE - 3)
}

/// The upper left corner of a tile.
pub(super) fn corner(at: Point) -> (u32, u32) {
    (u32::from(at.x) * TILE, u32::from(at.y) * TILE)
}
