//! Our own pixel letters.

use std::sync::LazyLock;

use super::sprite::rectangles;

/// A drawn letter: its rows from the top, each a text of `#` and `.`.
type Glyph = Vec<&'static str>;

static GLYPHS: LazyLock<Vec<(char, Glyph)>> = LazyLock::new(|| read(include_str!("letters.txt")));

/// The rows of a letter, each of `#` and `.`; nothing where we have not drawn it.
pub fn glyph(letter: char) -> Option<&'static [&'static str]> {
    GLYPHS.iter().find(|(known, _)| *known == letter).map(|(_, glyph)| glyph.as_slice())
}

/// A line of text in our letters, as cells that are set or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    rows: Vec<String>,
}

impl Letters {
    /// Cells from the top of a capital to the foot of a `g`.
    pub const HEIGHT: usize = 9;
    /// Cells of a gap between words.
    const SPACE: usize = 3;

    /// Sets a line. A letter we have not drawn becomes a question mark.
    pub fn new(text: &str) -> Self {
        let mut rows = vec![String::new(); Self::HEIGHT];
        for letter in text.chars() {
            if letter == ' ' {
                for row in &mut rows {
                    row.push_str(&".".repeat(Self::SPACE));
                }
                continue;
            }
            let glyph = glyph(letter).or_else(|| glyph('?')).expect("the question mark is drawn");
            for (row, cells) in rows.iter_mut().zip(glyph) {
                row.push_str(cells);
                row.push('.');
            }
        }
        // The gap after the last letter parts it from nothing.
        if !text.ends_with(' ') {
            for row in &mut rows {
                row.pop();
            }
        }
        Self { rows }
    }

    /// Cells from left to right.
    pub fn width(&self) -> usize {
        self.rows[0].len()
    }

    /// Whether a cell belongs to a letter.
    pub fn is_set(&self, x: usize, y: usize) -> bool {
        self.rows.get(y).is_some_and(|row| row.as_bytes().get(x) == Some(&b'#'))
    }

    /// The line as a path in the syntax of SVG.
    pub fn path(&self) -> String {
        rectangles(self.width(), Self::HEIGHT, |x, y| self.is_set(x, y))
    }
}

/// Reads blocks: a line `= A B C`, then rows with a column for each of these letters.
/// Rows that a block leaves out at the foot are clear.
fn read(text: &'static str) -> Vec<(char, Glyph)> {
    let mut glyphs: Vec<(char, Glyph)> = Vec::new();
    let mut block = 0;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        if let Some(names) = line.strip_prefix("= ") {
            block = glyphs.len();
            glyphs
                .extend(names.split_whitespace().filter_map(|name| Some((name.chars().next()?, Vec::new()))));
            continue;
        }
        for ((_, glyph), cells) in glyphs[block..].iter_mut().zip(line.split_whitespace()) {
            glyph.push(cells);
        }
    }
    for (_, glyph) in &mut glyphs {
        let blank = &"........"[..glyph[0].len()];
        glyph.resize(Letters::HEIGHT, blank);
    }
    glyphs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_a_full_rectangle() {
        for (letter, glyph) in &*GLYPHS {
            assert_eq!(glyph.len(), Letters::HEIGHT, "{letter}");
            for row in glyph {
                assert_eq!(row.len(), glyph[0].len(), "{letter}: {row}");
                assert!(row.bytes().all(|cell| matches!(cell, b'#' | b'.')), "{letter}: {row}");
            }
        }
    }

    #[test]
    fn all_printable_letters_are_drawn() {
        for letter in ('!'..='~').chain("·×–’…→".chars()) {
            assert!(glyph(letter).is_some(), "{letter}");
        }
    }

    #[test]
    fn no_two_letters_look_the_same() {
        for (place, (letter, glyph)) in GLYPHS.iter().enumerate() {
            assert!(GLYPHS[place + 1..].iter().all(|(_, other)| other != glyph), "{letter}");
        }
    }

    #[test]
    fn letters_stand_a_cell_apart() {
        assert_eq!(Letters::new("II").width(), 7);
        assert_eq!(Letters::new("I I").width(), 10);
        assert_eq!(Letters::new("").width(), 0);
        assert_eq!(Letters::new("ↈ"), Letters::new("?"));
    }
}
