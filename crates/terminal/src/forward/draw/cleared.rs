//! Between two locations: what was saved, and what lies ahead.

use forward::{Bend, Event, Phase};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::forward::end_words;

use super::Drawing;
use crate::keys::Action;
use crate::paint::{Ink, centred, draw_lines, wrap};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let (view, content) = (&drawing.view, drawing.game.content());
    let tier = view.location.tier();
    let par = content.points.par[tier.index()];
    let worth = content.for_clearing(view.rules, tier, view.hero, view.pace);
    let rule: String = look.glyphs().rule.to_string().repeat(36);
    let row = |what: String, worth: u32| {
        Line::from(vec![
            look.span(Ink::Text, format!("{what:<28}")),
            look.bold(Ink::Gold, format!("{worth:>8}")),
        ])
        .centered()
    };
    let mut lines = vec![
        Line::from(look.bold(Ink::Gold, format!("{} lies behind you", view.location.name()))).centered(),
        Line::from(look.span(Ink::Faint, rule)).centered(),
    ];
    if view.rules.is_road() {
        lines.push(row(format!("{} HP kept, times {}", view.hero.hp, view.hero.hp), worth.health));
        lines.push(row(format!("{} Lux kept", view.hero.lux), worth.light));
    } else {
        lines.extend([
            row(format!("location {} cleared", view.location), worth.depth),
            row(format!("{} HP kept", view.hero.hp), worth.health),
            row(format!("{} Lux kept", view.hero.lux), worth.light),
            row(format!("{} rounds and rolls, par {par}", view.pace), worth.pace),
        ]);
    }
    lines.push(Line::default());
    let end = end_words(content, view).map(|words| wrap(&words, usize::from(area.width)));
    let end = end.into_iter().flatten();
    let end = end.map(|line| Line::from(look.span(Ink::Gold, line.trim().to_owned())).centered());
    if let Some(next) = view.location.next() {
        let rest = view.rules.rested(content, view.hero.hp);
        let key = drawing.desk.key(Action::CONFIRM);
        lines.push(
            Line::from(look.span(Ink::Text, format!("A night's rest gives {rest} HP back."))).centered(),
        );
        lines.push(
            Line::from(vec![look.key(&key), look.bold(Ink::Bright, format!(" forward to {}", next.name()))])
                .centered(),
        );
        lines.push(Line::from(look.span(Ink::Faint, next.mood())).centered());
        lines.extend(end);
        let bend = view.rules.bend(next);
        if bend != Bend::Straight {
            let told = wrap(bend.line(), usize::from(area.width)).into_iter();
            lines
                .extend(told.map(|line| Line::from(look.span(Ink::Wane, line.trim().to_owned())).centered()));
        }
    } else if matches!(view.phase, Phase::Over(_)) {
        lines.push(Line::from(look.bold(Ink::Gold, Event::Won.to_string())).centered());
    } else {
        let key = drawing.desk.key(Action::CONFIRM);
        lines.push(Line::from(look.span(Ink::Text, "Nothing lies ahead but the way out.")).centered());
        lines.extend(end);
        lines.push(
            Line::from(vec![look.key(&key), look.bold(Ink::Gold, " forward, and come through")]).centered(),
        );
    }
    let height = u16::try_from(lines.len()).expect("a dozen lines");
    draw_lines(buffer, centred(area, area.width, height), lines);
}
