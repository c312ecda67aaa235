//! The last page of a run: what ended it, how, what might have helped, and what came of it.

use descent::{Descent, Outcome};
use engine::Game as _;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::descent::{Epitaph, LAST_TURNS, Summary, rarity_tone};

use super::Drawing;
use crate::keys::Action;
use crate::paint::{Ink, bar, centred, column, draw_lines, inset, panel, rows_from, spaced, wrap};

const WIDTH: u16 = 78;
const HEIGHT: u16 = 22;
const HEAD: u16 = 8;
/// The height of the panel of last moments.
const MOMENTS: u16 = 10;

/// Draws the last page.
pub(crate) fn ending(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, outcome: &Outcome) {
    let moments = if area.height >= HEIGHT + MOMENTS { MOMENTS } else { 0 };
    let page = centred(area, WIDTH, HEIGHT + moments);
    let earlier: Vec<&Summary> = drawing.past.iter().flat_map(|past| &past.earlier).collect();
    let (story, content) = (&drawing.chronicle.story, drawing.game.content());
    let epitaph = Epitaph::of(outcome, drawing.view, story, content, &earlier);
    draw_head(buffer, rows_from(page, 0, HEAD), drawing, &epitaph);
    let body = rows_from(page, HEAD, HEIGHT - HEAD - 2);
    let half = WIDTH / 2;
    draw_run(buffer, column(body, 0, half - 1), drawing, &epitaph);
    draw_costs(buffer, column(body, half, half), drawing, &epitaph);
    if moments > 0 {
        draw_last_moments(buffer, rows_from(page, HEIGHT - 2, moments), drawing, outcome);
    }
    let choices = [
        (Action::AGAIN, "again"),
        (Action::WATCH, "watch it"),
        (Action::BOT, "watch a bot"),
        (Action::LOG, "messages"),
        (Action::MAP, "map"),
        (Action::BACK, "leave"),
    ];
    let line = drawing.desk.choices(&choices, page.width);
    draw_lines(buffer, rows_from(page, page.height - 1, 1), [line]);
}

fn draw_head(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, epitaph: &Epitaph) {
    let look = drawing.look();
    let width = usize::from(area.width) - 4;
    let (ink, title) =
        if epitaph.hint.is_some() { (Ink::Blood, &epitaph.title) } else { (Ink::Gold, &epitaph.title) };
    let title = if title.chars().count() * 2 > width { title.to_uppercase() } else { spaced(title) };
    let mut lines = vec![
        Line::from(look.bold(ink, title)).centered(),
        Line::default(),
        Line::from(look.span(Ink::Bright, epitaph.what_happened.clone())).centered(),
        Line::from(look.span(Ink::Faint, epitaph.lesson.clone())).centered(),
    ];
    let mut say = |ink: Ink, words: String| {
        let told = wrap(&words, width).into_iter();
        lines.extend(told.map(|line| Line::from(look.span(ink, line.trim().to_owned())).centered()));
    };
    if let Some(hint) = &epitaph.hint {
        say(Ink::Lux, format!("Next time: {hint}"));
    }
    if !epitaph.unlocked.is_empty() {
        let opened: Vec<String> = epitaph.unlocked.iter().map(ToString::to_string).collect();
        say(Ink::Gold, format!("Unlocked: {}.", opened.join("; ")));
    }
    draw_lines(buffer, area, lines);
}

fn draw_run(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, epitaph: &Epitaph) {
    let look = drawing.look();
    let best = match (epitaph.best_before, epitaph.is_best()) {
        (None, _) => String::new(),
        (Some(_), true) => ", your best".to_owned(),
        (Some(best), false) => format!(", best {best}"),
    };
    let inside = inset(panel(buffer, area, look, &format!("{} points{best}", epitaph.score)), 1, 0);
    let (story, view) = (&drawing.chronicle.story, drawing.view);
    let rules = Descent::ABOUT.rules_title(&view.rules.to_string());
    let hit = story.best_hit.map_or_else(|| "none".to_owned(), |(amount, kind)| format!("{amount}, {kind}"));
    let row = |name: &str, value: String| {
        Line::from(vec![look.span(Ink::Faint, format!("{name:<13}")), look.span(Ink::Text, value)])
    };
    let mut lines = vec![
        row("floor, turns", format!("{}, {}", epitaph.floor, epitaph.turns)),
        row("creatures", format!("{} slain", view.kills)),
        row("harm done", format!("{}, and {} by ground", story.dealt, story.by_ground)),
        row("HP", format!("{} lost, {} healed", story.lost(), story.healed)),
        row("hardest hit", hit),
        row("gold", format!("{} found, {} left", story.gold, view.purse)),
        row("used", format!("{} flasks, {} throws", story.flasks, story.throws)),
        row("rules", rules),
        row("seed", drawing.seed.to_string()),
    ];
    lines.truncate(usize::from(inside.height));
    draw_lines(buffer, inside, lines);
}

/// What took HP, and below it what was carried in the end.
fn draw_costs(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, epitaph: &Epitaph) {
    let look = drawing.look();
    let items: Vec<_> = epitaph.items.iter().flatten().collect();
    let carried = u16::try_from(items.len().div_ceil(2)).unwrap_or(0).min(3) + 2;
    let costs = rows_from(area, 0, area.height.saturating_sub(carried));
    let inside = inset(panel(buffer, costs, look, "HP lost to"), 1, 0);
    let mut lost: Vec<(String, u32)> =
        drawing.chronicle.story.lost_to.iter().map(|(source, cost)| (source.to_string(), *cost)).collect();
    lost.sort_by_key(|(_, cost)| std::cmp::Reverse(*cost));
    let most = lost.first().map_or(1, |(_, cost)| *cost);
    let lines = lost.into_iter().map(|(name, cost)| {
        let name = name.strip_prefix("the ").unwrap_or(&name);
        let name: String = name.chars().take(22).collect();
        Line::from(vec![
            look.span(Ink::Text, format!("{name:<23}")),
            look.span(Ink::Blood, bar(cost, most, 7, look.glyphs().full, ' ')),
            look.span(Ink::Text, format!(" {cost}")),
        ])
    });
    draw_lines(buffer, inside, lines);
    let below = rows_from(area, area.height.saturating_sub(carried), carried);
    let inside = inset(panel(buffer, below, look, "Carried"), 1, 0);
    let half = inside.width / 2;
    for (place, item) in (0..).zip(&items) {
        let spot = column(rows_from(inside, place / 2, 1), place % 2 * half, half);
        let span = look.span(rarity_tone(item.rarity()).into(), item.to_string());
        draw_lines(buffer, spot, [Line::from(span)]);
    }
}

/// The last turns once more, where there is room for them.
fn draw_last_moments(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, outcome: &Outcome) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, &format!("The last {LAST_TURNS} turns")), 1, 0);
    let (lines, _) = drawing.chronicle.lines();
    let first = outcome.turns.saturating_sub(LAST_TURNS);
    let last: Vec<_> = lines.iter().filter(|line| line.when.turn >= first).collect();
    let skipped = last.len().saturating_sub(usize::from(inside.height));
    let line = |when: u32, words: &str, ink: Ink| {
        Line::from(vec![look.span(Ink::Faint, format!("{when:>5}  ")), look.span(ink, words.to_owned())])
    };
    let told = last.into_iter().skip(skipped);
    let told = told.map(|entry| line(entry.when.turn, &entry.entry.text, entry.entry.tone.into()));
    draw_lines(buffer, inside, told);
}
