//! Dice as they lie on the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Widget};

use crate::paint::{Ink, Look, draw_lines};

/// How wide a die is.
pub(super) const WIDTH: u16 = 9;
/// How tall a die is.
pub(super) const HEIGHT: u16 = 5;

/// The number of a die that has not fallen yet.
pub(super) const UNFALLEN: u8 = 0;

/// How a die is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    /// It lies there.
    Quiet,
    /// The cursor is on it, or it was kept.
    Chosen,
    /// It is the foe's.
    Foe,
    /// It does not count.
    Dim,
    /// It is in the air.
    Rolling,
}

/// Draws a die that shows a number, with a title in its upper edge.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, look: Look, mood: Mood, number: u8, title: &str) {
    let (set, ink) = match mood {
        Mood::Quiet => (look.glyphs().frame, Ink::Text),
        Mood::Chosen => (look.glyphs().strong, Ink::Gold),
        Mood::Foe => (look.glyphs().frame, Ink::Beast),
        Mood::Dim | Mood::Rolling => (look.glyphs().frame, Ink::Faint),
    };
    let style: Style = look.style(ink);
    let block = Block::bordered()
        .border_set(set)
        .border_style(style)
        .title_top(Line::styled(title.to_owned(), style).centered());
    let inside = block.inner(area);
    block.render(area, buffer);
    let pip = look.glyphs().pip;
    let lines = pips(number).map(|line| {
        let text: String = line.chars().map(|cell| if cell == 'o' { pip } else { cell }).collect();
        Line::styled(text, look.style(if ink == Ink::Text { Ink::Bright } else { ink }))
    });
    draw_lines(buffer, inside, lines);
}

/// The face that a die in the air shows at some moment. Which one does not matter, only
/// that it changes and that dice differ.
pub(super) fn tumbling(flicker: u64, die: u64) -> u8 {
    let mixed = (flicker * 7 + die * 3 + flicker / 3 * die) % 6;
    u8::try_from(mixed).expect("below six") + 1
}

const fn pips(number: u8) -> [&'static str; 3] {
    match number {
        UNFALLEN => ["       ", "   ?   ", "       "],
        1 => ["       ", "   o   ", "       "],
        2 => [" o     ", "       ", "     o "],
        3 => [" o     ", "   o   ", "     o "],
        4 => [" o   o ", "       ", " o   o "],
        5 => [" o   o ", "   o   ", " o   o "],
        _ => [" o   o ", " o   o ", " o   o "],
    }
}
