//! Letters five cells high, for what must fit into a tile.

use super::{Ink, Letters, Pixels, Spot};

/// The sign for what a round end does: an hourglass.
pub const ROUNDS: char = 'x';

/// How wide a letter is, and its rows from the top, the leftmost cell first.
const fn glyph(letter: char) -> (i32, u32) {
    match letter {
        ROUNDS => (5, 0b11111_01110_00100_01110_11111),
        'N' => (4, 0b1001_1101_1011_1001_1001),
        // With a bow above and a foot to the right, or it would be taken for a q.
        'a' => (4, 0b0110_0001_0111_1001_0111),
        'e' => (4, 0b0110_1001_1111_1000_0111),
        _ => (3, rows(letter)),
    }
}

const fn rows(letter: char) -> u32 {
    match letter {
        '0' => 0b111_101_101_101_111,
        '1' => 0b010_110_010_010_111,
        '2' => 0b111_001_111_100_111,
        '3' => 0b111_001_011_001_111,
        '4' => 0b101_101_111_001_001,
        '5' => 0b111_100_111_001_111,
        '6' => 0b111_100_111_101_111,
        '7' => 0b111_001_010_010_010,
        '8' => 0b111_101_111_101_111,
        '9' => 0b111_101_111_001_111,
        '+' => 0b000_010_111_010_000,
        '-' => 0b000_000_111_000_000,
        'B' => 0b110_101_110_101_110,
        'C' => 0b011_100_100_100_011,
        'E' => 0b111_100_110_100_111,
        'R' => 0b110_101_110_101_101,
        'U' => 0b101_101_101_101_111,
        'b' => 0b100_110_101_101_110,
        'c' => 0b000_011_100_100_011,
        'd' => 0b001_011_101_101_011,
        _ => 0,
    }
}

/// How wide a text is.
pub fn width(text: &str) -> i32 {
    text.chars().map(|letter| glyph(letter).0 + 1).sum::<i32>() - 1
}

/// A text with its upper left corner at a cell.
pub fn write(pixels: &mut Pixels, text: &str, (x, y): Spot, ink: Ink) {
    let mut left = x;
    for letter in text.chars() {
        let (wide, cells) = glyph(letter);
        for cell in 0..wide * 5 {
            if cells >> (wide * 5 - 1 - cell) & 1 == 1 {
                pixels.dot(left + cell % wide, y + cell / wide, ink);
            }
        }
        left += wide + 1;
    }
}

/// A text on a dark plate, centred on a cell.
pub fn plate(pixels: &mut Pixels, text: &str, (x, y): Spot, ink: Ink) {
    let wide = width(text);
    let left = x - wide / 2;
    pixels.rect(left - 1, y - 3, wide + 2, 7, Ink::Void);
    write(pixels, text, (left, y - 2), ink);
}

/// A text in the letters of the house with a dark rim, centred on a cell, but never outside
/// the picture.
pub fn rimmed(pixels: &mut Pixels, text: &str, (x, y): Spot, ink: Ink) {
    let cells = |count: usize| i32::try_from(count).unwrap_or(0);
    let wide = cells(Letters::new(text).width());
    let left = (x - wide / 2).min(cells(pixels.width()) - wide - 1).max(1);
    outlined(pixels, text, (left, (y - 3).max(1)), ink);
}

/// A text in the letters of the house with a dark rim, with its upper left corner at a cell.
pub fn outlined(pixels: &mut Pixels, text: &str, (left, top): Spot, ink: Ink) {
    for (right, down) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        pixels.text(text, left + right, top + down, Ink::Void);
    }
    pixels.text(text, left, top, ink);
}
