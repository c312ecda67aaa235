//! A climb out of a pit.

use forward::{Card, Climb, Command, Die, Phase};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use stage::forward::Beat;

use super::answers::{Answer, draw_answers};
use super::dice::{self, Mood};
use super::{Drawing, art, row as cards_row};
use crate::paint::{Ink, centred, column, draw_lines, row, rows_from};

/// Of a beat, in hundredths, the part in which the die is in the air.
const IN_THE_AIR: u64 = 70;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let content = drawing.game.content();
    let (climb, number, falling) = match (drawing.frame, drawing.view.phase) {
        (Some(frame), _) => match *frame.beat {
            Beat::PitRoll { climb, .. } if frame.progress < IN_THE_AIR => {
                (climb, dice::tumbling(frame.flicker, 1), Mood::Rolling)
            }
            Beat::PitRoll { climb, number, .. } => (climb, number, Mood::Chosen),
            _ => return,
        },
        (None, Phase::Pit { climb, number }) => (climb, number, Mood::Chosen),
        _ => return,
    };
    cards_row::prompt(buffer, row(area, 0), drawing, "The ground has opened. Climb.");
    let middle = centred(rows_from(area, 1, 6), 44, 6);
    let picture = art::picture(Card::Pit).map(|line| Line::styled(line, look.style(Ink::Wane)));
    draw_lines(buffer, column(middle, 0, 14), picture);
    dice::draw(
        buffer,
        rows_from(column(middle, 18, dice::WIDTH), 0, dice::HEIGHT),
        look,
        falling,
        number,
        " die ",
    );
    draw_lines(buffer, column(middle, 30, 14), tally(drawing, climb));
    if drawing.frame.is_none() {
        let rule = format!(
            "{} or more holds; this {number} slips and costs {} HP.",
            content.pit_success_from, content.pit_damage
        );
        Line::from(look.span(Ink::Text, rule)).centered().render(row(area, 7), buffer);
        let room = rows_from(area, 9, area.height - 9);
        draw_answers(buffer, room, drawing, &answers(drawing));
    }
}

/// What has held so far, and what has slipped.
pub(super) fn tally<'a>(drawing: &Drawing<'_>, climb: Climb) -> Vec<Line<'a>> {
    let look = drawing.look();
    let content = drawing.game.content();
    let glyphs = look.glyphs();
    let marks = |count: u8, whole: u8, glyph: char, ink| {
        let cells = (0..whole).map(|place| {
            let (ink, cell) = if place < count { (ink, glyph) } else { (Ink::Faint, glyphs.lost) };
            look.bold(ink, format!("{cell} "))
        });
        cells.collect::<Vec<Span<'_>>>()
    };
    vec![
        Line::from(look.span(Ink::Faint, "held")),
        Line::from(marks(climb.successes, content.pit_successes, glyphs.tick, Ink::Life)),
        Line::default(),
        Line::from(look.span(Ink::Faint, "slipped")),
        Line::from(marks(climb.failures, content.pit_failures, glyphs.cross, Ink::Blood)),
    ]
}

fn answers(drawing: &Drawing<'_>) -> Vec<Answer> {
    let content = drawing.game.content();
    vec![
        Answer { command: Command::Reroll(Die::First), words: "1 Lux: roll the die again".to_owned() },
        Answer { command: Command::Endure, words: format!("fall: lose {} HP", content.pit_damage) },
    ]
}
