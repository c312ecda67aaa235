//! A question before something that cannot be taken back.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
use stage::{Answer, Question};

use super::{Ink, Look, centred, clear};

/// Draws a question over everything else, with the keys for yes and for no, and the answer under the
/// cursor.
pub(crate) fn draw_question(
    buffer: &mut Buffer,
    area: Rect,
    look: Look,
    question: &Question,
    ([yes, no], marked): ([&str; 2], Answer),
) {
    let place = centred(area, 56, 9);
    clear(buffer, place);
    let block = Block::bordered()
        .border_set(look.glyphs().strong)
        .border_style(look.style(Ink::Blood))
        .title(Line::from(look.bold(Ink::Blood, format!(" {} ", question.title))).centered());
    let inside = block.inner(place);
    block.render(place, buffer);
    let line = |key: &str, words: &str, answer: Answer| {
        let line = Line::from(vec![look.key(key), look.span(Ink::Text, format!(" {words}"))]);
        if answer == marked { line.style(look.style(Ink::Bright).add_modifier(Modifier::BOLD)) } else { line }
    };
    let body = vec![
        Line::default(),
        Line::styled(question.body.clone(), look.style(Ink::Text)),
        Line::default(),
        line(yes, &question.yes, Answer::Yes),
        line(no, &question.no, Answer::No),
    ];
    Paragraph::new(body).alignment(Alignment::Center).wrap(Wrap { trim: true }).render(inside, buffer);
}
