//! What is worn and carried, compared.

use labyrinth::{Compared, Hero, Item, Slot};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::labyrinth::rarity_tone;

use super::Drawing;
use crate::paint::{Ink, draw_lines, inset, panel, wrap};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, row: usize) {
    let look = drawing.look();
    let hero = &drawing.view.hero;
    let content = drawing.game.content();
    let inside = inset(panel(buffer, area, look, "Your bag"), 1, 0);
    let width = usize::from(inside.width);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (place, item) in hero.bag.iter().enumerate() {
        let pointer = if place == row { look.glyphs().pointer } else { ' ' };
        let mut line = Line::from(look.bold(Ink::Gold, format!("{pointer} ")));
        line.extend(carried(drawing, place, item.as_ref()));
        lines.push(line);
    }
    lines.push(Line::default());
    if let Some(item) = hero.bag.get(row).and_then(Option::as_ref) {
        let told = wrap(&item.about(content), width);
        lines.extend(told.into_iter().map(|line| Line::from(look.span(Ink::Text, line))));
        let change = format!("If you wear it: {}.", item.compared(hero, content).line());
        lines.extend(wrap(&change, width).into_iter().map(|line| Line::from(look.bold(Ink::Gold, line))));
        lines.extend(instead(hero, item.slot(), drawing, width));
    }
    lines.extend(relics(drawing, width));
    draw_lines(buffer, inside, lines);
}

/// A row of the bag: what it is, and whether it is better than what is worn.
fn carried<'a>(drawing: &Drawing<'_>, place: usize, item: Option<&Item>) -> Vec<Span<'a>> {
    let look = drawing.look();
    let Some(item) = item else { return vec![look.span(Ink::Frame, format!("{} empty", place + 1))] };
    let comparison = item.compared(&drawing.view.hero, drawing.game.content());
    // The verdict in full would not fit beside a long name.
    let (overall, ink) = match comparison.overall {
        Compared::Better => ("better", Ink::Life),
        Compared::Other => ("different", Ink::Lux),
        Compared::Same => ("as good", Ink::Faint),
        Compared::Worse => ("worse", Ink::Wane),
    };
    let name = format!("{} {item}", place + 1);
    vec![
        look.span(rarity_tone(item.rarity).into(), format!("{name:<24}")),
        look.span(Ink::Faint, format!("{:<9}", item.rarity.to_string())),
        look.span(ink, overall),
    ]
}

/// What is worn in the place of something.
fn instead<'a>(hero: &Hero, slot: Slot, drawing: &Drawing<'_>, width: usize) -> Vec<Line<'a>> {
    let look = drawing.look();
    let text = match hero.worn(slot) {
        None => format!("{slot}: nothing is worn."),
        Some(worn) => format!("Worn now: {worn}. {}", worn.about(drawing.game.content())),
    };
    wrap(&text, width).into_iter().map(|line| Line::from(look.span(Ink::Faint, line))).collect()
}

/// The relics of the run, with what they do.
fn relics<'a>(drawing: &Drawing<'_>, width: usize) -> Vec<Line<'a>> {
    let look = drawing.look();
    let told = drawing
        .view
        .hero
        .relics
        .iter()
        .map(|relic| format!("{relic}: {}", relic.about(drawing.game.content())));
    let lines = told.flat_map(|text| wrap(&text, width));
    lines.map(|line| Line::from(look.span(Ink::Lux, line))).collect()
}
