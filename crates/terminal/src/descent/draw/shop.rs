//! What a keeper has.

use descent::Ware;
use engine::Game as _;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::descent::{Trade, rarity_tone, trades};
use stage::{Entry, Tone};

use super::Drawing;
use super::rows::{self, Row};
use crate::paint::{Ink, inset, panel, sentence};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, row: usize) {
    let look = drawing.look();
    let title = format!("For sale; you have {} gold", drawing.view.purse);
    let inside = inset(panel(buffer, area, look, &title), 1, 0);
    let rows: Vec<Row<'_>> =
        (1..).zip(trades(drawing.view)).map(|(number, trade)| ware(drawing, number, trade)).collect();
    rows::draw(buffer, inside, look, &rows, row);
}

/// What it is and what it costs; what cannot be had steps back, and says why.
fn ware<'a>(drawing: &Drawing<'_>, number: u8, trade: Trade) -> Row<'a> {
    let look = drawing.look();
    let refusal = drawing.game.check(drawing.view.seat, trade.command).err();
    let (name, ink) = match trade.ware {
        Ware::Item(item) => (item.to_string(), rarity_tone(item.rarity()).into()),
        Ware::Flask(flask) => (flask.to_string(), Ink::Life),
    };
    let (ink, price) = if refusal.is_none() { (ink, Ink::Gold) } else { (Ink::Frame, Ink::Frame) };
    let line = match trade.ware {
        Ware::Item(_) => sentence(&trade.line),
        Ware::Flask(_) => trade.line,
    };
    let mut told = vec![Entry::new(Tone::Bright, line)];
    told.extend(trade.goes_with);
    told.extend(refusal.map(|refusal| Entry::new(Tone::Wane, refusal.to_string())));
    Row {
        head: vec![
            look.span(ink, format!("{number} {name:<28}")),
            look.bold(price, format!("{:>5} gold", trade.price.to_string())),
        ],
        told,
    }
}
