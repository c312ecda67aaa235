//! The line above the board: the round, whose turn it is, and how much time is left.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Millis;
use tactics::Stage;

use super::{Battle, side_ink};
use crate::paint::{Ink, draw_lines};

/// The time below which it is shown in tenths, as a warning.
const SOON: Millis = 3_000;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>) {
    let look = battle.look();
    let position = battle.position();
    let dot = look.glyphs().dot;
    let mut line = Line::from(look.bold(Ink::Gold, format!(" Round {} ", battle.scene().round)));
    let (ink, words) = turn(battle);
    line.push_span(look.span(Ink::Faint, format!("{dot} ")));
    line.push_span(look.bold(ink, words));
    if position.is_finishing() && battle.frame.is_none() {
        let (mover, other) = (position.mover(), position.mover().opponent());
        let words = match battle.player(mover) {
            "you" => format!(" {dot} {other} has no unit left: you finish the round"),
            _ => format!(" {dot} opponent finishing turn: {mover} acts alone, {other} waits"),
        };
        line.push_span(look.bold(Ink::Wane, words));
    }
    if let Some((_, choices)) = battle.hand.filter(|_| !position.is_finishing() && battle.taken_back == 0) {
        let theirs = position.unit(choices.side().opponent().hero()).kind;
        line.push_span(look.span(Ink::Faint, format!(" {dot} fell the enemy {theirs} to win")));
    }
    if battle.taken_back > 0 {
        line.push_span(look.span(Ink::Faint, format!(" {dot} taken back, does not count")));
    }
    draw_lines(buffer, area, [line]);
    if let Some(left) = battle.left {
        let (ink, words) = match left {
            0 => (Ink::Blood, "time is up ".to_owned()),
            left if left < SOON => (Ink::Blood, format!("{}.{} s left ", left / 1_000, left % 1_000 / 100)),
            left => (Ink::Bright, format!("{} s left ", left.div_ceil(1_000))),
        };
        draw_lines(buffer, area, [Line::from(look.bold(ink, words)).right_aligned()]);
    }
}

fn turn(battle: &Battle<'_>) -> (Ink, String) {
    let side = match battle.position().stage() {
        Stage::Draft => return (Ink::Text, "both sides draft".to_owned()),
        Stage::Over(outcome) => return (Ink::Gold, outcome.to_string()),
        Stage::Action => battle.position().mover(),
        Stage::Choice(side) => side,
    };
    let does = if matches!(battle.position().stage(), Stage::Choice(_)) { "chooses" } else { "acts" };
    let words = match battle.player(side) {
        "you" => format!("your turn, {side}"),
        "" => format!("{side} {does}"),
        name => format!("{side} ({name}) {does}"),
    };
    (side_ink(side), words)
}
