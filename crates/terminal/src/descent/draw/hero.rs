//! Whoever acts: numbers, ailments, the six slots, the belt, and what all of it does together.

use descent::{Ailments, Flask, Gear, Hero, Pack, Stat, Turns};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::descent::rarity_tone;

use super::Drawing;
use crate::dungeon::SIDE_WIDTH;
use crate::paint::{Ink, Look, draw_lines, inset, panel, rows_from, wrap};

/// Draws whoever acts from the top of an area, and says how many lines that took.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) -> u16 {
    let look = drawing.look();
    let (view, sheet) = (drawing.shown(), drawing.scene().sheet);
    let seat = usize::from(view.seat.index());
    let Some(hero) = sheet.heroes.get(seat) else { return 0 };
    let width = usize::from(area.width).saturating_sub(4);
    let is_wide = area.width > SIDE_WIDTH;
    let mut lines = numbers(drawing, hero);
    lines.extend(ailing(&hero.ailments, look, width));
    lines.extend(slots(hero, look, width, is_wide));
    lines.extend(belt(hero, look, width));
    lines.extend(joint(hero, look, width, is_wide));
    lines.extend(companions(drawing, seat));
    let title = match sheet.heroes.len() {
        1 => hero.character.to_string(),
        _ => format!("Seat {}: {}", seat + 1, hero.character),
    };
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2).min(area.height);
    let inside = inset(panel(buffer, rows_from(area, 0, height), look, &title), 1, 0);
    draw_lines(buffer, inside, lines);
    height
}

/// Where the others are who go along.
fn companions<'a>(drawing: &Drawing<'_>, seat: usize) -> Vec<Line<'a>> {
    let (look, view) = (drawing.look(), drawing.shown());
    let here = view.heroes[seat].at;
    let others = view.heroes.iter().enumerate().filter(|(other, _)| *other != seat);
    let told = others.map(|(other, hero)| {
        let far = hero.at.distance(here);
        let state = if hero.stands() { "" } else { ", down" };
        (hero.stands(), format!("{} {}, {far} away{state}", other + 1, hero.character))
    });
    let line = |(stands, words): (bool, String)| {
        let ink = if stands { Ink::Faint } else { Ink::Blood };
        Line::from(look.span(ink, words))
    };
    told.map(line).collect()
}

fn numbers<'a>(drawing: &Drawing<'_>, hero: &Hero) -> Vec<Line<'a>> {
    let (look, content) = (drawing.look(), drawing.game.content());
    let number = |name: &str, value: String| {
        [look.span(Ink::Faint, format!("{name} ")), look.bold(Ink::Text, format!("{value}  "))]
    };
    let critical = i32::from(content.critical.0) + i32::from(hero.stat(Stat::Critical));
    let mut lines = vec![Line::from(
        [
            number("Atk", hero.attack().to_string()),
            number("Def", hero.defence().to_string()),
            number("Crit", format!("{critical}%")),
        ]
        .concat(),
    )];
    let mut second: Vec<Span<'_>> = Vec::new();
    if content.level_xp > 0 {
        let next = hero.xp_to_next(content);
        second.extend(number("Lv", hero.level.to_string()));
        second.extend(number("XP", format!("{}/{next}", hero.xp)));
    }
    if hero.step_cost().0 != 100 {
        second.extend(number("step", hero.step_cost().to_string()));
    }
    if !second.is_empty() {
        lines.push(Line::from(second));
    }
    lines
}

/// What ails somebody, each with the turns that are left.
fn ailing<'a>(ailments: &Ailments, look: Look, width: usize) -> Vec<Line<'a>> {
    if !ailments.is_any() {
        return Vec::new();
    }
    let told: Vec<String> =
        ailments.iter().map(|ailment| format!("{ailment} {}", ailments.left(ailment))).collect();
    wrap(&told.join(", "), width).into_iter().map(|line| Line::from(look.bold(Ink::Blood, line))).collect()
}

