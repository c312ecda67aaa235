//! A corner of a floor, for the home screen.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::Sign;
use crate::paint::{Ink, Look};

/// A floor of which a corner is shown.
#[derive(Clone, Copy)]
pub(crate) struct Corner {
    /// The tile that is to be seen, in the middle if the floor goes on that far.
    pub(crate) around: Point,
    /// Columns of the floor.
    pub(crate) width: u8,
    /// Rows of the floor.
    pub(crate) height: u8,
}

impl Corner {
    /// Draws as much as there is room for; each tile has two characters, or nothing.
    pub(crate) fn draw(
        self,
        buffer: &mut Buffer,
        area: Rect,
        look: Look,
        drawn: impl Fn(Point) -> Option<[Sign; 2]>,
    ) {
        let left = first(self.around.x, self.width, area.width / 2);
        let top = first(self.around.y, self.height, area.height);
        for spot in area.positions() {
            let tile = |first: u16, cell: u16| u8::try_from(first + cell);
            let (Ok(x), Ok(y)) = (tile(left, (spot.x - area.x) / 2), tile(top, spot.y - area.y)) else {
                continue;
            };
            let signs = (x < self.width && y < self.height).then(|| drawn(Point::new(x, y)));
            let Some(signs) = signs.flatten() else { continue };
            let (letter, ink) = signs[usize::from((spot.x - area.x) % 2)];
            let style = look.style(ink);
            let style = if ink == Ink::Gold { style.add_modifier(Modifier::BOLD) } else { style };
            buffer[spot].set_char(letter).set_style(style);
        }
    }
}

/// The first tile of a window on a floor: a tile is in its middle, or as near as the floor allows.
fn first(around: u8, length: u8, window: u16) -> u16 {
    u16::from(around).saturating_sub(window / 2).min(u16::from(length).saturating_sub(window))
}
