//! What is at hand, and what has just happened.

use labyrinth::Spell;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::labyrinth::{Hand, Topic, Weapon, at_hand, prompt, targets};

use super::Table;
use crate::keys::Action;
use crate::paint::{Ink, draw_lines, wrap};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, table: &Table<'_>) {
    let width = usize::from(area.width);
    let mut lines = moment(table, width);
    let height = usize::from(area.height);
    let news = news(table, width, height.saturating_sub(lines.len()));
    // A line is kept free for what is asked, so that news do not jump; long news need it more.
    if lines.is_empty() && news.len() < height {
        lines.push(Line::default());
    }
    lines.extend(news);
    draw_lines(buffer, area, lines);
}

/// What the player is asked or could do now, if anything.
fn moment<'a>(table: &Table<'_>, width: usize) -> Vec<Line<'a>> {
    let look = table.look();
    let Some(hand) = table.hand.filter(|_| table.frame.is_none()) else { return Vec::new() };
    let words = prompt(hand).map(|words| (Ink::Lux, words));
    let offer = || {
        let words = at_hand(table.game, table.view).filter(|_| hand == Hand::Free)?;
        Some((Ink::Gold, format!("[{}] {words}", table.desk.key(Action::Confirm))))
    };
    let hint = || {
        let topic = table.chronicle.tutorial.hint(table.view, table.game.content())?;
        Some((Ink::Lux, hint(table, topic)))
    };
    let Some((ink, words)) = words.or_else(offer).or_else(hint) else { return Vec::new() };
    let lines = wrap(&words, width.saturating_sub(2)).into_iter();
    lines.map(|line| Line::from(look.span(ink, format!(" {}", line.trim_start())))).collect()
}

/// A hint with its key.
fn hint(table: &Table<'_>, topic: Topic) -> String {
    let action = match topic {
        Topic::Bow => Some(Action::Bow),
        Topic::Potion => Some(Action::Potion),
        Topic::Gear => Some(Action::Pack),
        Topic::Explore => Some(Action::Explore),
        Topic::Stairs => Some(Action::Stairs),
        Topic::Spell => {
            let numbers = [Action::One, Action::Two, Action::Three, Action::Four];
            let reaches = |spell| !targets(table.game, table.view, Weapon::Spell(spell)).is_empty();
            let ready = numbers.into_iter().zip(Spell::ALL).find(|(_, spell)| reaches(*spell));
            ready.map(|(action, _)| action)
        }
        Topic::Move | Topic::Door | Topic::Bump | Topic::Threat | Topic::Chest => None,
    };
    let key = action.map(|action| format!("[{}] ", table.desk.key(action))).unwrap_or_default();
    format!("{key}{}", topic.words())
}

/// The news in a few lines; what the film has not shown yet is not told.
fn news<'a>(table: &Table<'_>, width: usize, room: usize) -> Vec<Line<'a>> {
    let look = table.look();
    if table.frame.is_some() {
        return Vec::new();
    }
    let headlines = table.chronicle.headlines();
    if headlines.is_empty() {
        let (lines, _) = table.chronicle.lines();
        let last = lines.last().map(|line| line.entry.text.clone()).unwrap_or_default();
        return vec![Line::from(look.span(Ink::Frame, format!(" {last}")))];
    }
    let mut rows: Vec<Vec<Span<'_>>> = vec![vec![look.span(Ink::Text, " ")]];
    let mut used = 1;
    for entry in headlines.iter().map(|line| &line.entry) {
        let ink: Ink = entry.tone.into();
        for word in wrap(&entry.text, width.saturating_sub(2)).join(" ").split_whitespace() {
            let length = word.chars().count() + 1;
            if used + length > width {
                rows.push(vec![look.span(Ink::Text, " ")]);
                used = 1;
            }
            used += length;
            if let Some(row) = rows.last_mut() {
                row.push(look.span(ink, format!("{word} ")));
            }
        }
    }
    // What matters most comes first.
    rows.into_iter().take(room).map(Line::from).collect()
}
