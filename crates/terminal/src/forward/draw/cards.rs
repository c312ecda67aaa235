//! One card, face up or face down.

use forward::{Bend, Card, Content, Family, Moves, Rules, Tier, foe_name};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Widget};
use stage::forward::{Idle, blows_between, card_tone, family_tone};

use super::art;
use crate::paint::{Ink, Look, draw_lines, rows_from};

/// How wide a card is, its frame included.
pub(super) const WIDTH: u16 = 16;
/// How tall a card is, its frame included.
pub(super) const HEIGHT: u16 = 10;

/// How the frame of a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Frame {
    Quiet,
    Focused,
}

/// A card that lies face up, and where it lies.
#[derive(Clone, Copy)]
pub(super) struct Face<'a> {
    pub(super) card: Card,
    pub(super) content: &'a Content,
    pub(super) tier: Tier,
    /// The rule that the place bends, on the road.
    pub(super) bend: Option<Bend>,
    /// Why it would bring nothing now, where that is so.
    pub(super) idle: Option<Idle>,
}

/// What the back of a card says.
pub(super) struct Back<'a> {
    /// The place where it lies, counted from one.
    pub(super) number: usize,
    /// Its family, where backs tell it.
    pub(super) family: Option<Family>,
    /// A word about what it may hide.
    pub(super) omen: &'a str,
    /// What it may be, where backs tell so much that it fits.
    pub(super) kinds: Vec<Line<'a>>,
}

/// Draws a card's face: its name, its picture, what it does here.
pub(super) fn face(buffer: &mut Buffer, area: Rect, look: Look, frame: Frame, face: Face<'_>) {
    let Face { card, tier, .. } = face;
    let ink = Ink::from(card_tone(card));
    let inside = outline(buffer, area, look, frame, look.style(ink));
    let name = if card.is_foe() { foe_name(card, tier).to_owned() } else { card.to_string() };
    Line::from(look.bold(ink, name)).centered().render(rows_from(inside, 0, 1), buffer);
    let picture = art::picture(card).map(|line| Line::styled(line, look.style(ink)).centered());
    draw_lines(buffer, rows_from(inside, 1, 5), picture);
    let [first, second] = summary(face);
    let words = match face.idle {
        Some(idle) => [(Ink::Text, first), (Ink::Wane, idle.brief().to_owned())],
        None => [(Ink::Text, first), (Ink::Text, second)],
    };
    let words = words.map(|(ink, line)| Line::styled(line, look.style(ink)).centered());
    draw_lines(buffer, rows_from(inside, 6, 2), words);
}

/// Draws a card's back: its family, its number, and a word about what it may hide.
pub(super) fn back(buffer: &mut Buffer, area: Rect, look: Look, frame: Frame, back: &Back<'_>) {
    let &Back { number, family, omen, .. } = back;
    let kin = family.map(|family| Ink::from(family_tone(family)));
    let inside = outline(buffer, area, look, frame, look.style(kin.unwrap_or(Ink::Back)));
    let weave = look.glyphs().weave;
    let columns = usize::from(inside.width).div_ceil(2);
    let lines = (0..inside.height).map(|line| {
        let tile = weave[usize::from(line) % 2];
        Line::styled(tile.repeat(columns), look.style(Ink::Back))
    });
    draw_lines(buffer, inside, lines);
    if let Some((family, ink)) = family.zip(kin) {
        let above = rows_from(inside, 1, 1);
        Line::from(look.bold(ink, format!(" {family} "))).centered().render(above, buffer);
    }
    // Where a family is told, what it may be is written below the number.
    let middle = rows_from(inside, if family.is_some() { 2 } else { inside.height / 2 - 1 }, 1);
    Line::from(look.bold(Ink::Gold, format!("  {number}  "))).centered().render(middle, buffer);
    for (kind, line) in back.kinds.iter().zip(4..inside.height) {
        kind.clone().centered().render(rows_from(inside, line, 1), buffer);
    }
    let below = rows_from(inside, inside.height - 2, 1);
    Line::from(look.bold(Ink::Blood, omen.to_owned())).centered().render(below, buffer);
}

/// Draws a card on its edge, half-way between back and face.
pub(super) fn edge(buffer: &mut Buffer, area: Rect, look: Look) {
    let place = Rect { x: area.x + area.width / 2 - 2, width: 4, ..area };
    outline(buffer, place, look, Frame::Quiet, look.style(Ink::Bright));
}

/// Draws the place where no card lies.
pub(super) fn gap(buffer: &mut Buffer, area: Rect, look: Look) {
    let line = Line::from(look.span(Ink::Faint, look.glyphs().dot.to_string())).centered();
    line.render(rows_from(area, area.height / 2, 1), buffer);
}

fn outline(buffer: &mut Buffer, area: Rect, look: Look, frame: Frame, style: Style) -> Rect {
    let (set, style) = match frame {
        Frame::Quiet => (look.glyphs().frame, style),
        Frame::Focused => (look.glyphs().strong, look.style(Ink::Gold)),
    };
    let block = Block::bordered().border_set(set).border_style(style);
    let inside = block.inner(area);
    block.render(area, buffer);
    inside
}

/// What the card does, in two short lines.
fn summary(face: Face<'_>) -> [String; 2] {
    let Face { card, content, tier, bend, .. } = face;
    let two = |first: String, second: &str| [first, second.to_owned()];
    let here = bend.unwrap_or(Bend::Straight);
    let rules = if bend.is_some() { Rules::ROAD } else { Rules::WRITTEN };
    match card {
        Card::Item => two(format!("+{} HP", here.item_heal(content.item_heal[tier.index()])), ""),
        Card::Weapon if bend.is_some() => two("two of them".to_owned(), "take one"),
        Card::Weapon => {
            let name = tier.weapon().to_string();
            let (first, second) = name.split_once(' ').unwrap_or((&name, ""));
            two(first.to_owned(), second)
        }
        _ if card.is_foe() && bend.is_some() => {
            let hp = rules.foe_hp(content, card, tier);
            let opening = here.moves(Moves::of(card, tier)).at(0);
            let (least, most) = blows_between(opening, 0);
            two(format!("{hp} HP, a fight"), &format!("{opening} {least}-{most}"))
        }
        Card::LesserBeast | Card::GreaterBeast => {
            two(format!("{} HP", rules.foe_hp(content, card, tier)), "a fight")
        }
        Card::Hollow => two(format!("{} HP", rules.foe_hp(content, card, tier)), "the last foe"),
        Card::Terror if bend.is_some() => two(format!("-{} HP, -1 Lux", content.terror_hp), "or dice to 1s"),
        Card::Terror => two(format!("-{} HP", content.terror_hp), "or -1 Lux"),
        Card::Pit if bend.is_some() => two(format!("-{} HP", here.pit(0)), "less a die"),
        Card::Pit => {
            two(format!("{}+ holds", content.pit_success_from), &format!("else -{} HP", content.pit_damage))
        }
        Card::Snare => two("binds Lux till".to_owned(), "a Blessing"),
        Card::Blessing => two(format!("+{} HP", content.blessing_heal[tier.index()]), "frees Lux"),
        Card::Caesura => two(format!("+{} Lux", content.caesura_lux), ""),
    }
}
