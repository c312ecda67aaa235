//! What is told about the tile under the cursor.

use grid::Point;
use labyrinth::capital;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::labyrinth::{Hand, aimed_lines, examine, route};
use stage::{Entry, Tone};

use super::Table;
use crate::paint::{Ink, draw_lines, inset, panel, wrap};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, table: &Table<'_>, at: Point) {
    let look = table.look();
    let (title, told) = if let Hand::Aiming { weapon, at } = table.hand() {
        (format!("Aiming {weapon}"), aimed_lines(table.game, table.view, weapon, at))
    } else {
        let told = examine(table.game, table.view, at);
        (told.title, told.lines)
    };
    // What stands in brackets goes into the panel where the frame has no room for it.
    let (title, more) = match title.split_once(" (") {
        Some((name, more)) if title.chars().count() + 4 > usize::from(area.width) => {
            (name, Some(Entry::new(Tone::Plain, capital(more.trim_end_matches(')')) + ".")))
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
    if let Hand::Looking { .. } = table.hand() {
        let steps = route(table.view, at).len();
        let words = match steps {
            0 => "No way leads there from here.".to_owned(),
            1 => "1 step from here.".to_owned(),
            steps => format!("{steps} steps from here."),
        };
        if at != table.view.hero.at {
            lines.push(Line::default());
            lines.push(Line::from(look.span(Ink::Lux, words)));
        }
    }
    if let Hand::Aiming { .. } = table.hand()
        && told.is_empty()
    {
        lines.push(Line::from(look.span(Ink::Faint, "Nobody would be hit.")));
    }
    draw_lines(buffer, inside, lines);
}
