//! A small picture that code draws into.

use super::{Ink, Letters, Rgb, Sprite, Theme};

/// A picture of inks, drawn cell by cell. Whatever falls outside is cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    width: usize,
    height: usize,
    cells: Vec<Option<Ink>>,
}

/// Whether a sprite is drawn as it is or as in a mirror.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flip {
    /// As it is.
    #[default]
    Straight,
    /// Left and right exchanged.
    Mirrored,
}

impl Pixels {
    /// A clear picture.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, cells: vec![None; width * height] }
    }

    /// Cells from left to right.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Cells from top to bottom.
    pub const fn height(&self) -> usize {
        self.height
    }

    /// The ink of a cell; clear outside.
    pub fn ink(&self, x: i32, y: i32) -> Option<Ink> {
        self.place(x, y).and_then(|place| self.cells[place])
    }

    /// Makes every cell clear.
    pub fn clear(&mut self) {
        self.cells.fill(None);
    }

    /// Makes every cell of one ink.
    pub fn fill(&mut self, ink: Ink) {
        self.cells.fill(Some(ink));
    }

    /// One cell.
    pub fn dot(&mut self, x: i32, y: i32, ink: Ink) {
        if let Some(place) = self.place(x, y) {
            self.cells[place] = Some(ink);
        }
    }

    /// A filled rectangle.
    pub fn rect(&mut self, x: i32, y: i32, width: i32, height: i32, ink: Ink) {
        for row in y..y + height {
            for column in x..x + width {
                self.dot(column, row, ink);
            }
        }
    }

    /// The border of a rectangle, one cell thick.
    pub fn frame(&mut self, x: i32, y: i32, width: i32, height: i32, ink: Ink) {
        self.rect(x, y, width, 1, ink);
        self.rect(x, y + height - 1, width, 1, ink);
        self.rect(x, y, 1, height, ink);
        self.rect(x + width - 1, y, 1, height, ink);
    }

    /// A filled disc around a cell.
    pub fn disc(&mut self, x: i32, y: i32, radius: i32, ink: Ink) {
        for row in -radius..=radius {
            for column in -radius..=radius {
                // A little more than the square of the radius makes small discs round.
                if row * row + column * column <= radius * radius + radius / 2 {
                    self.dot(x + column, y + row, ink);
                }
            }
        }
    }

    /// A line of single cells from one end to the other, both included.
    pub fn line(&mut self, from: (i32, i32), to: (i32, i32), ink: Ink) {
        let (mut x, mut y) = from;
        let (wide, tall) = ((to.0 - x).abs(), (to.1 - y).abs());
        let (right, down) = ((to.0 - x).signum(), (to.1 - y).signum());
        let mut error = wide - tall;
        loop {
            self.dot(x, y, ink);
            if (x, y) == to {
                return;
            }
            let doubled = 2 * error;
            if doubled > -tall {
                error -= tall;
                x += right;
            }
            if doubled < wide {
                error += wide;
                y += down;
            }
        }
    }

    /// A sprite with its upper left corner at a cell.
    pub fn sprite(&mut self, sprite: &Sprite, x: i32, y: i32, flip: Flip) {
        self.stamp(sprite, (x, y), flip, &|_, ink| Some(ink));
    }

    /// A sprite as a silhouette of one ink.
    pub fn silhouette(&mut self, sprite: &Sprite, x: i32, y: i32, flip: Flip, tint: Ink) {
        self.stamp(sprite, (x, y), flip, &|_, _| Some(tint));
    }

    /// A sprite whose cells are dyed one by one; `dye` is given the place in the picture, so that
    /// it can leave out every other cell.
    pub fn stamp(
        &mut self,
        sprite: &Sprite,
        at: (i32, i32),
        flip: Flip,
        dye: &dyn Fn((i32, i32), Ink) -> Option<Ink>,
    ) {
        for row in 0..sprite.height() {
            for column in 0..sprite.width() {
                let source = match flip {
                    Flip::Straight => column,
                    Flip::Mirrored => sprite.width() - 1 - column,
                };
                let place = (at.0 + signed(column), at.1 + signed(row));
                if let Some(ink) = sprite.ink(source, row).and_then(|ink| dye(place, ink)) {
                    self.dot(place.0, place.1, ink);
                }
            }
        }
    }

    /// A line of our own letters with its upper left corner at a cell.
    pub fn text(&mut self, text: &str, x: i32, y: i32, ink: Ink) {
        let letters = Letters::new(text);
        for row in 0..Letters::HEIGHT {
            for column in 0..letters.width() {
                if letters.is_set(column, row) {
                    self.dot(x + signed(column), y + signed(row), ink);
                }
            }
        }
    }

    /// The bytes an `ImageData` wants: red, green, blue and opacity of each cell.
    pub fn to_rgba(&self, theme: Theme) -> Vec<u8> {
        // Every frame of a film comes through here, so colours are looked up once for each ink.
        let mut colours = [[0; 4]; Ink::COUNT];
        for ink in Ink::all() {
            let Rgb(red, green, blue) = theme.rgb(ink);
            colours[ink.index()] = [red, green, blue, 255];
        }
        let mut bytes = vec![0; self.cells.len() * 4];
        for (bytes, cell) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(&self.cells) {
            if let Some(ink) = cell {
                *bytes = colours[ink.index()];
            }
        }
        bytes
    }

    /// The picture as a sprite, to be shown without a canvas.
    pub fn to_sprite(&self) -> Sprite {
        Sprite::from_cells(self.width, self.cells.clone())
    }

    fn place(&self, x: i32, y: i32) -> Option<usize> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < self.width && y < self.height).then_some(y * self.width + x)
    }
}

