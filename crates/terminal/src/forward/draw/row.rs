//! The row of three cards, with the odds of each.

use forward::{Card, Command, Phase, RowCard, Slot, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;
use stage::forward::{Beat, Certainty, Frame, Left, Mode, card_tone, left_behind, points};

use super::cards::{self, Back};
use super::{Drawing, light};
use crate::paint::{Ink, column, draw_lines, row, rows_from};

/// The lines below each card: marks, forecast.
const NOTES: u16 = 2;
/// A list of odds that is shorter than this says less than nothing.
const FEWEST_ODDS: usize = 3;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let is_road = drawing.view.rules.is_road();
    if is_road && drawing.frame.is_none() {
        prompt(buffer, row(area, 0), drawing, &stage::forward::prompt(&drawing.view, drawing.hand));
    }
    // A fork says what it asks above its cards.
    let above = u16::from(is_road);
    let area = rows_from(area, above, area.height - above);
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
    let back =
        |view: &View, omen, kinds| Back { number: slot.index() + 1, family: view.back(slot), omen, kinds };
    if let Some((card, before, progress)) = turning(drawing, slot) {
        return match progress {
            ..8 => cards::back(buffer, area, look, cards::Frame::Quiet, &back(before, "", Vec::new())),
            8..22 => cards::edge(buffer, area, look),
            _ => cards::face(buffer, area, look, cards::Frame::Focused, drawing.face(card)),
        };
    }
    let frame = if drawing.is_focused(slot.index()) { cards::Frame::Focused } else { cards::Frame::Quiet };
    let (view, card) = lying(drawing, slot);
    match card.map(|card| card.shown) {
        None => cards::gap(buffer, area, look),
        Some(None) if view.rules.is_road() => {
            cards::back(buffer, area, look, frame, &back(view, "", kinds(drawing, slot)));
        }
        Some(None) => cards::back(buffer, area, look, frame, &back(view, &omen(drawing, slot), Vec::new())),
        Some(Some(card)) => cards::face(buffer, area, look, frame, drawing.face(card)),
    }
}

/// What lies at a place, and on which table: while a card turns, those that it leads past still lie there; and when
/// one is left behind, nothing else does.
fn lying<'a>(drawing: &'a Drawing<'_>, slot: Slot) -> (&'a View, Option<RowCard>) {
    let now = &drawing.view;
    let of = |view: &View| view.row[slot.index()];
    match drawing.frame {
        Some(Frame { beat: Beat::Left { .. }, .. }) => (now, None),
        Some(Frame { before, .. }) if of(before).map(|card| card.order) != of(now).map(|card| card.order) => {
            (before, of(before))
        }
        _ => (now, of(now)),
    }
}

/// What a back that tells its family may hide, likeliest first: how many of each are unseen, of the only one its name.
fn kinds<'a>(drawing: &Drawing<'_>, slot: Slot) -> Vec<Line<'a>> {
    let Some(outlook) = drawing.outlook.filter(|_| drawing.frame.is_none()) else { return Vec::new() };
    let cards = &outlook.cards[slot.index()];
    let unseen = &drawing.view.unseen;
    let told = |(card, _): &(Card, forward::odds::Chance)| {
        let words = match cards.len() {
            1 => short_name(*card).to_owned(),
            _ => format!("{} {:<8}", unseen.of(*card), short_name(*card)),
        };
        Line::from(drawing.look().span(card_tone(*card).into(), words))
    };
    cards.iter().map(told).collect()
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
        Beat::Turn { slot: turned, card, .. } | Beat::Left { slot: turned, card, .. } if turned == slot => {
            Some((card, frame.before, frame.progress))
        }
        _ => None,
    }
}

fn notes_of<'a>(drawing: &Drawing<'_>, slot: Slot, spare: usize) -> Vec<Line<'a>> {
    let look = drawing.look();
    let mut lines = Vec::new();
    if let Some(Frame { beat: Beat::Left { slot: left, .. }, .. }) = drawing.frame {
        lines.extend((*left == slot).then(|| Line::from(look.bold(Ink::Wane, "left behind")).centered()));
        return lines;
    }
    if drawing.frame.is_some() || drawing.view.row[slot.index()].is_none() {
        return lines;
    }
    if drawing.view.rules.is_road() {
        return at_a_fork(drawing, slot);
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

/// Below a card of a fork: whether it would be left, and what the one under the cursor brings.
fn at_a_fork<'a>(drawing: &Drawing<'_>, slot: Slot) -> Vec<Line<'a>> {
    let (look, view) = (drawing.look(), &drawing.view);
    let focused = Slot::ALL.into_iter().find(|slot| drawing.is_focused(slot.index()));
    let left = focused.and_then(|turned| left_behind(view, turned)).filter(|left| left.slot == slot);
    let first = match (drawing.pointed(Command::Turn(slot)), left) {
        (Some(words), _) => look.bold(Ink::Gold, words),
        (None, Some(Left { certainty: Certainty::Sure, .. })) => look.bold(Ink::Wane, "is left then"),
        (None, Some(Left { certainty: Certainty::UnlessHollow, .. })) => {
            look.bold(Ink::Wane, "left, or Hollow")
        }
        (None, None) => look.span(Ink::Faint, ""),
    };
    let mut lines = vec![Line::from(first).centered()];
    if focused == Some(slot) {
        lines.push(Line::from(look.span(Ink::Faint, worth(drawing, slot))).centered());
    }
    lines
}

/// The points that a card brings, or the least and the most of what it may be.
fn worth(drawing: &Drawing<'_>, slot: Slot) -> String {
    let of = |card| points(drawing.game.content(), &drawing.view, card);
    let Some(outlook) = drawing.outlook else { return String::new() };
    let all: Vec<u32> = outlook.cards[slot.index()].iter().map(|(card, _)| of(*card)).collect();
    match (all.iter().min(), all.iter().max()) {
        (Some(least), Some(most)) if least == most => format!("{least} points"),
        (Some(least), Some(most)) => format!("{least} to {most} points"),
        _ => String::new(),
    }
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
        _ => drawing.pointed(Command::Turn(slot)).map(str::to_owned),
    }
}

/// Names that fit a column of the odds.
pub(super) const fn short_name(card: Card) -> &'static str {
    match card {
        Card::Item => "Item",
        Card::Weapon => "Weapon",
        Card::LesserBeast => "Lesser",
        Card::GreaterBeast => "Greater",
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
