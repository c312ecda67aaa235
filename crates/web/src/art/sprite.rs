//! A picture of a few inks, read from text.

use std::fmt::Write as _;

use thiserror::Error;

use super::{Ink, Rgb, Theme};

/// A picture: cells of ink, some of them clear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sprite {
    width: usize,
    cells: Vec<Option<Ink>>,
}

/// Why a text is no picture.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum SpriteError {
    /// A line before the first picture that gives no letter an ink.
    #[error("line {0}: a line of the legend is a letter, a space and the name of an ink")]
    Legend(usize),
    /// A letter the legend does not know.
    #[error("line {line}: the legend has no letter '{letter}'")]
    Letter {
        /// Where.
        line: usize,
        /// Which.
        letter: char,
    },
    /// A row that is longer or shorter than the first of its picture.
    #[error("line {0}: the row is not as wide as the others")]
    Width(usize),
    /// A picture without rows.
    #[error("[{0}] has no rows")]
    Empty(String),
}

impl Sprite {
    /// Reads a file of pictures: first the legend, a letter and an ink a line, then for each picture its name in brackets and its rows.
    /// A point is clear, a line that begins with `#` says something to the reader.
    ///
    /// # Errors
    /// When a line is not understood.
    pub fn read_all(text: &str) -> Result<Vec<(String, Self)>, SpriteError> {
        let mut legend = vec![('.', None)];
        let mut sprites: Vec<(String, Self)> = Vec::new();
        for (line, row) in text.lines().enumerate().map(|(index, row)| (index + 1, row.trim_end())) {
            if row.is_empty() || row.starts_with('#') {
                continue;
            }
            if let Some(name) = row.strip_prefix('[').and_then(|row| row.strip_suffix(']')) {
                sprites.push((name.to_owned(), Self { width: 0, cells: Vec::new() }));
            } else if let Some((_, sprite)) = sprites.last_mut() {
                sprite.read_row(row, &legend, line)?;
            } else {
                let (letter, ink) = read_legend(row).ok_or(SpriteError::Legend(line))?;
                legend.push((letter, Some(ink)));
            }
        }
        match sprites.iter().find(|(_, sprite)| sprite.cells.is_empty()) {
            Some((name, _)) => Err(SpriteError::Empty(name.clone())),
            None => Ok(sprites),
        }
    }

    /// A picture of cells, row after row.
    pub(super) fn from_cells(width: usize, cells: Vec<Option<Ink>>) -> Self {
        Self { width, cells }
    }

    fn read_row(
        &mut self,
        row: &str,
        legend: &[(char, Option<Ink>)],
        line: usize,
    ) -> Result<(), SpriteError> {
        let before = self.cells.len();
        for letter in row.chars() {
            let known = legend.iter().find(|(known, _)| *known == letter);
            let (_, ink) = known.ok_or(SpriteError::Letter { line, letter })?;
            self.cells.push(*ink);
        }
        let width = self.cells.len() - before;
        if before > 0 && width != self.width {
            return Err(SpriteError::Width(line));
        }
        self.width = width;
        Ok(())
    }

    /// Cells from left to right.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Cells from top to bottom.
    pub const fn height(&self) -> usize {
        self.cells.len() / self.width
    }

    /// The ink of a cell; clear outside.
    pub fn ink(&self, x: usize, y: usize) -> Option<Ink> {
        if x < self.width { self.cells.get(y * self.width + x).copied().flatten() } else { None }
    }

    /// A path in the syntax of SVG for each ink that occurs.
    pub fn paths(&self) -> Vec<(Ink, String)> {
        Ink::all()
            .map(|ink| (ink, self.path(|cell| cell == Some(ink))))
            .filter(|(_, path)| !path.is_empty())
            .collect()
    }

    /// The path of all cells that are not clear, for pictures in the colour of the words around them.
    pub fn outline(&self) -> String {
        self.path(|cell| cell.is_some())
    }

