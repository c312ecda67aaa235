//! What is worn and carried, compared.

use labyrinth::{Hero, Item, Slot, Verdict};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::labyrinth::rarity_tone;

use super::Table;
use crate::paint::{Ink, draw_lines, inset, panel, wrap};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, table: &Table<'_>, row: usize) {
    let look = table.look();
    let hero = &table.view.hero;
    let content = table.game.content();
    let inside = inset(panel(buffer, area, look, "Your bag"), 1, 0);
    let width = usize::from(inside.width);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (place, item) in hero.bag.iter().enumerate() {
        let pointer = if place == row { look.glyphs().pointer } else { ' ' };
        let mut line = Line::from(look.bold(Ink::Gold, format!("{pointer} ")));
        line.extend(carried(table, place, item.as_ref()));
        lines.push(line);
    }
    lines.push(Line::default());
    if let Some(item) = hero.bag.get(row).and_then(Option::as_ref) {
        let told = wrap(&item.about(content), width);
        lines.extend(told.into_iter().map(|line| Line::from(look.span(Ink::Text, line))));
        let change = format!("If you wear it: {}.", item.compared(hero, content).line());
        lines.extend(wrap(&change, width).into_iter().map(|line| Line::from(look.bold(Ink::Gold, line))));
        lines.extend(instead(hero, item.slot(), table, width));
    }
    lines.extend(relics(table, width));
    draw_lines(buffer, inside, lines);
}

/// A row of the bag: what it is, and whether it is better than what is worn.
fn carried<'a>(table: &Table<'_>, place: usize, item: Option<&Item>) -> Vec<Span<'a>> {
    let look = table.look();
    let Some(item) = item else { return vec![look.span(Ink::Frame, format!("{} empty", place + 1))] };
    let comparison = item.compared(&table.view.hero, table.game.content());
    // The verdict in full would not fit beside a long name.
    let (verdict, ink) = match comparison.verdict {
        Verdict::Better => ("better", Ink::Life),
        Verdict::Other => ("different", Ink::Lux),
        Verdict::Same => ("as good", Ink::Faint),
        Verdict::Worse => ("worse", Ink::Wane),
    };
    let name = format!("{} {item}", place + 1);
    vec![
        look.span(rarity_tone(item.rarity).into(), format!("{name:<24}")),
        look.span(Ink::Faint, format!("{:<9}", item.rarity.to_string())),
        look.span(ink, verdict),
    ]
}

/// What is worn in the place of something.
fn instead<'a>(hero: &Hero, slot: Slot, table: &Table<'_>, width: usize) -> Vec<Line<'a>> {
    let look = table.look();
    let text = match hero.worn(slot) {
        None => format!("{slot}: nothing is worn."),
        Some(worn) => format!("Worn now: {worn}. {}", worn.about(table.game.content())),
    };
    wrap(&text, width).into_iter().map(|line| Line::from(look.span(Ink::Faint, line))).collect()
}

/// The relics of the run, with what they do.
fn relics<'a>(table: &Table<'_>, width: usize) -> Vec<Line<'a>> {
    let look = table.look();
    let told =
        table.view.hero.relics.iter().map(|relic| format!("{relic}: {}", relic.about(table.game.content())));
    let lines = told.flat_map(|text| wrap(&text, width));
    lines.map(|line| Line::from(look.span(Ink::Lux, line))).collect()
}
