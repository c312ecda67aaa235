//! Two weapons, of which one can be taken: what each would do with every number.

use engine::{Game, Seat};
use forward::{BlowTable, Command, Weapon};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::forward::{answer_words, answers, prompt};

use super::answers::title_line;
use super::{Drawing, row as cards_row, tables};
use crate::paint::{Ink, centred, draw_lines, row, rows_from};

const WIDTH: u16 = 50;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    cards_row::prompt(buffer, row(area, 0), drawing, &prompt(&drawing.view, drawing.hand));
    let place = rows_from(centred(area, WIDTH, area.height), 2, area.height);
    let mut lines = vec![tables::numbers(look, "")];
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
    let blows = |weapon: Option<Weapon>| -> &BlowTable { content.blows(weapon) };
    let taken = match command {
        Command::Take(find) => find.weapon(view.location.tier()).or(view.hero.weapon),
        _ => view.hero.weapon,
    };
    let lying = view.road.map_or([0; 3], |road| road.held.0);
    [first, tables::marked(look, "", (blows(taken), blows(view.hero.weapon)), &lying)]
}
