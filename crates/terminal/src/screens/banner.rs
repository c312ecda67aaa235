//! The name over the door.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::paint::{Ink, Look, draw_lines};

/// How tall the banner is.
pub(crate) const HEIGHT: u16 = 5;

const NAME: [&str; HEIGHT as usize] = [
    "####.  .###.  .####  #...#  #####  ####.  #...#",
    "#...#  #...#  #....  #...#  #....  #...#  .#.#.",
    "####.  #...#  #..##  #...#  ###..  ####.  ..#..",
    "#..#.  #...#  #...#  #...#  #....  #..#.  ..#..",
    "#...#  .###.  .####  .###.  #####  #...#  ..#..",
];

/// Draws the name, lighter towards the top as if lit from above.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, look: Look) {
    let full = look.glyphs().full;
    let inks = [Ink::Bright, Ink::Bright, Ink::Gold, Ink::Gold, Ink::Wane];
    let lines = NAME.iter().zip(inks).map(|(line, ink)| {
        let text: String = line.chars().map(|cell| if cell == '#' { full } else { ' ' }).collect();
        Line::styled(text, look.style(ink)).centered()
    });
    draw_lines(buffer, area, lines);
}
