//! The traveller: life, light, weapon.

use forward::{Blow, Content, Snare, Weapon, bare_hands, shelter, strikes};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{Drawing, held};
use crate::paint::{Ink, bar, draw_lines, inset, panel, pips, wrap};

const BAR: usize = 15;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, "Traveller"), 1, 0);
    let mut lines = vec![life(drawing), light(drawing)];
    match (drawing.road(), drawing.shown().hero.snare) {
        (Some(road), _) => lines.extend(held::lines(drawing, road.held, inside.height)),
        (None, Snare::Open) => lines.push(Line::from(look.span(Ink::Faint, "prism: open"))),
        (None, Snare::Closed) => {
            lines.push(Line::from(look.bold(Ink::Blood, "SNARED until a Blessing")));
        }
    }
    if inside.height > 6 {
        lines.push(Line::default());
    }
    match drawing.shown().hero.weapon {
        None => {
            lines.push(Line::from(look.span(Ink::Faint, "bare hands")));
            // Elsewhere a fight lays out what each number does.
            if drawing.view.rules.is_road() {
                let told = bare_hands(drawing.game.content(), drawing.view.rules);
                let told = wrap(&told, usize::from(inside.width)).into_iter();
                lines.extend(told.map(|line| Line::from(look.span(Ink::Text, line.trim().to_owned()))));
            }
        }
        Some(weapon) => {
            lines.push(Line::from(look.bold(Ink::Gold, weapon.to_string())));
            let changes = if drawing.view.rules.is_road() {
                changes_on_the_road(weapon)
            } else {
                changes(weapon, drawing.game.content())
            };
            lines.extend(
                changes.into_iter().map(|change| Line::from(look.span(Ink::Text, format!("  {change}")))),
            );
        }
    }
    draw_lines(buffer, inside, lines);
}

fn life<'a>(drawing: &Drawing<'_>) -> Line<'a> {
    let look = drawing.look();
    let (hp, whole) = (drawing.hp().0, drawing.game.content().max_hp);
    let ink = match u32::from(hp) * 100 / u32::from(whole.max(1)) {
        ..=25 => Ink::Blood,
        26..=55 => Ink::Wane,
        _ => Ink::Life,
    };
    let glyphs = look.glyphs();
    Line::from(vec![
        look.bold(Ink::Text, "HP "),
        look.span(ink, bar(hp.into(), whole.into(), BAR, glyphs.full, glyphs.hollow)),
        look.bold(ink, format!(" {hp}/{whole}")),
    ])
}

fn light<'a>(drawing: &Drawing<'_>) -> Line<'a> {
    let look = drawing.look();
    let (lux, whole) = (drawing.shown().hero.lux.0, drawing.game.content().max_lux);
    let glyphs = look.glyphs();
    let ink = if drawing.shown().hero.can_use_lux() { Ink::Lux } else { Ink::Faint };
    let prism: Vec<String> =
        pips(lux, whole, glyphs.light, glyphs.dark).chars().map(|light| light.to_string()).collect();
    let mut line = Line::from(vec![
        look.bold(Ink::Text, "Lux "),
        look.bold(ink, prism.join(" ")),
        look.bold(ink, format!("  {lux}/{whole}")),
    ]);
    // On the road the line of the prism is that of the dice.
    if drawing.view.rules.is_road() && drawing.shown().hero.snare == Snare::Closed {
        line.push_span(look.bold(Ink::Blood, "  SNARED"));
    }
    line
}

/// What the weapon changes, numbers with the same result together.
fn changes(weapon: Weapon, content: &Content) -> Vec<String> {
    let (bare, armed) = (&content.bare, content.blows(Some(weapon)));
    let mut groups: Vec<(Blow, Vec<String>)> = Vec::new();
    for number in (1..=6).filter(|&number| bare.of(number) != armed.of(number)) {
        let blow = armed.of(number);
        match groups.iter_mut().find(|(known, _)| *known == blow) {
            Some((_, numbers)) => numbers.push(number.to_string()),
            None => groups.push((blow, vec![number.to_string()])),
        }
    }
    groups.into_iter().map(|(blow, numbers)| format!("{} now {blow}", numbers.join(" and "))).collect()
}

/// What the weapon changes on the road: strikes that hit harder, numbers with the same result together, or guard.
fn changes_on_the_road(weapon: Weapon) -> Vec<String> {
    let armed = strikes(Some(weapon));
    let mut groups: Vec<(u8, Vec<String>)> = Vec::new();
    for (number, (bare, strike)) in (1_u8..).zip(strikes(None).iter().zip(armed)) {
        if bare == strike {
            continue;
        }
        match groups.iter_mut().find(|(known, _)| known == strike) {
            Some((_, numbers)) => numbers.push(number.to_string()),
            None => groups.push((*strike, vec![number.to_string()])),
        }
    }
    let guards = Some(shelter(Some(weapon))).filter(|&guard| guard > 0);
    let struck = groups.into_iter().map(|(strike, numbers)| {
        let verb = if numbers.len() == 1 { "strikes" } else { "strike" };
        format!("{} {verb} for {strike}", numbers.join(" and "))
    });
    struck.chain(guards.map(|guard| format!("adds {guard} to your guard"))).collect()
}
