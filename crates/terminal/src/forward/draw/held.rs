//! The dice that lie open on the road: small beside the table, large where one is chosen.

use forward::{Die, Held};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::forward::{Beat, Mode, Rolling};

use super::Drawing;
use super::dice::{self, Mood};
use crate::paint::{Ink, centred, column, draw_lines, rows_from};

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
        spans.push(look.bold(Ink::Bright, format!(" [{}]", seen(drawing, held, die))));
    }
    Line::from(spans)
}

/// The number of a die; nobody knows it while the die is in the air.
fn seen(drawing: &Drawing<'_>, held: Held, die: Die) -> String {
    match drawing.frame.map(|frame| frame.beat) {
        Some(Beat::Renew { rolling, .. }) if rolling[die.index()] == Rolling::Yes => " ".to_owned(),
        _ => held.of(die).to_string(),
    }
}

/// The dice with frames, three lines tall.
fn drawn<'a>(drawing: &Drawing<'_>, held: Held) -> Vec<Line<'a>> {
    let look = drawing.look();
    let [mut top, mut middle, mut bottom] = ["Dice", "", ""].map(|label| {
        let label: Span<'a> = look.bold(Ink::Text, format!("{label:<5}"));
        vec![label]
    });
    for die in Die::ALL {
        let (set, ink) = (look.glyphs().frame, Ink::Bright);
        let edge = |left: &str, line: &str, right: &str| format!("{left}{}{right} ", line.repeat(3));
        top.push(look.span(ink, edge(set.top_left, set.horizontal_top, set.top_right)));
        let number = seen(drawing, held, die);
        middle.push(look.bold(ink, format!("{} {number} {} ", set.vertical_left, set.vertical_right)));
        bottom.push(look.span(ink, edge(set.bottom_left, set.horizontal_bottom, set.bottom_right)));
    }
    vec![Line::from(top), Line::from(middle), Line::from(bottom)]
}

/// Draws the three dice large, each in its mood, with its number and what is said below it.
pub(super) fn large<'a>(
    buffer: &mut Buffer,
    area: Rect,
    drawing: &Drawing<'_>,
    told: impl Fn(Die) -> (Mood, u8, Vec<Line<'a>>),
) {
    let look = drawing.look();
    for (die, place) in Die::ALL.into_iter().zip(0..) {
        let place = column(area, place * STEP, STEP);
        let (mood, number, lines) = told(die);
        let spot = centred(rows_from(place, 0, dice::HEIGHT), dice::WIDTH, dice::HEIGHT);
        let pointer = if drawing.is_focused(die.index()) { look.glyphs().pointer } else { ' ' };
        dice::draw(buffer, spot, look, mood, number, &format!("{pointer}{} ", die.index() + 1));
        let below = rows_from(place, dice::HEIGHT, place.height.saturating_sub(dice::HEIGHT));
        draw_lines(buffer, below, lines.into_iter().map(Line::centered));
    }
}

/// Whether the die that rolls again is being chosen.
pub(super) fn is_rerolling(drawing: &Drawing<'_>) -> bool {
    drawing.hand.is_some_and(|hand| hand.mode == Mode::Rerolling)
}
