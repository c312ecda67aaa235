//! A question before something that cannot be taken back.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
use stage::Question;

use super::{Ink, Look, centred, clear};

/// Draws a question over everything else. `confirm` and `back` are the keys that answer it.
pub(crate) fn draw_question(
    buffer: &mut Buffer,
    area: Rect,
    look: Look,
    question: &Question,
    [confirm, back]: [&str; 2],
) {
    let place = centred(area, 56, 9);
    clear(buffer, place);
    let block = Block::bordered()
        .border_set(look.glyphs().strong)
        .border_style(look.style(Ink::Blood))
        .title(Line::from(look.bold(Ink::Blood, format!(" {} ", question.title))).centered());
    let inside = block.inner(place);
    block.render(place, buffer);
    let body = vec![
        Line::default(),
        Line::styled(question.body.clone(), look.style(Ink::Text)),
        Line::default(),
        Line::from(vec![look.key(confirm), look.span(Ink::Text, format!(" {}", question.yes))]),
        Line::from(vec![look.key(back), look.span(Ink::Text, format!(" {}", question.no))])
            .style(look.style(Ink::Bright).add_modifier(Modifier::BOLD)),
    ];
    Paragraph::new(body).alignment(Alignment::Center).wrap(Wrap { trim: true }).render(inside, buffer);
}
