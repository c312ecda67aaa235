//! Everybody in sight, with what each would take from the other.

use grid::Point;
use labyrinth::{Who, odds};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Entry;
use stage::labyrinth::{Figure, Scene, blows, damage, examine, sights};

use super::{Table, sign};
use crate::log;
use crate::paint::{Ink, bar, draw_lines, inset, panel, rows_from};

/// The longest bar.
const BAR: usize = 6;
/// The fewest lines in which a log is worth reading.
const LOG: u16 = 6;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, table: &Table<'_>) {
    if area.height < 3 {
        return;
    }
    let look = table.look();
    let scene = table.frame.as_ref().map_or_else(|| Scene::of(table.view), |frame| frame.scene.clone());
    let mut figures = scene.foes;
    figures.sort_by_key(|figure| (figure.at.distance(table.hero().at), figure.id));
    let inside = inset(panel(buffer, area, look, "In sight"), 1, 0);
    let room = usize::from(inside.height);
    let fits = if figures.len() * 2 <= room { figures.len() } else { room.saturating_sub(1) / 2 };
    let mut lines: Vec<Line<'_>> = figures
        .iter()
        .take(fits)
        .flat_map(|figure| about(table, figure, usize::from(inside.width)))
        .collect();
    if fits < figures.len() {
        lines.push(Line::from(look.span(Ink::Faint, format!("and {} more", figures.len() - fits))));
    }
    if figures.is_empty() {
        lines.push(Line::from(look.span(Ink::Faint, "nobody")));
    }
    lines.extend(things(table, room.saturating_sub(lines.len()) / 2));
    let used = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(1);
    draw_lines(buffer, inside, lines);
    if inside.height >= used.saturating_add(LOG) {
        told(buffer, rows_from(inside, used, inside.height), table);
    }
}

/// What else there is to go to, the nearest first; nothing is told before the film shows it.
fn things<'a>(table: &Table<'_>, room: usize) -> Vec<Line<'a>> {
    let (look, view) = (table.look(), table.shown());
    let line = |at: Point| {
        let title = examine(table.game, view, at).title;
        // The rest of a long title is for whoever looks there.
        let name = title.split([',', ':']).next().unwrap_or_default();
        Line::from(look.span(Ink::Text, format!("{name}, {} away", view.hero.at.distance(at))))
    };
    let is_seen = |at: &Point| view.seen.contains(*at) && view.foe_at(*at).is_none();
    let others = sights(view).into_iter().filter(is_seen);
    others.take(room).map(line).collect()
}

/// The last messages, where there is room for more than the ticker has.
fn told(buffer: &mut Buffer, area: Rect, table: &Table<'_>) {
    if table.frame.is_some() {
        return;
    }
    let (lines, news) = table.chronicle.lines();
    let entries: Vec<Entry> = lines.iter().map(|line| line.entry.clone()).collect();
    log::draw(buffer, area, table.look(), "Log", (&entries, news));
}

/// Two lines about a foe: who it is and how it fares, and what a bump would bring.
fn about<'a>(table: &Table<'_>, figure: &Figure, width: usize) -> [Line<'a>; 2] {
    let look = table.look();
    let glyphs = look.glyphs();
    let who = Who::Foe(figure.id, figure.kind);
    let hp = table.frame.as_ref().and_then(|frame| frame.bar(who)).map_or(figure.hp, |bar| bar.before);
    let number = |value: i32| u32::try_from(value).unwrap_or(0);
    let ink = sign::rank_ink(figure.kind.rank());
    let (name, left) = (figure.kind.to_string(), format!("{hp:>3}"));
    let length = bar_length(&name, &left, width);
    let gap = width.saturating_sub(3 + name.chars().count() + length + left.len());
    let first = Line::from(vec![
        look.bold(ink, format!("{} ", figure.kind.letter())),
        look.span(ink, format!("{name}{}", " ".repeat(gap))),
        look.span(Ink::Blood, bar(number(hp), number(figure.most_hp), length, glyphs.full, glyphs.hollow)),
        look.bold(Ink::Text, format!(" {left}")),
    ]);
    let second = match figure.intent {
        Some(intent) => look.bold(Ink::Blood, format!("  {intent}!{}", deed_words(table, figure))),
        None => look.span(Ink::Faint, format!("  {}", bump_words(table, figure))),
    };
    [first, Line::from(second)]
}

/// Names are never cut short; the bar takes what they leave of a line.
fn bar_length(name: &str, hp: &str, width: usize) -> usize {
    width.saturating_sub(4 + name.chars().count() + hp.len()).min(BAR)
}

/// What an announced deed takes from a hero who stays in its way.
fn deed_words(table: &Table<'_>, figure: &Figure) -> String {
    let view = table.shown();
    let foe = view.foes.iter().find(|foe| foe.id == figure.id);
    let hit = foe.and_then(|foe| odds::deed(&view.clash(table.game.content()), foe));
    hit.map_or_else(String::new, |hit| format!(" {}", damage(&hit)))
}

/// What a bump would take, how many it needs, and what comes back.
fn bump_words(table: &Table<'_>, figure: &Figure) -> String {
    let (view, content) = (table.shown(), table.game.content());
    let Some(foe) = view.foes.iter().find(|foe| foe.id == figure.id) else { return String::new() };
    let clash = view.clash(content);
    let mut shown = *foe;
    shown.hp = labyrinth::Hp(figure.hp);
    let forecast = odds::bump(&clash, &shown);
    let count = blows(&forecast).unwrap_or_else(|| "many".to_owned());
    let hits = format!("you {} ({count}x)", damage(&forecast.hit));
    if !foe.is_awake() {
        format!("{hits}, unaware")
    } else if figure.guards {
        format!("{hits}, guards")
    } else {
        format!("{hits} it {}", damage(&forecast.answer))
    }
}

#[cfg(test)]
mod tests {
    use labyrinth::Kind;

    use super::super::SIDE_WIDTH;
    use super::bar_length;

    #[test]
    fn every_name_leaves_room_for_a_bar() {
        let width = usize::from(SIDE_WIDTH) - 4;
        assert!(Kind::ALL.into_iter().all(|kind| bar_length(&kind.to_string(), "999", width) >= 3));
    }
}
