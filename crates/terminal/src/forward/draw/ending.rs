//! The last page of a run: how it ended, what it was worth, what it was like.

use forward::{Location, Outcome};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Chronicle;
use stage::forward::{Epitaph, score_parts};

use super::{Drawing, art};
use crate::keys::Action;
use crate::paint::{Ink, bar, centred, column, draw_lines, inset, panel, rows_from, spaced};

const WIDTH: u16 = 78;
const HEIGHT: u16 = 21;
const HEAD: u16 = 7;
/// The height of the panel of last moments.
const MOMENTS: u16 = 9;

/// Draws the last page.
pub(crate) fn ending(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, outcome: Outcome) {
    let moments = if area.height >= HEIGHT + MOMENTS { MOMENTS } else { 0 };
    let page = centred(area, WIDTH, HEIGHT + moments);
    draw_head(buffer, rows_from(page, 0, HEAD), drawing, outcome);
    let body = rows_from(page, HEAD, HEIGHT - HEAD - 2);
    let half = WIDTH / 2;
    draw_score(buffer, column(body, 0, half - 1), drawing);
    draw_story(buffer, column(body, half, half), drawing);
    if moments > 0 {
        draw_last_moments(buffer, rows_from(page, HEIGHT - 2, moments), drawing);
    }
    draw_lines(
        buffer,
        rows_from(page, page.height - 1, 1),
        [drawing.desk.choices(
            &[
                (Action::AGAIN, "again, new seed"),
                (Action::WATCH, "watch the run"),
                (Action::LOG, "read the log"),
                (Action::BACK, "leave"),
            ],
            page.width,
        )],
    );
}

/// The end of the log, where there is room for it.
fn draw_last_moments(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, "The last moments"), 1, 0);
    let (lines, _) = drawing.chronicle.lines();
    let first = lines.len().saturating_sub(usize::from(inside.height));
    draw_lines(
        buffer,
        inside,
        lines[first..].iter().map(|entry| Line::from(look.span(entry.tone.into(), entry.text.clone()))),
    );
}

fn draw_head(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, outcome: Outcome) {
    let look = drawing.look();
    let epitaph = Epitaph::of(outcome, drawing.view.hero, &drawing.chronicle.story);
    let (ink, card) = match outcome {
        Outcome::Won => (Ink::Gold, epitaph.card),
        Outcome::Died { .. } => (Ink::Blood, epitaph.card),
    };
    let picture = art::picture(card).map(|line| Line::styled(line, look.style(ink)));
    draw_lines(buffer, rows_from(column(area, 2, 14), 1, 5), picture.clone());
    draw_lines(buffer, rows_from(column(area, WIDTH - 16, 14), 1, 5), picture);
    let lines = [
        Line::default(),
        Line::from(look.bold(ink, spaced(epitaph.title))).centered(),
        Line::default(),
        Line::from(look.span(Ink::Bright, epitaph.what_happened)).centered(),
        Line::from(look.span(Ink::Faint, epitaph.lesson)).centered(),
        Line::from(look.span(Ink::Faint, format!("{}, seed {}", drawing.rules_title(), drawing.seed)))
            .centered(),
    ];
    draw_lines(buffer, inset(area, 16, 0), lines);
}

fn draw_score(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, "Score"), 1, 0);
    let sheet = &drawing.view.score;
    let row = |what: &str, worth: u32, ink| {
        Line::from(vec![look.span(Ink::Text, format!("{what:<26}")), look.bold(ink, format!("{worth:>7}"))])
    };
    let rule = look.glyphs().rule.to_string().repeat(33);
    let parts = score_parts(&drawing.view);
    let parts = parts.into_iter().map(|(what, worth)| row(&what, worth, Ink::Text));
    let sum = [Line::from(look.span(Ink::Faint, rule)), row("Total", sheet.total(), Ink::Gold)];
    draw_lines(buffer, inside, parts.chain(sum));
    let road = rows_from(inside, 7, 3);
    draw_lines(buffer, road, road_lines(drawing));
}

/// HP at the end of each location, as a little skyline.
fn road_lines<'a>(drawing: &Drawing<'_>) -> Vec<Line<'a>> {
    let look = drawing.look();
    let hp = |location: Location| drawing.chronicle.story.hp_at(location);
    let cells = |text: &dyn Fn(Location) -> String| Location::all().map(text).collect::<String>();
    vec![
        Line::from(look.span(Ink::Faint, "HP left at each location")),
        Line::from(look.span(Ink::Faint, cells(&|location| format!("{:>3}", location.number())))),
        Line::from(look.bold(
            Ink::Life,
            cells(&|location| hp(location).map_or("  -".to_owned(), |hp| format!("{hp:>3}"))),
        )),
    ]
}

fn draw_story(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, "Story"), 1, 0);
    let story = &drawing.chronicle.story;
    let [heal, peek, reroll, ward, terror] = story.lux;
    let mut lines = vec![
        Line::from(format!("{} cards met, {} foes slain", story.cards, story.slain)),
        Line::from(format!("{} HP lost, {} healed", story.lost(), story.healed)),
        Line::from(look.span(Ink::Lux, format!("Lux for: {heal} healing, {peek} peeks,"))),
        Line::from(look.span(Ink::Lux, format!("  {} dice; {terror} lost to Terrors", reroll + ward))),
        Line::from(look.span(Ink::Faint, "HP lost to")),
    ];
    let costs = story.costs();
    let most = costs.first().map_or(1, |(_, cost)| *cost);
    let glyphs = look.glyphs();
    lines.extend(costs.into_iter().map(|(card, cost)| {
        Line::from(vec![
            look.span(Ink::Text, format!("{:<14}", card.to_string())),
            look.span(Ink::Blood, bar(cost, most, 14, glyphs.full, ' ')),
            look.span(Ink::Text, format!(" {cost}")),
        ])
    }));
    draw_lines(buffer, inside, lines);
}
