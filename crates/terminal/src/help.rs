//! The help: every key of the screen, as it is bound.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::keys::Action;
use crate::paint::{Ink, centred, clear, column, draw_lines, inset, panel};
use crate::screen::Desk;

const KEY_WIDTH: usize = 16;

/// Draws the help over a screen with these keys.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, desk: &Desk, keys: &[(Action, String)]) {
    let look = desk.look();
    let general = [Action::Help, Action::Quit].map(|action| (action, action.about().to_owned()));
    let mut lines: Vec<Line<'_>> = keys
        .iter()
        .chain(&general)
        .map(|(action, words)| {
            let chords = desk.config.keymap.labels(*action);
            Line::from(vec![
                look.bold(Ink::Gold, format!("{chords:>KEY_WIDTH$}  ")),
                look.span(Ink::Text, words.clone()),
            ])
        })
        .collect();
    lines.push(Line::default());
    let path = desk.config.keys_path().map_or_else(String::new, |path| path.display().to_string());
    let rebind = format!("{:>KEY_WIDTH$}  {path}", "other keys:");
    lines.push(Line::from(look.span(Ink::Faint, rebind)));
    lines.push(Line::from(look.span(Ink::Faint, format!("{:>KEY_WIDTH$}  closes this", "any key"))));
    let columns = if lines.len() > usize::from(area.height) - 2 { 2 } else { 1 };
    let rows = u16::try_from(lines.len().div_ceil(columns)).unwrap_or(area.height);
    let width = if columns == 2 { area.width } else { 76 };
    let place = centred(area, width, rows + 2);
    clear(buffer, place);
    let inside = inset(panel(buffer, place, look, "Keys"), 1, 0);
    let half = inside.width / u16::try_from(columns).expect("one or two columns");
    for (place, part) in (0..).zip(lines.chunks(usize::from(rows))) {
        draw_lines(buffer, column(inside, place * half, half), part.iter().cloned());
    }
}
