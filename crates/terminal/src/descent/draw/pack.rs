//! What is carried: six slots with exact effects, the tags, and what goes together.

use descent::{Hero, Pack, Tag};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::{Entry, Tone};

use super::Drawing;
use super::hero::readiness;
use super::offer::head;
use super::rows::{self, Row};
use crate::paint::{Ink, draw_lines, inset, panel, rows_from, sentence, wrap};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, row: usize) {
    let look = drawing.look();
    let hero = drawing.view.hero(drawing.view.seat);
    let inside = inset(panel(buffer, area, look, "What you carry"), 1, 0);
    let together = together(hero, usize::from(inside.width));
    let below = u16::try_from(together.len()).unwrap_or(u16::MAX).min(inside.height / 2);
    let slots = 0..u8::try_from(Pack::SLOTS).unwrap_or(u8::MAX);
    let rows: Vec<Row<'_>> = slots.map(|slot| slot_row(drawing, hero, slot, inside.width)).collect();
    rows::draw(buffer, rows_from(inside, 0, inside.height - below), look, &rows, row);
    let lines = together.into_iter().map(|(ink, line)| Line::from(look.span(ink, line)));
    draw_lines(buffer, rows_from(inside, inside.height - below, below), lines);
}

fn slot_row<'a>(drawing: &Drawing<'_>, hero: &Hero, slot: u8, width: u16) -> Row<'a> {
    let look = drawing.look();
    let Some(gear) = hero.pack.gear(slot) else {
        let words = format!("{} empty", slot + 1);
        return Row { head: vec![look.span(Ink::Frame, words)], told: Vec::new() };
    };
    let mut told = vec![Entry::new(Tone::Bright, sentence(&gear.item.line()))];
    match readiness(*gear, look) {
        left if left.is_empty() => {}
        left => told.push(Entry::new(Tone::Life, sentence(&left))),
    }
    Row { head: head(look, slot, gear.item, width), told }
}

/// What tags come to, and what pairs and three of a tag do.
fn together(hero: &Hero, width: usize) -> Vec<(Ink, String)> {
    let carried = Tag::ALL.into_iter().filter(|tag| hero.pack.count(*tag) > 0);
    let tags: Vec<String> =
        carried.map(|tag| format!("{tag} {} ({}%)", hero.pack.count(tag), hero.measure(tag))).collect();
    let full = hero.pack.full_tags().map(|tag| {
        let does: Vec<String> = tag.unlocked().iter().map(ToString::to_string).collect();
        format!("Three {tag}: {}.", does.join("; "))
    });
    let pairs = hero.pack.pairs().map(|pair| format!("Pair {}: {}.", pair.name, pair.effect));
    let told = (!tags.is_empty()).then(|| (Ink::Lux, tags.join(", "))).into_iter();
    let told = told.chain(full.chain(pairs).map(|words| (Ink::Gold, words)));
    told.flat_map(|(ink, words)| wrap(&words, width).into_iter().map(move |line| (ink, line))).collect()
}