fn signed(cells: usize) -> i32 {
    i32::try_from(cells).expect("a picture is smaller than two thousand million cells")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture with a letter for each ink, to be compared by eye.
    fn drawn(pixels: &Pixels) -> Vec<String> {
        let letter = |cell: &Option<Ink>| match cell {
            None => '.',
            Some(Ink::Bone) => 'o',
            Some(Ink::Void) => 'k',
            Some(_) => '?',
        };
        pixels.cells.chunks(pixels.width).map(|row| row.iter().map(letter).collect()).collect()
    }

    #[test]
    fn a_line_ends_where_it_should() {
        let mut pixels = Pixels::new(4, 3);
        pixels.line((3, 2), (0, 0), Ink::Bone);
        assert_eq!(drawn(&pixels), ["o...", ".oo.", "...o"]);
    }

    #[test]
    fn what_falls_outside_is_cut_off() {
        let mut pixels = Pixels::new(3, 3);
        pixels.rect(-5, 1, 7, 9, Ink::Bone);
        pixels.disc(9, 9, 3, Ink::Bone);
        assert_eq!(drawn(&pixels), ["...", "oo.", "oo."]);
    }

    #[test]
    fn a_sprite_can_be_mirrored_and_tinted() {
        let sprites = Sprite::read_all("k void\no bone\n[L]\nk.\nko\n").expect("it is a good text");
        let mut pixels = Pixels::new(4, 2);
        pixels.sprite(&sprites[0].1, 0, 0, Flip::Mirrored);
        pixels.silhouette(&sprites[0].1, 2, 0, Flip::Straight, Ink::Bone);
        assert_eq!(drawn(&pixels), [".ko.", "okoo"]);
        assert_eq!(drawn(&pixels).concat().len(), pixels.to_rgba(Theme::Night).len() / 4);
    }

    #[test]
    fn text_is_drawn_in_our_letters() {
        let mut pixels = Pixels::new(7, 7);
        pixels.text("I", 1, 0, Ink::Bone);
        assert_eq!(drawn(&pixels)[0], ".ooo...");
        assert_eq!(drawn(&pixels)[3], "..o....");
    }

    #[test]
    fn clear_cells_are_transparent() {
        assert_eq!(Pixels::new(1, 1).to_rgba(Theme::Contrast), [0, 0, 0, 0]);
    }
}
