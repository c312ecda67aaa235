//! Framed areas with a title, and lines of text in them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Widget};

use super::{Ink, Look, paper};

/// Draws a frame with a title and returns what is inside.
pub(crate) fn panel(buffer: &mut Buffer, area: Rect, look: Look, title: &str) -> Rect {
    let block = Block::bordered()
        .border_set(look.glyphs().frame)
        .border_style(look.style(Ink::Frame))
        .title(Line::from(look.bold(Ink::Gold, format!(" {title} "))));
    let inside = block.inner(area);
    block.render(area, buffer);
    inside
}

/// Draws lines from the top of an area, as many as there is room for.
pub(crate) fn draw_lines<'a>(buffer: &mut Buffer, area: Rect, lines: impl IntoIterator<Item = Line<'a>>) {
    for (line, y) in lines.into_iter().zip(area.top()..area.bottom()) {
        let place = Rect { y, height: 1, ..area };
        line.render(place, buffer);
    }
}

/// Wipes an area, for something drawn over something else.
pub(crate) fn clear(buffer: &mut Buffer, area: Rect) {
    Clear.render(area, buffer);
}

/// Lays the paper below all that was drawn.
pub(crate) fn lay_paper(buffer: &mut Buffer, area: Rect, look: Look) {
    let paper = paper(look.depth);
    let (ground, words) = (paper.bg.unwrap_or_default(), paper.fg.unwrap_or_default());
    for position in area.positions() {
        let cell = &mut buffer[position];
        cell.bg = if cell.bg == Color::Reset { ground } else { cell.bg };
        cell.fg = if cell.fg == Color::Reset { words } else { cell.fg };
    }
}
