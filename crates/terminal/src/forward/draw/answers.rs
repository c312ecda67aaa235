//! Moments with two or three answers: a Terror's price, a deadly round.

use engine::{Game, Seat};
use forward::odds::Chance;
use forward::{Card, Command, Held, Hp, Price, RoadView, Snare};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::forward::{answer_words, answers};

use super::{Drawing, cards, row as cards_row};
use crate::paint::{Ink, centred, column, draw_lines, row, rows_from, wrap};

/// The columns before the words of an answer.
const INDENT: usize = 6;

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
    let first = title_line(drawing, number, (answer.command, &answer.words));
    let second = match (
        drawing.game.check(Seat::FIRST, answer.command),
        drawing.outlook.and_then(|outlook| outlook.forecast(answer.command)),
    ) {
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

/// The line of an answer: its key and its words, and whether it is worth pointing at.
pub(super) fn title_line<'a>(
    drawing: &Drawing<'_>,
    number: usize,
    (command, words): (Command, &str),
) -> Line<'a> {
    let look = drawing.look();
    let pointer = if drawing.is_focused(number) { look.glyphs().pointer } else { ' ' };
    let ink = if drawing.game.check(Seat::FIRST, command).is_ok() { Ink::Bright } else { Ink::Faint };
    let words = format!(" {words} ");
    let words = if drawing.is_focused(number) {
        Span::styled(words, look.chosen(ink))
    } else {
        look.span(ink, words)
    };
    let mut line = Line::from(vec![look.bold(Ink::Gold, format!("{pointer} [{}]", number + 1)), words]);
    if let Some(words) = drawing.pointed(command) {
        line.push_span(look.bold(Ink::Gold, format!("  {words}")));
    }
    line
}

pub(super) fn terror(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let content = drawing.game.content();
    let in_lux = match drawing.view.hero.snare {
        Snare::Open => "pay 1 Lux",
        Snare::Closed => "pay 1 Lux (a Snare does not stop this)",
    };
    cards_row::prompt(buffer, row(area, 0), drawing, "A Terror bars the way and holds out its hand.");
    if let Some(RoadView { held, .. }) = drawing.view.road {
        return draw_prices(buffer, area, drawing, held);
    }
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

/// The three prices of the road, each with what it would change.
fn draw_prices(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, held: Held) {
    let beside = card_and_beside(buffer, area, drawing, Card::Terror);
    let width = usize::from(beside.width).saturating_sub(INDENT);
    let answers = answers(&drawing.view).unwrap_or_default();
    let told = |(number, command)| price_lines(drawing, held, width, (number, command));
    let prices: Vec<Vec<Line<'_>>> = answers.into_iter().enumerate().map(told).collect();
    let height = prices.iter().map(Vec::len).sum::<usize>() + prices.len();
    let is_roomy = height <= usize::from(beside.height);
    let lines = prices.into_iter().flat_map(|mut lines| {
        lines.extend(is_roomy.then(Line::default));
        lines
    });
    draw_lines(buffer, beside, lines);
}

/// A price: its words, and what paying it changes.
fn price_lines<'a>(
    drawing: &Drawing<'_>,
    held: Held,
    width: usize,
    (number, command): (usize, Command),
) -> Vec<Line<'a>> {
    let look = drawing.look();
    let words = wrap(&answer_words(drawing.game.content(), &drawing.view, command), width - 1);
    let mut words = words.iter().map(|line| line.trim());
    let mut lines = vec![title_line(drawing, number, (command, words.next().unwrap_or_default()))];
    let more = |line: &str| format!("{:INDENT$}{line}", "");
    lines.extend(words.map(|line| Line::from(look.span(Ink::Bright, more(line)))));
    let (ink, change) = change(drawing, held, command);
    lines.extend(wrap(&change, width).iter().map(|line| Line::from(look.span(ink, more(line.trim())))));
    lines
}

/// What paying a price changes, or why it cannot be paid.
fn change(drawing: &Drawing<'_>, held: Held, command: Command) -> (Ink, String) {
    let (hero, content) = (drawing.view.hero, drawing.game.content());
    if let Err(refusal) = drawing.game.check(Seat::FIRST, command) {
        return (Ink::Faint, refusal.to_string());
    }
    let numbers = |Held([first, second, third]): Held| format!("{first} {second} {third}");
    match command {
        Command::Pay(Price::Hp) if hero.hp <= Hp(content.terror_hp) => {
            (Ink::Blood, format!("HP {}: certain death", hero.hp))
        }
        Command::Pay(Price::Hp) => {
            (Ink::Faint, format!("HP from {} to {}", hero.hp, hero.hp.0 - content.terror_hp))
        }
        Command::Pay(Price::Lux) => {
            (Ink::Faint, format!("Lux from {} to {}", hero.lux, hero.lux.0.saturating_sub(1)))
        }
        _ => (Ink::Faint, format!("dice from {} to {}", numbers(held), numbers(Held::DARK))),
    }
}

fn draw_beside_card(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, card: Card, answers: &[Answer]) {
    let beside = card_and_beside(buffer, area, drawing, card);
    draw_answers(buffer, rows_from(beside, 2, 5), drawing, answers);
}

/// Draws a card and returns the room beside it.
fn card_and_beside(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, card: Card) -> Rect {
    let width = (cards::WIDTH + 2 + 40).min(area.width);
    let middle = centred(rows_from(area, 2, cards::HEIGHT), width, cards::HEIGHT);
    cards::face(
        buffer,
        column(middle, 0, cards::WIDTH),
        drawing.look(),
        cards::Frame::Quiet,
        drawing.face(card),
    );
    column(middle, cards::WIDTH + 2, width - cards::WIDTH - 2)
}
