//! The row of three cards, with the odds of each.

use engine::{Game, Seat};
use forward::{Card, Command, Phase, Refusal, Slot, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;
use stage::forward::{Beat, Mode, card_tone};

use super::cards::{self, Back};
use super::{Drawing, held, light};
use crate::paint::{Ink, column, draw_lines, rows_from};

/// The lines below each card: marks, forecast.
const NOTES: u16 = 2;
/// A list of odds that is shorter than this says less than nothing.
const FEWEST_ODDS: usize = 3;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let gap = ((area.width - 3 * cards::WIDTH) / 2).min(4);
    let left = (area.width - 3 * cards::WIDTH - 2 * gap) / 2;
    let lights = light::height(drawing);
    let spare = area.height - cards::HEIGHT - NOTES - lights;
    for slot in Slot::ALL {
        let offset = left + u16::try_from(slot.index()).expect("three places") * (cards::WIDTH + gap);
        let place = column(area, offset, cards::WIDTH);
        draw_card(buffer, rows_from(place, 0, cards::HEIGHT), drawing, slot);
        let notes = rows_from(place, cards::HEIGHT, NOTES + spare);
        draw_lines(buffer, notes, notes_of(drawing, slot, usize::from(spare)));
    }
    light::draw(buffer, rows_from(area, area.height - lights, lights), drawing);
}

fn draw_card(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, slot: Slot) {
    let look = drawing.look();
    let back = |view: &View, omen| Back { number: slot.index() + 1, family: view.back(slot), omen };
    if let Some((card, before, progress)) = turning(drawing, slot) {
        return match progress {
            ..8 => cards::back(buffer, area, look, cards::Frame::Quiet, &back(before, "")),
            8..22 => cards::edge(buffer, area, look),
            _ => cards::face(buffer, area, look, cards::Frame::Focused, drawing.face(card)),
        };
    }
    let is_focused = drawing.is_focused(slot.index()) && !held::is_rerolling(drawing);
    let frame = if is_focused { cards::Frame::Focused } else { cards::Frame::Quiet };
    match drawing.view.row[slot.index()].map(|card| card.shown) {
        None => cards::gap(buffer, area, look),
        Some(None) => {
            cards::back(buffer, area, look, frame, &back(&drawing.view, &omen(drawing, slot)));
        }
        Some(Some(card)) => cards::face(buffer, area, look, frame, drawing.face(card)),
    }
}

/// The Hollow may lie here: the one thing in which face-down cards differ.
fn omen(drawing: &Drawing<'_>, slot: Slot) -> String {
    let chance = drawing
        .outlook
        .and_then(|outlook| outlook.cards[slot.index()].iter().find(|(card, _)| *card == Card::Hollow));
    chance.map_or_else(String::new, |(_, chance)| format!(" Hollow {chance} "))
}

/// The card that turns over there, the table before it did, and how far it has turned.
fn turning<'a>(drawing: &Drawing<'a>, slot: Slot) -> Option<(Card, &'a View, u64)> {
    let frame = drawing.frame?;
    match *frame.beat {
        Beat::Turn { slot: turned, card, .. } if turned == slot => Some((card, frame.before, frame.progress)),
        _ => None,
    }
}

fn notes_of<'a>(drawing: &Drawing<'_>, slot: Slot, spare: usize) -> Vec<Line<'a>> {
    let look = drawing.look();
    let mut lines = Vec::new();
    if drawing.frame.is_some() || drawing.view.row[slot.index()].is_none() {
        return lines;
    }
    // A mark on one card takes a line below all of them, so that they stay level.
    let is_marked = Slot::ALL.into_iter().any(|slot| mark_of(drawing, slot).is_some());
    if is_marked {
        let mark = mark_of(drawing, slot).unwrap_or_default();
        lines.push(Line::from(look.bold(Ink::Lux, mark)).centered());
    }
    let Some(outlook) = drawing.outlook else { return lines };
    if let Some(forecast) = outlook.forecast(Command::Turn(slot)) {
        let ink = if forecast.dies.tenths_of_percent() >= 10 { Ink::Blood } else { Ink::Faint };
        lines.push(Line::from(look.span(ink, format!("death {}", forecast.dies))).centered());
        lines.push(Line::from(look.span(Ink::Faint, format!("HP after ~{}", forecast.hp))).centered());
    }
    let is_hidden = drawing.view.row[slot.index()].is_some_and(|card| card.shown.is_none());
    if is_hidden && spare >= FEWEST_ODDS {
        lines.extend(outlook.cards[slot.index()].iter().take(spare).map(|(card, chance)| {
            Line::from(look.span(card_tone(*card).into(), format!("{:<10}{chance:>6}", short_name(*card))))
                .centered()
        }));
    }
    lines
}

/// What a mark on a card means, and whether good advice points at it.
fn mark_of(drawing: &Drawing<'_>, slot: Slot) -> Option<String> {
    let marked = drawing.hand.is_some_and(|hand| hand.marked().contains(slot));
    let tick = drawing.look().glyphs().tick;
    match (drawing.view.phase, drawing.hand.map(|hand| hand.mode)) {
        (Phase::Peek, _) if marked => Some(format!("{tick} goes back")),
        (Phase::Peek, _) => Some("stays".to_owned()),
        (_, Some(Mode::Peeking)) if marked => Some(format!("{tick} look here")),
        (_, Some(Mode::Peeking)) => Some("not this".to_owned()),
        (_, Some(Mode::Passing)) => Some(match drawing.game.check(Seat::FIRST, Command::Pass(slot)) {
            Ok(()) if drawing.is_focused(slot.index()) => format!("{tick} pass it by"),
            Ok(()) => "or this one".to_owned(),
            Err(Refusal::MayBeHollow(_)) => "may be Hollow".to_owned(),
            Err(_) => "not this".to_owned(),
        }),
        _ => drawing.pointed(Command::Turn(slot)).map(str::to_owned),
    }
}

/// Names that fit a column of the odds.
pub(super) const fn short_name(card: Card) -> &'static str {
    match card {
        Card::Item => "Item",
        Card::Weapon => "Weapon",
        Card::LesserBeast => "Beast",
        Card::GreaterBeast => "Gr. Beast",
        Card::Hollow => "Hollow",
        Card::Terror => "Terror",
        Card::Pit => "Pit",
        Card::Snare => "Snare",
        Card::Blessing => "Blessing",
        Card::Caesura => "Caesura",
    }
}

/// Draws the line above the stage that says what is to be done.
pub(super) fn prompt(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, words: &str) {
    Line::from(drawing.look().bold(Ink::Bright, words.to_owned())).centered().render(area, buffer);
}
