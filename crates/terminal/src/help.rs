//! The help: every key of the screen, as it is bound.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::keys::Client;

use crate::keys::{Action, Chord, about};
use crate::paint::{Ink, centred, clear, column, draw_lines, inset, panel};
use crate::screen::{Desk, Screen, Taken};

const KEY_WIDTH: usize = 16;

/// The keys of an action on a screen: those that are not taken as text there.
fn chords<'a>(desk: &'a Desk, screen: &'a dyn Screen, action: Action) -> impl Iterator<Item = &'a Chord> {
    let chords = desk.config.keymap.chords(action).iter();
    chords.filter(|chord| screen.types(**chord) == Taken::No)
}

/// The key of an action on a screen, where there is room for one.
pub(crate) fn key(desk: &Desk, screen: &dyn Screen, action: Action) -> String {
    chords(desk, screen, action).next().map_or_else(|| "unbound".to_owned(), |chord| chord.label())
}

/// Draws the help over a screen.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, desk: &Desk, screen: &dyn Screen) {
    let look = desk.look();
    let keys = screen.keys();
    let general = [Action::HELP, Action::QUIT].map(|action| {
        let binding = Client::Terminal.binding(action).expect("the house has both");
        (action, about(&binding))
    });
    let mut lines: Vec<Line<'_>> = keys
        .iter()
        .chain(&general)
        .map(|(action, words)| {
            let labels: Vec<String> = chords(desk, screen, *action).map(|chord| chord.label()).collect();
            let labels = if labels.is_empty() { "unbound".to_owned() } else { labels.join(" ") };
            Line::from(vec![
                look.bold(Ink::Gold, format!("{labels:>KEY_WIDTH$}  ")),
                look.span(Ink::Text, words.clone()),
            ])
        })
        .collect();
    if let Some(words) = screen.typing() {
        lines.push(Line::from(look.span(Ink::Lux, format!("{:>KEY_WIDTH$}  {words}", "letters"))));
    }
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
