//! What the shop and the heal station have.

use engine::{Game, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::labyrinth::{Trade, trades};

use super::Drawing;
use crate::paint::{Ink, draw_lines, inset, panel, rows_from, wrap};

/// The lines below the rows, for what the chosen one does.
const ABOUT: u16 = 4;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, row: usize) {
    let look = drawing.look();
    let title = format!("For sale; you have {} gold", drawing.view.hero.gold);
    let inside = inset(panel(buffer, area, look, &title), 1, 0);
    let rows = trades(drawing.game, drawing.view);
    let list = rows_from(inside, 0, inside.height.saturating_sub(ABOUT));
    let room = usize::from(list.height);
    let first = (row + 1).saturating_sub(room);
    let lines = rows.iter().enumerate().skip(first).map(|(place, trade)| {
        let pointer = if place == row { look.glyphs().pointer } else { ' ' };
        let mut whole = Line::from(look.bold(Ink::Gold, format!("{pointer} ")));
        whole.extend(line(drawing, trade));
        whole
    });
    draw_lines(buffer, list, lines);
    let Some(chosen) = rows.get(row) else { return };
    let refusal = drawing.game.check(Seat::FIRST, chosen.command).err();
    let mut told: Vec<Line<'_>> = wrap(&chosen.about, usize::from(inside.width))
        .into_iter()
        .map(|line| Line::from(look.span(Ink::Text, line)))
        .collect();
    if let Some(refusal) = refusal {
        told.truncate(usize::from(ABOUT) - 1);
        told.push(Line::from(look.bold(Ink::Wane, refusal.to_string())));
    }
    draw_lines(buffer, rows_from(inside, inside.height.saturating_sub(ABOUT), ABOUT), told);
}

/// What it is and what it costs; what cannot be had steps back.
fn line<'a>(drawing: &Drawing<'_>, trade: &Trade) -> [Span<'a>; 2] {
    let look = drawing.look();
    let can = drawing.game.check(Seat::FIRST, trade.command).is_ok();
    [
        look.span(if can { Ink::Text } else { Ink::Frame }, format!("{:<36}", trade.name)),
        look.bold(if can { Ink::Gold } else { Ink::Frame }, format!("{:>5}", trade.price)),
    ]
}
