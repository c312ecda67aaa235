//! An offer: one of several, or none for gold.

use descent::{Command, Item, Offer};
use engine::Game as _;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use stage::descent::{Offered, offered, rarity_tone};
use stage::{Entry, Tone};

use super::Drawing;
use super::rows::{self, Row};
use crate::paint::{Ink, Look, inset, panel, sentence};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, row: usize) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, "An offer: one of these, or none"), 1, 0);
    let items = offered(drawing.view);
    let mut rows: Vec<Row<'_>> =
        (0..).zip(items).map(|(place, item)| item_row(drawing, place, item, inside.width)).collect();
    let number = rows.len() + 1;
    rows.push(Row {
        head: vec![
            look.span(Ink::Text, format!("{number} leave it")),
            look.bold(Ink::Gold, format!("  {} gold", Offer::CONSOLATION)),
        ],
        told: Vec::new(),
    });
    rows::draw(buffer, inside, look, &rows, row);
}

fn item_row<'a>(drawing: &Drawing<'_>, place: u8, offered: Offered, width: u16) -> Row<'a> {
    let refusal = drawing.game.check(drawing.view.seat, Command::Choose(place)).err();
    let mut told = vec![Entry::new(Tone::Bright, sentence(&offered.line))];
    told.extend(offered.comes_to);
    // That there is no room is said already, with what to do about it.
    if let Some(refusal) = refusal.filter(|_| told.iter().all(|entry| entry.tone != Tone::Wane)) {
        told.push(Entry::new(Tone::Wane, refusal.to_string()));
    }
    Row { head: head(drawing.look(), place, offered.item, width), told }
}

/// What an item is: its number, name, rarity and tags.
pub(super) fn head<'a>(look: Look, place: u8, item: Item, width: u16) -> Vec<Span<'a>> {
    let tags: Vec<String> = item.tags().iter().map(|tag| tag.to_string()).collect();
    let rarity = item.rarity().to_string().to_lowercase();
    let name = format!("{} {item}", place + 1);
    let room = usize::from(width).saturating_sub(2 + 21 + 10);
    let tags: String = tags.join(" ").chars().take(room).collect();
    vec![
        look.bold(rarity_tone(item.rarity()).into(), format!("{name:<20} ")),
        look.span(Ink::Faint, format!("{rarity:<10}")),
        look.span(Ink::Lux, tags),
    ]
}
