//! The log: the last lines beside the table, or all of it on a page.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::forward::Entry;

use super::Table;
use crate::keys::Action;
use crate::paint::{Ink, Look, column, draw_lines, inset, panel, rows_from, wrap};

/// The last lines, the news bright.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, table: &Table<'_>) {
    let look = table.look();
    let inside = heading(buffer, area, table);
    // What the film has not shown yet must not be read in the log.
    let (lines, news) = table.chronicle.lines();
    let lines = if table.frame.is_some() { &lines[..lines.len() - news] } else { lines };
    let news = if table.frame.is_some() { 0 } else { news };
    let room = usize::from(inside.height);
    let old = lines.len() - news;
    // Every entry takes a line at least, so older ones cannot be seen anyway.
    let skipped = lines.len().saturating_sub(room);
    let wrapped: Vec<(Ink, String)> = lines
        .iter()
        .enumerate()
        .skip(skipped)
        .flat_map(|(place, entry)| {
            let ink = if place >= old { entry.tone.into() } else { Ink::Faint };
            wrap(&entry.text, usize::from(inside.width)).into_iter().map(move |line| (ink, line))
        })
        .collect();
    let from = wrapped.len().saturating_sub(room);
    draw_lines(
        buffer,
        inside,
        wrapped.into_iter().skip(from).map(|(ink, line)| Line::from(look.span(ink, line))),
    );
}

/// Draws the rule with the title, and returns what is below it.
fn heading(buffer: &mut Buffer, area: Rect, table: &Table<'_>) -> Rect {
    let look = table.look();
    let title = match table.hand {
        Some(_) => format!(" Log [{}] ", table.desk.key(Action::Log)),
        None => " Log ".to_owned(),
    };
    let rule = look.glyphs().rule.to_string();
    let rest = usize::from(area.width).saturating_sub(title.len() + 2);
    let line = Line::from(vec![
        look.span(Ink::Frame, rule.repeat(2)),
        look.bold(Ink::Gold, title),
        look.span(Ink::Frame, rule.repeat(rest)),
    ]);
    draw_lines(buffer, area, [line]);
    inset_left(rows_from(area, 1, area.height.saturating_sub(1)))
}

fn inset_left(area: Rect) -> Rect {
    column(area, 1, area.width.saturating_sub(1))
}

/// The whole log, scrolled up by some lines.
pub(crate) fn log_page(buffer: &mut Buffer, area: Rect, table: &Table<'_>, scrolled: usize) {
    let look = table.look();
    let (lines, _) = table.chronicle.lines();
    let inside = inset(panel(buffer, area, look, &format!("Log, {} lines", lines.len())), 1, 0);
    let room = usize::from(inside.height);
    let last = lines.len().saturating_sub(scrolled).max(room.min(lines.len()));
    let first = last.saturating_sub(room);
    draw_lines(buffer, inside, lines[first..last].iter().map(|entry| page_line(look, entry)));
}

fn page_line<'a>(look: Look, entry: &Entry) -> Line<'a> {
    Line::from(look.span(entry.tone.into(), entry.text.clone()))
}
