//! Two weapons, of which one can be taken: what each would do with every number.

use engine::{Game, Seat};
use forward::{Command, Weapon, shelter, strikes};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::forward::{answer_words, answers, prompt};

use super::answers::title_line;
use super::{Drawing, row as cards_row};
use crate::paint::{Ink, centred, draw_lines, row, rows_from};

const WIDTH: u16 = 50;
/// The columns before the cells, of a cell, and of the last one.
const LABEL: usize = 8;
const CELL: usize = 6;
const GUARD: usize = 6;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    cards_row::prompt(buffer, row(area, 0), drawing, &prompt(&drawing.view, drawing.hand));
    let place = rows_from(centred(area, WIDTH, area.height), 2, area.height);
    let numbers = [1, 2, 3, 4, 5, 6].map(|number| format!("{number:^CELL$}")).concat();
    let heads = format!("{:<LABEL$}{numbers}{:^GUARD$}", "strikes", "guard");
    let mut lines = vec![Line::from(look.span(Ink::Faint, heads))];
    let answers = answers(&drawing.view).unwrap_or_default();
    for (number, command) in answers.into_iter().enumerate() {
        lines.extend(answer(drawing, number, command));
        lines.push(Line::default());
    }
    lines.push(Line::from(look.span(Ink::Faint, "* other than with what you have now")));
    draw_lines(buffer, place, lines);
}

/// A weapon: its name, and its line of the table or why it cannot be taken.
fn answer<'a>(drawing: &Drawing<'_>, number: usize, command: Command) -> [Line<'a>; 2] {
    let look = drawing.look();
    let (view, content) = (&drawing.view, drawing.game.content());
    let words = answer_words(content, view, command);
    let title = words.split_once(": ").map_or(words.as_str(), |(title, _)| title);
    let first = title_line(drawing, number, (command, title));
    if let Err(refusal) = drawing.game.check(Seat::FIRST, command) {
        return [first, Line::from(look.span(Ink::Faint, format!("      {refusal}")))];
    }
    let taken = match command {
        Command::Take(find) => find.weapon(view.location.tier()).or(view.hero.weapon),
        _ => view.hero.weapon,
    };
    [first, strike_line(drawing, taken)]
}

/// What each number would strike for, with a mark on each that differs from what is in hand, and what it guards.
fn strike_line<'a>(drawing: &Drawing<'_>, taken: Option<Weapon>) -> Line<'a> {
    let look = drawing.look();
    let now = drawing.view.hero.weapon;
    let mut cells = vec![look.span(Ink::Faint, format!("{:<LABEL$}", ""))];
    for (armed, lately) in strikes(taken).iter().zip(strikes(now)) {
        let (ink, mark) = if armed == lately { (Ink::Text, "") } else { (Ink::Gold, "*") };
        cells.push(look.span(ink, format!("{:^CELL$}", format!("{armed}{mark}"))));
    }
    let (ink, mark) = if shelter(taken) == shelter(now) { (Ink::Text, "") } else { (Ink::Gold, "*") };
    cells.push(look.span(ink, format!("{:^GUARD$}", format!("+{}{mark}", shelter(taken)))));
    Line::from(cells)
}
