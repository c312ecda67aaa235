//! The last page of a run: what killed, how, what it was like, and how to do better.

use engine::Game as _;
use labyrinth::{Kind, Labyrinth, Outcome};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::labyrinth::Epitaph;

use super::Drawing;
use crate::keys::Action;
use crate::paint::{Ink, bar, centred, column, draw_lines, inset, panel, rows_from, spaced, wrap};

const WIDTH: u16 = 78;
const HEIGHT: u16 = 21;
const HEAD: u16 = 8;
/// The height of the panel of last moments.
const MOMENTS: u16 = 10;

/// Draws the last page.
pub(crate) fn ending(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, outcome: &Outcome) {
    let moments = if area.height >= HEIGHT + MOMENTS { MOMENTS } else { 0 };
    let page = centred(area, WIDTH, HEIGHT + moments);
    draw_head(buffer, rows_from(page, 0, HEAD), drawing, outcome);
    let body = rows_from(page, HEAD, HEIGHT - HEAD - 2);
    let half = WIDTH / 2;
    draw_run(buffer, column(body, 0, half - 1), drawing, outcome);
    draw_costs(buffer, column(body, half, half), drawing);
    if moments > 0 {
        draw_last_moments(buffer, rows_from(page, HEIGHT - 2, moments), drawing);
    }
    let choices = drawing.desk.choices(
        &[
            (Action::AGAIN, "again"),
            (Action::WATCH, "watch it"),
            (Action::BOT, "watch a bot"),
            (Action::LOG, "messages"),
            (Action::MAP, "map"),
            (Action::BACK, "leave"),
        ],
        page.width,
    );
    draw_lines(buffer, rows_from(page, page.height - 1, 1), [choices]);
}

fn draw_head(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, outcome: &Outcome) {
    let look = drawing.look();
    let epitaph = Epitaph::of(outcome, &drawing.view.hero, &drawing.chronicle.story, drawing.game.content());
    let hint = wrap(&format!("Next time: {}", epitaph.hint), usize::from(area.width) - 4);
    let mut lines = vec![
        Line::default(),
        Line::from(look.bold(Ink::Blood, spaced(&epitaph.title))).centered(),
        Line::default(),
        Line::from(look.span(Ink::Bright, epitaph.what_happened)).centered(),
        Line::from(look.span(Ink::Faint, epitaph.lesson)).centered(),
    ];
    lines.extend(
        hint.into_iter().map(|line| Line::from(look.span(Ink::Lux, line.trim().to_owned())).centered()),
    );
    draw_lines(buffer, area, lines);
}

fn draw_run(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, outcome: &Outcome) {
    let look = drawing.look();
    let epitaph = Epitaph::of(outcome, &drawing.view.hero, &drawing.chronicle.story, drawing.game.content());
    let inside =
        inset(panel(buffer, area, look, &format!("{}, {} points", epitaph.rank, outcome.score)), 1, 0);
    let story = &drawing.chronicle.story;
    let rules = Labyrinth::ABOUT.rules_title(&drawing.view.rules.to_string());
    let hit = story.best_hit.map_or_else(String::new, |(amount, kind)| format!("{amount}, {kind}"));
    let row = |name: &str, value: String| {
        Line::from(vec![look.span(Ink::Faint, format!("{name:<13}")), look.span(Ink::Text, value)])
    };
    draw_lines(
        buffer,
        inside,
        [
            row("floor, level", format!("{}, {}", outcome.floor, outcome.level)),
            row("turns", outcome.turns.to_string()),
            row("foes slain", format!("{} in {} fights", outcome.kills, story.fights)),
            row("HP taken", format!("{} dealt, {} lost", story.dealt, story.lost())),
            row("HP healed", story.healed.to_string()),
            row("hardest hit", hit),
            row("gold", format!("{} found, {} left", story.gold, drawing.view.hero.gold)),
            row("used", format!("{} arrows, {} spells", story.arrows, story.spells)),
            row("seed", format!("{}, {rules}", drawing.seed)),
        ],
    );
}

fn draw_costs(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, "HP lost to"), 1, 0);
    let story = &drawing.chronicle.story;
    let foes = Kind::ALL.into_iter().map(|kind| (kind.to_string(), story.lost_to[kind.index()]));
    let ailments: u32 = story.lost_to_ailments.iter().sum();
    let others = [("traps".to_owned(), story.lost_to_traps), ("ailments".to_owned(), ailments)];
    let mut costs: Vec<(String, u32)> = foes.chain(others).filter(|(_, cost)| *cost > 0).collect();
    costs.sort_by_key(|(_, cost)| std::cmp::Reverse(*cost));
    let most = costs.first().map_or(1, |(_, cost)| *cost);
    let lines = costs.into_iter().map(|(name, cost)| {
        Line::from(vec![
            look.span(Ink::Text, format!("{name:<15}")),
            look.span(Ink::Blood, bar(cost, most, 14, look.glyphs().full, ' ')),
            look.span(Ink::Text, format!(" {cost}")),
        ])
    });
    draw_lines(buffer, inside, lines);
}

/// The end of the archive, where there is room for it.
fn draw_last_moments(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, "The last moments"), 1, 0);
    let (lines, _) = drawing.chronicle.lines();
    let first = lines.len().saturating_sub(usize::from(inside.height));
    let last = lines[first..].iter().map(|line| &line.entry);
    draw_lines(
        buffer,
        inside,
        last.map(|entry| Line::from(look.span(entry.tone.into(), entry.text.clone()))),
    );
}
