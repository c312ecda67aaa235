//! Whoever climbs: numbers, gear, flasks, spells, relics.

use labyrinth::{Content, Flask, Hero, Hundredths, Item, Slot, Spell};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::labyrinth::rarity_tone;

use super::Drawing;
use crate::paint::{Ink, Look, draw_lines, inset, panel, rows_from};

/// Draws whoever climbs from the top of an area, and says how many lines that took.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) -> u16 {
    let look = drawing.look();
    let hero = &drawing.scene().sheet;
    let width = usize::from(area.width).saturating_sub(4);
    let mut lines = numbers(hero, drawing.game.content(), look);
    lines.extend(Slot::ALL.map(|slot| gear(slot, hero.worn(slot), look, width)));
    lines.push(readiness(hero, look));
    lines.push(flasks(hero, look));
    lines.extend(spells(hero, look));
    lines.extend(relics(hero, look, width));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2).min(area.height);
    let inside = inset(panel(buffer, rows_from(area, 0, height), look, "You"), 1, 0);
    draw_lines(buffer, inside, lines);
    height
}

fn numbers<'a>(hero: &Hero, content: &Content, look: Look) -> Vec<Line<'a>> {
    let stats = &hero.stats;
    let number = |name: &str, value: String| {
        [look.span(Ink::Faint, format!("{name} ")), look.bold(Ink::Text, format!("{value:<6}"))]
    };
    let crit = format!("{}%", Hundredths(stats.crit.0 * 10));
    let mut lines = vec![
        Line::from(
            [number("Atk", stats.attack.to_string()), number("Def ", stats.defence.to_string())].concat(),
        ),
        Line::from([number("Spd", hero.speed(content).to_string()), number("Crit", crit)].concat()),
    ];
    if hero.keys != 0 {
        lines[1].push_span(look.bold(Ink::Gold, "key"));
    }
    lines.extend(
        hero.ailments
            .iter()
            .map(|(ailment, turns)| (ailment, turns, if turns.0 == 1 { "turn" } else { "turns" }))
            .map(|(ailment, turns, noun)| {
                Line::from(look.bold(Ink::Blood, format!("{ailment}, {turns} {noun}")))
            }),
    );
    lines
}

fn gear<'a>(slot: Slot, item: Option<&Item>, look: Look, width: usize) -> Line<'a> {
    let name = slot.to_string();
    match item {
        None => Line::from(look.span(Ink::Frame, format!("{name:<7}none"))),
        Some(item) => {
            // Numbers stand apart at the edge: some names end in one too.
            let number = short_main(item);
            let room = width.saturating_sub(8 + number.len());
            let called: String = item.to_string().chars().take(room).collect();
            Line::from(vec![
                look.span(Ink::Faint, format!("{name:<7}")),
                look.span(rarity_tone(item.rarity).into(), format!("{called:<room$} {number}")),
            ])
        }
    }
}

/// The number of an item alone: the slot says what it is a number of.
fn short_main(item: &Item) -> String {
    item.main_words().split(' ').next().unwrap_or_default().to_owned()
}

/// Arrows, dashes, and how much is carried.
fn readiness<'a>(hero: &Hero, look: Look) -> Line<'a> {
    let mut spans: Vec<Span<'_>> = Vec::new();
    if hero.bow().is_some() {
        let ink = if hero.arrows == 0 { Ink::Frame } else { Ink::Bright };
        spans.push(look.span(Ink::Faint, "Arrows "));
        spans.push(look.span(ink, format!("{} ", hero.arrows)));
    }
    spans.push(look.span(Ink::Faint, "Dash "));
    spans.push(match hero.dash_wait.0 {
        0 => look.span(Ink::Life, "ready"),
        turns => look.span(Ink::Wane, format!("in {turns} ")),
    });
    let carried = hero.bag.iter().flatten().count();
    spans.push(look.span(Ink::Faint, format!(" Bag {carried}")));
    Line::from(spans)
}

fn flasks<'a>(hero: &Hero, look: Look) -> Line<'a> {
    let flask = |flask: Flask, name: &str| {
        let count = hero.flasks(flask);
        look.span(if count == 0 { Ink::Frame } else { Ink::Life }, format!("{name} {count} "))
    };
    Line::from(vec![flask(Flask::Potion, "Potion"), flask(Flask::Tonic, "Tonic"), flask(Flask::Mana, "Mana")])
}

/// Two spells a line, by the numbers of their keys.
fn spells<'a>(hero: &Hero, look: Look) -> Vec<Line<'a>> {
    let known: Vec<Span<'_>> = (1..)
        .zip(Spell::ALL)
        .filter(|(_, spell)| hero.knows(*spell))
        .map(|(number, spell)| {
            let (left, most) = (hero.charges(spell), hero.most_charges(spell));
            let ink = if left == 0 { Ink::Frame } else { Ink::Lux };
            let text = format!("{number} {} {left}/{most}", short_name(spell));
            look.span(ink, format!("{text:<13}"))
        })
        .collect();
    known.chunks(2).map(|pair| Line::from(pair.to_vec())).collect()
}

const fn short_name(spell: Spell) -> &'static str {
    match spell {
        Spell::Firebolt => "Bolt",
        Spell::Fireball => "Ball",
        Spell::Frost => "Frost",
        Spell::Spark => "Spark",
    }
}

/// All relics in a line; where there is no room for all, the bag has them.
fn relics<'a>(hero: &Hero, look: Look, width: usize) -> Option<Line<'a>> {
    let names: Vec<String> = hero.relics.iter().map(|relic| relic.to_string()).collect();
    let line = names.join(", ");
    let line = match names.len() {
        0 => return None,
        count if line.chars().count() > width => format!("{count} relics, see the bag"),
        _ => line,
    };
    Some(Line::from(look.span(Ink::Gold, line)))
}
