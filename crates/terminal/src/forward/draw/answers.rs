//! Moments with two answers: a Terror's price, a deadly round.

use engine::{Game, Seat};
use forward::odds::Chance;
use forward::{Card, Command, Price, Snare};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{Drawing, cards, row as cards_row};
use crate::paint::{Ink, centred, column, draw_lines, row, rows_from};

/// One of the answers.
pub(super) struct Answer {
    pub(super) command: Command,
    pub(super) words: String,
}

/// Draws the answers, each with its odds or the reason why it cannot be given.
pub(super) fn draw_answers(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, answers: &[Answer]) {
    let place = centred(area, area.width.min(50), area.height);
    let lines = answers.iter().enumerate().flat_map(|(number, answer)| answer_lines(drawing, number, answer));
    draw_lines(buffer, place, lines);
}

fn answer_lines<'a>(drawing: &Drawing<'_>, number: usize, answer: &Answer) -> [Line<'a>; 2] {
    let look = drawing.look();
    let pointer = if drawing.is_focused(number) { look.glyphs().pointer } else { ' ' };
    let verdict = drawing.game.check(Seat::FIRST, answer.command);
    let ink = if verdict.is_ok() { Ink::Bright } else { Ink::Faint };
    let words = format!(" {} ", answer.words);
    let words = if drawing.is_focused(number) {
        Span::styled(words, look.chosen(ink))
    } else {
        look.span(ink, words)
    };
    let mut first = Line::from(vec![look.bold(Ink::Gold, format!("{pointer} [{}]", number + 1)), words]);
    if let Some(words) = drawing.pointed(answer.command) {
        first.push_span(look.bold(Ink::Gold, format!("  {words}")));
    }
    let second = match (verdict, drawing.outlook.and_then(|outlook| outlook.forecast(answer.command))) {
        (Err(refusal), _) => look.span(Ink::Faint, format!("      {refusal}")),
        (Ok(()), Some(forecast)) if forecast.dies == Chance::SURE => {
            look.bold(Ink::Blood, "      certain death")
        }
        (Ok(()), Some(forecast)) => {
            let ink = if forecast.dies.tenths_of_percent() > 0 { Ink::Blood } else { Ink::Faint };
            look.span(ink, format!("      death {}, HP after ~{}", forecast.dies, forecast.hp))
        }
        (Ok(()), None) => look.span(Ink::Faint, ""),
    };
    [first, Line::from(second)]
}

pub(super) fn terror(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let content = drawing.game.content();
    let in_lux = match drawing.view.hero.snare {
        Snare::Open => "pay 1 Lux",
        Snare::Closed => "pay 1 Lux (a Snare does not stop this)",
    };
    cards_row::prompt(buffer, row(area, 0), drawing, "A Terror bars the way and holds out its hand.");
    draw_beside_card(
        buffer,
        area,
        drawing,
        Card::Terror,
        &[
            Answer { command: Command::Pay(Price::Hp), words: format!("pay {} HP", content.terror_hp) },
            Answer { command: Command::Pay(Price::Lux), words: in_lux.to_owned() },
        ],
    );
}

pub(super) fn brink(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let forward::Phase::Brink { foe, hp } = drawing.view.phase else { return };
    cards_row::prompt(buffer, row(area, 0), drawing, "That would be the end of you.");
    draw_beside_card(
        buffer,
        area,
        drawing,
        foe.card,
        &[
            Answer { command: Command::Ward, words: format!("1 Lux: back to {hp} HP") },
            Answer { command: Command::Endure, words: "let it end".to_owned() },
        ],
    );
}

fn draw_beside_card(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, card: Card, answers: &[Answer]) {
    let width = (cards::WIDTH + 2 + 40).min(area.width);
    let middle = centred(rows_from(area, 2, cards::HEIGHT), width, cards::HEIGHT);
    let of = (card, drawing.game.content(), drawing.view.location.tier());
    cards::face(buffer, column(middle, 0, cards::WIDTH), drawing.look(), cards::Frame::Quiet, of);
    let beside = column(middle, cards::WIDTH + 2, width - cards::WIDTH - 2);
    draw_answers(buffer, rows_from(beside, 2, 5), drawing, answers);
}
