//! What is at hand, and what has just happened.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::dungeon::Hand;

use super::{Drawing, Drawn};
use crate::keys::Action;
use crate::paint::{Ink, draw_lines, wrap};

pub(super) fn draw<D: Drawn>(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, D>) {
    let width = usize::from(area.width);
    let mut lines = asked(drawing, width);
    let height = usize::from(area.height);
    let news = news(drawing, width, height.saturating_sub(lines.len()));
    // A line is kept free for what is asked, so that news do not jump; long news need it more.
    if lines.is_empty() && news.len() < height {
        lines.push(Line::default());
    }
    lines.extend(news);
    draw_lines(buffer, area, lines);
}

/// What the player is asked or could do now, if anything.
fn asked<'a, D: Drawn>(drawing: &Drawing<'_, D>, width: usize) -> Vec<Line<'a>> {
    let look = drawing.look();
    let Some(hand) = drawing.hand.filter(|_| drawing.frame.is_none()) else { return Vec::new() };
    let words = D::prompt(drawing, hand).map(|words| (Ink::Lux, words));
    let offer = || {
        let words = drawing.game.offer(drawing.view).filter(|_| hand == Hand::Free)?;
        Some((Ink::Gold, format!("[{}] {words}", drawing.desk.key(Action::CONFIRM))))
    };
    let hint = || D::hint(drawing).map(|words| (Ink::Lux, words));
    let Some((ink, words)) = words.or_else(offer).or_else(hint) else { return Vec::new() };
    let lines = wrap(&words, width.saturating_sub(2)).into_iter();
    lines.map(|line| Line::from(look.span(ink, format!(" {}", line.trim_start())))).collect()
}

/// The news in a few lines; what the film has not shown yet is not told.
fn news<'a, D: Drawn>(drawing: &Drawing<'_, D>, width: usize, room: usize) -> Vec<Line<'a>> {
    let look = drawing.look();
    if drawing.frame.is_some() {
        return Vec::new();
    }
    let times = look.glyphs().times;
    let headlines = drawing.log().headlines();
    if headlines.is_empty() {
        let (lines, _) = drawing.log().lines();
        let last = lines.last().map(|line| line.told(times).text).unwrap_or_default();
        return vec![Line::from(look.span(Ink::Frame, format!(" {last}")))];
    }
    let mut rows: Vec<Vec<Span<'_>>> = vec![vec![look.span(Ink::Text, " ")]];
    let mut used = 1;
    for entry in headlines.iter().map(|line| line.told(times)) {
        let ink: Ink = entry.tone.into();
        for word in wrap(&entry.text, width.saturating_sub(2)).join(" ").split_whitespace() {
            let length = word.chars().count() + 1;
            if used + length > width {
                rows.push(vec![look.span(Ink::Text, " ")]);
                used = 1;
            }
            used += length;
            if let Some(row) = rows.last_mut() {
                row.push(look.span(ink, format!("{word} ")));
            }
        }
    }
    // What matters most comes first.
    rows.into_iter().take(room).map(Line::from).collect()
}
