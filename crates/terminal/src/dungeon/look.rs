//! What is told about the tile under the cursor.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::dungeon::Hand;
use stage::{Entry, Tone};

use super::{Drawing, Drawn};
use crate::paint::{Ink, draw_lines, inset, panel, sentence, wrap};

pub(super) fn draw<D: Drawn>(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, D>, at: Point) {
    let look = drawing.look();
    let (title, told) = if let Hand::Aiming { weapon, at } = drawing.hand() {
        (format!("Aiming {}", D::aiming(drawing, weapon)), drawing.game.forecast(drawing.view, weapon, at))
    } else {
        let told = drawing.game.examine(drawing.view, at);
        (told.title, told.lines)
    };
    // What stands in brackets goes into the panel where the frame has no room for it.
    let (title, more) = match title.split_once(" (") {
        Some((name, more)) if title.chars().count() + 4 > usize::from(area.width) => {
            (name, Some(Entry::new(Tone::Plain, sentence(more.trim_end_matches(')')))))
        }
        _ => (title.as_str(), None),
    };
    let inside = inset(panel(buffer, area, look, title), 1, 0);
    let width = usize::from(inside.width);
    let mut lines: Vec<Line<'_>> = more
        .iter()
        .chain(&told)
        .flat_map(|entry| {
            wrap(&entry.text, width).into_iter().map(|line| Line::from(look.span(entry.tone.into(), line)))
        })
        .collect();
    if let Hand::Looking { .. } = drawing.hand() {
        let steps = D::route(drawing.view, at).len();
        let words = match steps {
            0 => "No way leads there from here.".to_owned(),
            1 => "1 step from here.".to_owned(),
            steps => format!("{steps} steps from here."),
        };
        if at != D::here(drawing.view) {
            lines.push(Line::default());
            lines.push(Line::from(look.span(Ink::Lux, words)));
        }
    }
    if let Hand::Aiming { .. } = drawing.hand()
        && told.is_empty()
    {
        lines.push(Line::from(look.span(Ink::Faint, "Nobody would be hit.")));
    }
    draw_lines(buffer, inside, lines);
}