    /// A file of its own, in the colours of one theme, with room around the picture for round masks.
    pub fn to_svg(&self, theme: Theme) -> String {
        let (width, height) = (self.width, self.height());
        let (left, top) = (width / 4, height / 4);
        let (wide, tall) = (width + 2 * left, height + 2 * top);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{left} -{top} {wide} {tall}\" shape-rendering=\"crispEdges\">\n"
        );
        let ground = format!("M-{left} -{top}h{wide}v{tall}h-{wide}z");
        for (ink, path) in [(Ink::Night, ground)].into_iter().chain(self.paths()) {
            let Rgb(red, green, blue) = theme.rgb(ink);
            let _ = writeln!(svg, "<path fill=\"#{red:02x}{green:02x}{blue:02x}\" d=\"{path}\"/>");
        }
        svg + "</svg>\n"
    }

    fn path(&self, wanted: impl Fn(Option<Ink>) -> bool) -> String {
        rectangles(self.width, self.height(), |x, y| wanted(self.ink(x, y)))
    }
}

fn read_legend(row: &str) -> Option<(char, Ink)> {
    let (letter, name) = row.split_once(' ')?;
    let mut letters = letter.chars();
    let letter = letters.next()?;
    if letters.next().is_some() { None } else { Some((letter, Ink::named(name)?)) }
}

/// Rectangles that cover the wanted cells, as a path: runs of a row, merged with the equal run below.
pub(super) fn rectangles(width: usize, height: usize, wanted: impl Fn(usize, usize) -> bool) -> String {
    let runs: Vec<Vec<(usize, usize)>> = (0..height).map(|y| runs(width, |x| wanted(x, y))).collect();
    let mut path = String::new();
    for (y, row) in runs.iter().enumerate() {
        for run in row {
            if y > 0 && runs[y - 1].contains(run) {
                continue;
            }
            let tall = runs[y..].iter().take_while(|row| row.contains(run)).count();
            let (x, wide) = *run;
            let _ = write!(path, "M{x} {y}h{wide}v{tall}h-{wide}z");
        }
    }
    path
}

fn runs(width: usize, wanted: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs = Vec::new();
    let mut x = 0;
    while x < width {
        let wide = (x..width).take_while(|&x| wanted(x)).count();
        if wide > 0 {
            runs.push((x, wide));
        }
        x += wide + 1;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A test.\nk void\no bone\n\n[Dot]\n.k.\nkok\n.k.\n\n[Bar]\noo\noo\n";

    #[test]
    fn pictures_are_read_in_order() {
        let sprites = Sprite::read_all(TEXT).expect("it is a good text");
        let names: Vec<&str> = sprites.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["Dot", "Bar"]);
        let dot = &sprites[0].1;
        assert_eq!((dot.width(), dot.height()), (3, 3));
        assert_eq!([dot.ink(0, 0), dot.ink(1, 1), dot.ink(9, 1)], [None, Some(Ink::Bone), None]);
    }

    #[test]
    fn equal_runs_become_one_rectangle() {
        let sprites = Sprite::read_all(TEXT).expect("it is a good text");
        assert_eq!(sprites[1].1.paths(), [(Ink::Bone, "M0 0h2v2h-2z".to_owned())]);
        assert_eq!(sprites[0].1.outline(), "M1 0h1v1h-1zM0 1h3v1h-3zM1 2h1v1h-1z");
    }

    #[test]
    fn mistakes_are_told_with_their_line() {
        for (text, error) in [
            ("kk void\n", SpriteError::Legend(1)),
            ("k nosuch\n", SpriteError::Legend(1)),
            ("[A]\n..\n.\n", SpriteError::Width(3)),
            ("[A]\n.x\n", SpriteError::Letter { line: 2, letter: 'x' }),
            ("[A]\n\n[B]\n.\n", SpriteError::Empty("A".to_owned())),
        ] {
            assert_eq!(Sprite::read_all(text), Err(error), "{text:?}");
        }
    }
}
