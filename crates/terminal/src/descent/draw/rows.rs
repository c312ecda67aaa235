//! Rows of a list, and all that is to be said of one of them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::Entry;

use crate::paint::{Ink, Look, draw_lines, wrap};

/// A row, and what is to be said of it.
pub(super) struct Row<'a> {
    /// The number of its key, and the row.
    pub(super) head: Vec<Span<'a>>,
    pub(super) told: Vec<Entry>,
}

/// Draws rows with the cursor on one of them. Where there is room, each is told in full; else that one
/// alone, below all rows.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: Look, rows: &[Row<'_>], row: usize) {
    let width = usize::from(area.width);
    let told = |row: &Row<'_>, indent: usize| -> Vec<Line<'_>> {
        let lines = row.told.iter().flat_map(|entry| {
            let ink: Ink = entry.tone.into();
            wrap(&entry.text, width.saturating_sub(indent)).into_iter().map(move |line| (ink, line))
        });
        lines.map(|(ink, line)| Line::from(look.span(ink, format!("{}{line}", " ".repeat(indent))))).collect()
    };
    let height = |lines: usize| if lines > 0 { lines + 2 } else { 1 };
    let all: usize = rows.iter().map(|row| height(told(row, 4).len())).sum();
    let is_roomy = all <= usize::from(area.height) + 1;
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (place, one) in rows.iter().enumerate() {
        let pointer = if place == row { look.glyphs().pointer } else { ' ' };
        let mut head = Line::from(look.bold(Ink::Gold, format!("{pointer} ")));
        head.extend(one.head.iter().cloned());
        lines.push(head);
        if is_roomy && !one.told.is_empty() {
            lines.extend(told(one, 4));
            lines.push(Line::default());
        }
    }
    if let Some(chosen) = rows.get(row).filter(|_| !is_roomy) {
        lines.push(Line::default());
        lines.extend(told(chosen, 0));
    }
    draw_lines(buffer, area, lines);
}