/// The slots, by the numbers of their keys; where there is room, each with what it does.
fn slots<'a>(hero: &Hero, look: Look, width: usize, is_wide: bool) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    let mut empty = Vec::new();
    for slot in 0..u8::try_from(Pack::SLOTS).unwrap_or(u8::MAX) {
        let Some(gear) = hero.pack.gear(slot) else {
            empty.push((slot + 1).to_string());
            continue;
        };
        lines.push(carried(slot, *gear, look, width));
        if is_wide {
            let told = wrap(&gear.item.line(), width.saturating_sub(2));
            lines.extend(
                told.into_iter()
                    .map(|line| Line::from(look.span(Ink::Faint, format!("  {}", line.trim_start())))),
            );
        }
    }
    if !empty.is_empty() {
        lines.push(Line::from(look.span(Ink::Frame, format!("{} empty", empty.join(" ")))));
    }
    lines
}

/// Something carried: its name, and what is left of it where that is counted.
fn carried<'a>(slot: u8, gear: Gear, look: Look, width: usize) -> Line<'a> {
    let left = readiness(gear, look);
    let room = width.saturating_sub(3 + left.chars().count());
    let name: String = gear.item.to_string().chars().take(room).collect();
    let is_ready = gear.rest == Turns::NONE;
    Line::from(vec![
        look.span(if is_ready { Ink::Text } else { Ink::Frame }, format!("{} ", slot + 1)),
        look.span(rarity_tone(gear.item.rarity()).into(), format!("{name:<room$} ")),
        look.bold(if is_ready { Ink::Life } else { Ink::Wane }, left),
    ])
}

/// How long something rests still, or how many are left to throw.
pub(super) fn readiness(gear: Gear, look: Look) -> String {
    let counted = gear.item.missile().is_some_and(|missile| missile.count > 0);
    match (gear.rest, counted) {
        (Turns::NONE, true) => format!("{}{}", look.glyphs().times, gear.left),
        (Turns::NONE, false) if gear.item.tool().is_some() => "ready".to_owned(),
        (Turns::NONE, false) => String::new(),
        (rest, _) => format!("in {rest}"),
    }
}

/// The flasks on the belt, those that there are.
fn belt<'a>(hero: &Hero, look: Look, width: usize) -> Vec<Line<'a>> {
    let held = Flask::ALL.into_iter().filter(|flask| hero.flasks(*flask) > 0);
    let told: Vec<String> =
        held.map(|flask| format!("{} {}", short_name(flask), hero.flasks(flask))).collect();
    if told.is_empty() {
        return vec![Line::from(look.span(Ink::Frame, "belt empty"))];
    }
    let lines = wrap(&told.join(", "), width).into_iter();
    lines.map(|line| Line::from(look.span(Ink::Life, line.trim_start().to_owned()))).collect()
}

/// A flask in one word.
pub(super) fn short_name(flask: Flask) -> String {
    format!("{flask:?}").to_lowercase()
}

/// Pairs and tags that are complete, by name; where there is room, with what they do.
fn joint<'a>(hero: &Hero, look: Look, width: usize, is_wide: bool) -> Vec<Line<'a>> {
    let full = hero.pack.full_tags().map(|tag| {
        let does: Vec<String> = tag.unlocked().iter().map(ToString::to_string).collect();
        (format!("three {tag}"), does.join("; "))
    });
    let pairs = hero.pack.pairs().map(|pair| (pair.name.to_owned(), pair.effect.to_string()));
    let all: Vec<(String, String)> = full.chain(pairs).collect();
    if all.is_empty() {
        return Vec::new();
    }
    let told = |text: &str| -> Vec<Line<'a>> {
        wrap(text, width).into_iter().map(|line| Line::from(look.span(Ink::Gold, line))).collect()
    };
    if is_wide {
        return all.iter().flat_map(|(name, does)| told(&format!("{name}: {does}"))).collect();
    }
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    let names = names.join(", ");
    // Whoever is in sight needs the room more.
    if names.chars().count() > width {
        return told(&format!("{} in force together", all.len()));
    }
    told(&names)
}
