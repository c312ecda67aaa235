//! A log: the last lines beside a table, or all of it on a page.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Entry;

use crate::keys::{Action, named};
use crate::paint::{Ink, Look, column, draw_lines, inset, panel, rows_from, wrap};

/// How far a page of the log reaches.
const PAGE: usize = 8;

/// The keys of the log while it is read.
pub(crate) fn keys() -> Vec<(Action, String)> {
    named(&[
        (Action::UP, "older"),
        (Action::DOWN, "newer"),
        (Action::PAGE_UP, "a page up"),
        (Action::PAGE_DOWN, "a page down"),
        (Action::FIRST, "the beginning"),
        (Action::LAST, "the end"),
        (Action::BACK, "back to the table"),
    ])
}

/// How far a log of some length is scrolled up after an action; nothing when it is closed.
pub(crate) fn scroll(scrolled: usize, length: usize, action: Action) -> Option<usize> {
    match action {
        Action::UP => Some((scrolled + 1).min(length)),
        Action::DOWN => Some(scrolled.saturating_sub(1)),
        Action::PAGE_UP => Some((scrolled + PAGE).min(length)),
        Action::PAGE_DOWN => Some(scrolled.saturating_sub(PAGE)),
        Action::FIRST => Some(length),
        Action::LAST => Some(0),
        _ => None,
    }
}

/// Draws the last lines, the news bright, below a rule with the title.
pub(crate) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    look: Look,
    title: &str,
    (lines, news): (&[Entry], usize),
) {
    let inside = heading(buffer, area, look, title);
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

/// Draws a rule with a title, and returns what is below it.
pub(crate) fn heading(buffer: &mut Buffer, area: Rect, look: Look, title: &str) -> Rect {
    let title = format!(" {title} ");
    let rule = look.glyphs().rule.to_string();
    let rest = usize::from(area.width).saturating_sub(title.chars().count() + 2);
    let line = Line::from(vec![
        look.span(Ink::Frame, rule.repeat(2)),
        look.bold(Ink::Gold, title),
        look.span(Ink::Frame, rule.repeat(rest)),
    ]);
    draw_lines(buffer, area, [line]);
    let below = rows_from(area, 1, area.height.saturating_sub(1));
    column(below, 1, below.width.saturating_sub(1))
}

/// Draws the whole log, scrolled up by some lines.
pub(crate) fn page(buffer: &mut Buffer, area: Rect, look: Look, lines: &[Entry], scrolled: usize) {
    let inside = inset(panel(buffer, area, look, &format!("Log, {} lines", lines.len())), 1, 0);
    let room = usize::from(inside.height);
    let last = lines.len().saturating_sub(scrolled).max(room.min(lines.len()));
    let first = last.saturating_sub(room);
    let line = |entry: &Entry| Line::from(look.span(entry.tone.into(), entry.text.clone()));
    draw_lines(buffer, inside, lines[first..last].iter().map(line));
}
