//! The dice that the traveller holds on the road: small beside the table, large where one is chosen.

use forward::odds::Chance;
use forward::{Command, Die, Held, Phase};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::forward::Mode;

use super::Drawing;
use super::dice::{self, Mood};
use crate::paint::{Ink, Look, centred, column, draw_lines, rows_from};

/// How many lines drawn dice take more than written ones.
pub(super) const EXTRA: u16 = 2;
/// The room of a die to choose, with what is said below it.
pub(super) const STEP: u16 = 13;
/// The height from which on the traveller's panel has room for drawn dice.
const DRAWN_FROM: u16 = 9;

/// The dice in the traveller's panel, so many lines tall.
pub(super) fn lines<'a>(drawing: &Drawing<'_>, held: Held, height: u16) -> Vec<Line<'a>> {
    if height >= DRAWN_FROM { drawn(drawing, held) } else { vec![written(drawing, held)] }
}

/// The dice on one line: `Dice [5] [2] [6]`.
fn written<'a>(drawing: &Drawing<'_>, held: Held) -> Line<'a> {
    let look = drawing.look();
    let mut spans = vec![look.bold(Ink::Text, "Dice")];
    for die in Die::ALL {
        let (pointer, ink) =
            if is_marked(drawing, die) { (look.glyphs().pointer, Ink::Gold) } else { (' ', Ink::Bright) };
        spans.push(look.bold(ink, format!("{pointer}[{}]", held.of(die))));
    }
    Line::from(spans)
}

/// The dice with frames, three lines tall.
fn drawn<'a>(drawing: &Drawing<'_>, held: Held) -> Vec<Line<'a>> {
    let look = drawing.look();
    let [mut top, mut middle, mut bottom] = ["Dice", "", ""].map(|label| {
        let label: Span<'a> = look.bold(Ink::Text, format!("{label:<5}"));
        vec![label]
    });
    for die in Die::ALL {
        let (set, ink) = if is_marked(drawing, die) {
            (look.glyphs().strong, Ink::Gold)
        } else {
            (look.glyphs().frame, Ink::Bright)
        };
        let edge = |left: &str, line: &str, right: &str| format!("{left}{}{right} ", line.repeat(3));
        top.push(look.span(ink, edge(set.top_left, set.horizontal_top, set.top_right)));
        let number = held.of(die);
        middle.push(look.bold(ink, format!("{} {number} {} ", set.vertical_left, set.vertical_right)));
        bottom.push(look.span(ink, edge(set.bottom_left, set.horizontal_bottom, set.bottom_right)));
    }
    vec![Line::from(top), Line::from(middle), Line::from(bottom)]
}

/// The dice with the keys that choose them, on a line of the stage.
pub(super) fn keyed<'a>(drawing: &Drawing<'_>, held: Held) -> Line<'a> {
    let look = drawing.look();
    let mut spans = Vec::new();
    for die in Die::ALL {
        let (pointer, ink) =
            if is_marked(drawing, die) { (look.glyphs().pointer, Ink::Gold) } else { (' ', Ink::Bright) };
        spans.push(look.bold(ink, format!("  {pointer} die {} [{}]  ", die.index() + 1, held.of(die))));
    }
    Line::from(spans).centered()
}

/// Whether the cursor is on a die that lies beside the row.
fn is_marked(drawing: &Drawing<'_>, die: Die) -> bool {
    drawing.view.phase == Phase::Path && is_rerolling(drawing) && drawing.is_focused(die.index())
}

/// Draws the three dice large, each in its mood, with its number and what is said below it.
pub(super) fn large<'a>(
    buffer: &mut Buffer,
    area: Rect,
    look: Look,
    told: impl Fn(Die) -> (Mood, u8, Vec<Line<'a>>),
) {
    for (die, place) in Die::ALL.into_iter().zip(0..) {
        let place = column(area, place * STEP, STEP);
        let (mood, number, lines) = told(die);
        let spot = centred(rows_from(place, 0, dice::HEIGHT), dice::WIDTH, dice::HEIGHT);
        dice::draw(buffer, spot, look, mood, number, &format!(" {} ", die.index() + 1));
        let below = rows_from(place, dice::HEIGHT, place.height.saturating_sub(dice::HEIGHT));
        draw_lines(buffer, below, lines.into_iter().map(Line::centered));
    }
}

/// How a die looks that can be chosen now.
pub(super) fn mood(drawing: &Drawing<'_>, die: Die) -> Mood {
    if drawing.is_focused(die.index()) { Mood::Chosen } else { Mood::Quiet }
}

/// Whether the die that rolls again is being chosen.
pub(super) fn is_rerolling(drawing: &Drawing<'_>) -> bool {
    drawing.hand.is_some_and(|hand| hand.mode == Mode::Rerolling)
}

/// How the card at hand goes on if a die is spent, or rolled again where that is being chosen.
pub(super) fn verdict<'a>(drawing: &Drawing<'_>, die: Die) -> Line<'a> {
    let look = drawing.look();
    let command = if is_rerolling(drawing) { Command::Reroll(die) } else { Command::Keep(die) };
    let forecast = drawing.outlook.and_then(|outlook| outlook.forecast(command));
    match (drawing.pointed(command), forecast) {
        (Some(words), _) => Line::from(look.bold(Ink::Gold, words)),
        (None, Some(forecast)) if forecast.dies == Chance::SURE => {
            Line::from(look.bold(Ink::Blood, "DEADLY"))
        }
        (None, Some(forecast)) if forecast.dies.tenths_of_percent() > 0 => {
            Line::from(look.span(Ink::Wane, format!("death {}", forecast.dies.to_string().replace(' ', ""))))
        }
        (None, Some(forecast)) => Line::from(look.span(Ink::Faint, format!("end ~{} HP", forecast.hp))),
        (None, None) => Line::default(),
    }
}
