//! The last page of a match: how it ended, and its story.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::tactics::{Deeds, Epitaph, LessonState, Seating};
use tactics::{Outcome, Side};

use super::{Battle, side_ink};
use crate::keys::Action;
use crate::paint::{Ink, centred, column, draw_lines, inset, panel, rows_from, spaced, wrap};

const WIDTH: u16 = 78;
const HEIGHT: u16 = 21;
const HEAD: u16 = 7;
const DEEDS: u16 = 37;

/// Draws the last page.
pub(crate) fn ending(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>, outcome: Outcome) {
    let page = centred(area, WIDTH, HEIGHT);
    draw_head(buffer, rows_from(page, 0, HEAD), battle, outcome);
    let body = rows_from(page, HEAD, HEIGHT - HEAD - 2);
    draw_deeds(buffer, column(body, 0, DEEDS - 1), battle);
    draw_falls(buffer, column(body, DEEDS, WIDTH - DEEDS), battle);
    let keys =
        [(Action::AGAIN, "rematch"), (Action::WATCH, "watch"), (Action::LOG, "log"), (Action::BACK, "leave")];
    draw_lines(buffer, rows_from(page, page.height - 1, 1), [battle.desk.choices(&keys, page.width)]);
}

fn draw_head(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>, outcome: Outcome) {
    let look = battle.look();
    let reader = battle.seating.and_then(Seating::own);
    let page = Epitaph::of(outcome, reader, &battle.chronicle.story);
    let ink = match (outcome.winner(), reader) {
        (Some(winner), Some(reader)) if winner != reader => Ink::Blood,
        (None, _) => Ink::Text,
        _ => Ink::Gold,
    };
    let seating = battle.seating.map_or_else(String::new, Seating::words);
    let counted = if battle.taken_back > 0 { ", not counted: something was taken back" } else { "" };
    let lines = [
        Line::default(),
        Line::from(look.bold(ink, spaced(&page.title))).centered(),
        Line::default(),
        Line::from(look.span(Ink::Bright, page.what_happened)).centered(),
        Line::from(look.span(Ink::Text, page.lesson)).centered(),
        Line::from(look.span(Ink::Faint, format!("{seating}{counted}"))).centered(),
    ];
    draw_lines(buffer, area, lines);
}

fn draw_deeds(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>) {
    let look = battle.look();
    let inside = inset(panel(buffer, area, look, "What both did"), 1, 0);
    let story = &battle.chronicle.story;
    let head = Line::from(vec![
        look.span(Ink::Faint, format!("{:<21}", "")),
        look.bold(side_ink(Side::One), format!("{:>5}", "P1")),
        look.bold(side_ink(Side::Two), format!("{:>5}", "P2")),
    ]);
    let row = |what: &str, number: fn(&Deeds) -> u32| {
        let [one, two] = Side::ALL.map(|side| number(story.of(side)));
        Line::from(look.span(Ink::Text, format!("{what:<21}{one:>5}{two:>5}")))
    };
    let lines = [
        head,
        row("damage dealt", |deeds| deeds.dealt),
        row("blows taken by a tank", |deeds| deeds.guarded),
        row("HP gained", |deeds| deeds.healed),
        row("skills used", |deeds| deeds.skills),
        row("buff tiles taken", |deeds| deeds.tiles),
        row("HP lost to rounds", |deeds| deeds.worn),
        row("time-outs", |deeds| deeds.timeouts),
    ];
    draw_lines(buffer, inside, lines);
}

fn draw_falls(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>) {
    let look = battle.look();
    let story = &battle.chronicle.story;
    let title = if story.round == 1 {
        "One round, and who fell".to_owned()
    } else {
        format!("{} rounds, and who fell", story.round)
    };
    let inside = inset(panel(buffer, area, look, &title), 1, 0);
    let room = usize::from(inside.height);
    let skipped = story.falls.len().saturating_sub(room);
    let lines = story.falls.iter().skip(skipped).map(|fall| {
        let words = format!("{:>2}  {}", fall.round, fall.what());
        Line::from(look.span(side_ink(fall.who.id.side()), words))
    });
    draw_lines(buffer, inside, lines);
    if story.falls.is_empty() {
        draw_lines(buffer, inside, [Line::from(look.span(Ink::Faint, "Nobody fell."))]);
    }
}

/// Draws the page after a lesson.
pub(crate) fn lesson_page(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>, lesson_state: LessonState) {
    let look = battle.look();
    let Some(lesson) = battle.lesson else { return };
    let inside = inset(panel(buffer, centred(area, 70, 13), look, lesson.title), 1, 1);
    let solved = lesson_state == LessonState::Solved;
    let (ink, title) = if solved { (Ink::Gold, "Solved") } else { (Ink::Wane, "Not this time") };
    let words = if solved { lesson.moral } else { lesson.hint };
    let mut lines = vec![Line::from(look.bold(ink, spaced(title))).centered(), Line::default()];
    lines.extend(
        wrap(words, usize::from(inside.width))
            .into_iter()
            .map(|line| Line::from(look.span(Ink::Text, line.trim_start().to_owned())).centered()),
    );
    draw_lines(buffer, inside, lines);
    let again = if solved { "next lesson" } else { "try again" };
    let keys = [(Action::CONFIRM, again), (Action::BACK, "leave")];
    draw_lines(buffer, rows_from(inside, inside.height - 1, 1), [battle.desk.choices(&keys, inside.width)]);
}
