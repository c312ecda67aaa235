//! The deck: how much is left, and what has not been seen.

use forward::{Card, Family};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::forward::{card_tone, family_tone};

use super::Drawing;
use super::row::short_name;
use crate::paint::{Ink, draw_lines, inset, panel, pips};

/// From this height on, each kind has a line of its own.
const TALL: u16 = 15;
/// From this height on, there is room for how many cards lie face down.
const ROOMY: u16 = 7;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let title = format!("Deck {}, unseen {}", drawing.shown().deck, drawing.shown().unseen.total());
    let inside = inset(panel(buffer, area, look, &title), 1, 0);
    let clears = drawing.outlook.and_then(|outlook| outlook.clears);
    let clears = clears.map_or_else(|| "...".to_owned(), |chance| chance.to_string());
    let hidden = match drawing.shown().unseen.total() {
        1 => "1 card face down:".to_owned(),
        count => format!("{count} cards face down:"),
    };
    let unseen = drawing.shown().unseen;
    if unseen.total() == 0 {
        let words = "nothing lies face down";
        draw_lines(buffer, inside, [Line::from(look.span(Ink::Faint, words))]);
        return;
    }
    let mut lines = Vec::new();
    if drawing.view.rules.is_road() {
        lines.extend(
            Family::ALL.chunks(2).filter(|_| inside.height >= ROOMY).map(|pair| families(drawing, pair)),
        );
    } else {
        let words = look.span(Ink::Faint, "to clear here ");
        lines.push(Line::from(vec![words, look.bold(Ink::Bright, clears)]));
        if inside.height >= ROOMY {
            lines.push(Line::from(look.span(Ink::Faint, hidden)));
        }
    }
    if inside.height >= TALL {
        lines.extend(Card::ALL.map(|card| Line::from(long(drawing, card))));
    } else {
        lines.extend(Card::ALL.chunks(2).map(|pair| pair.iter().map(|&card| short(drawing, card)).collect()));
    }
    if unseen.of(Card::Hollow) > 0 {
        lines.push(Line::from(look.span(Ink::Faint, "Hollow: among the last 3")));
    }
    draw_lines(buffer, inside, lines);
}

/// How many of some families lie face down, where backs tell it.
fn families<'a>(drawing: &Drawing<'_>, families: &[Family]) -> Line<'a> {
    let unseen = drawing.shown().unseen;
    let count = |family| -> u8 {
        Card::ALL.into_iter().filter(|card| card.family() == family).map(|card| unseen.of(card)).sum()
    };
    let told = |&family| {
        drawing
            .look()
            .bold(family_tone(family).into(), format!("{} {:<10}", count(family), family.to_string()))
    };
    Line::from(families.iter().map(told).collect::<Vec<_>>())
}

fn short<'a>(drawing: &Drawing<'_>, card: Card) -> Span<'a> {
    let count = drawing.shown().unseen.of(card);
    let ink = if count > 0 { Ink::from(card_tone(card)) } else { Ink::Faint };
    drawing.look().span(ink, format!("{count} {:<10}", short_name(card)))
}

fn long<'a>(drawing: &Drawing<'_>, card: Card) -> Vec<Span<'a>> {
    let look = drawing.look();
    let count = drawing.shown().unseen.of(card);
    let whole = drawing.game.content().cards.of(card);
    let ink = if count > 0 { Ink::from(card_tone(card)) } else { Ink::Faint };
    let boxes = pips(count, whole, look.glyphs().full, look.glyphs().lost);
    vec![look.span(ink, format!("{count} {:<14}", card.to_string())), look.span(Ink::Faint, boxes)]
}
