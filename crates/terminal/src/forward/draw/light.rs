//! What Lux can do now, or why it cannot.

use engine::{Game, Seat};
use forward::{Command, Die, FightRule, PeekRule, Phase, Refusal};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::forward::{Mode, Worth};

use super::Drawing;
use crate::keys::Action;
use crate::paint::{Ink, column, draw_lines, row};

/// A use of Lux, and whether it is to be had.
struct Use {
    action: Action,
    words: String,
    command: Command,
    allowed: Result<(), Refusal>,
}

/// How many lines the uses take.
pub(super) fn height(drawing: &Drawing<'_>) -> u16 {
    let lines = match prompt(drawing) {
        Some(_) => 1,
        None if drawing.view.rules.is_road() => on_the_road(drawing).len().div_ceil(2),
        None => uses(drawing).len(),
    };
    u16::try_from(lines).expect("a handful of uses")
}

/// Draws the uses, or what is to be chosen while one is being used.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    if let Some(words) = prompt(drawing) {
        return draw_lines(buffer, area, [Line::from(look.bold(Ink::Lux, words)).centered()]);
    }
    if drawing.view.rules.is_road() {
        return draw_pairs(buffer, area, drawing);
    }
    draw_lines(buffer, area, uses(drawing).iter().map(|light| use_line(drawing, light)));
}

/// The uses that the road has at this moment.
fn on_the_road(drawing: &Drawing<'_>) -> Vec<stage::forward::Use> {
    if drawing.hand.is_none() {
        return Vec::new();
    }
    let mut uses = stage::forward::uses(drawing.game, &drawing.view);
    uses.retain(|light| !matches!(light.allowed, Err(Refusal::NotNow(_))));
    uses
}

/// Two uses on each line: there are many of them on the road.
fn draw_pairs(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let half = area.width / 2;
    for (pair, line) in on_the_road(drawing).chunks(2).zip(0..) {
        for (light, place) in pair.iter().zip(0..) {
            let cell = column(row(area, line), place * half, area.width - half);
            draw_lines(buffer, cell, [pair_line(drawing, light)]);
        }
    }
}

fn pair_line<'a>(drawing: &Drawing<'_>, light: &stage::forward::Use) -> Line<'a> {
    let look = drawing.look();
    let key = drawing.desk.key(light.press.action());
    match light.allowed {
        Err(refusal) => {
            let words = format!(" {} [{key}] {}: {}", look.glyphs().dark, light.name, in_a_word(refusal));
            Line::from(look.span(Ink::Faint, words))
        }
        Ok(()) if light.worth == Worth::Nothing => {
            let why = light.brief_reason().unwrap_or_default();
            Line::from(
                look.span(Ink::Faint, format!(" {} [{key}] {}: {why}", look.glyphs().light, light.name)),
            )
        }
        Ok(()) => Line::from(vec![
            look.span(Ink::Lux, format!(" {} ", look.glyphs().light)),
            look.key(&key),
            look.span(Ink::Lux, format!(" {}", light.words)),
        ]),
    }
}

/// A reason in as few words as there is room for beside another use; the key itself gets the sentence.
const fn in_a_word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoLux => "no Lux",
        Refusal::Snared => "snared",
        Refusal::Unhurt => "unhurt",
        Refusal::NothingToPeekAt => "all lie open",
        Refusal::ForkBegun => "new fork only",
        Refusal::TooFewHp => "your last HP",
        _ => "not here",
    }
}

/// What the player is asked while a use of Lux is not yet complete.
fn prompt(drawing: &Drawing<'_>) -> Option<String> {
    let hand = drawing.hand?;
    let confirm = drawing.desk.key(Action::CONFIRM);
    let keys = [Action::ONE, Action::TWO, Action::THREE].map(|action| drawing.desk.key(action)).join(" ");
    match (hand.mode, drawing.view.phase) {
        (Mode::Peeking, _) => Some(format!("Which two? [{keys}] mark, [{confirm}] look")),
        (Mode::Rerolling, _) => Some(format!("Which die rolls again? [{keys}]")),
        (Mode::Free, Phase::Peek) if drawing.hint.is_some() && hand.marked().is_empty() => {
            drawing.hint.map(|hint| format!("{}: {}", hint.words, hint.command))
        }
        (Mode::Free, Phase::Peek) => Some(match hand.marked().len() {
            0 => format!("[{keys}] mark what goes back, [{confirm}] leave all"),
            1 => format!("[{confirm}] shuffle 1 card back into the deck"),
            count => format!("[{confirm}] shuffle {count} cards back into the deck"),
        }),
        (Mode::Free, _) => None,
    }
}

fn use_line<'a>(drawing: &Drawing<'_>, light: &Use) -> Line<'a> {
    let look = drawing.look();
    let key = drawing.desk.key(light.action);
    if let Err(refusal) = light.allowed {
        let words = format!(" {} [{key}] {}: {}", look.glyphs().dark, light.words, brief(refusal));
        return Line::from(look.span(Ink::Faint, words));
    }
    let mut line = Line::from(vec![
        look.span(Ink::Lux, format!(" {} ", look.glyphs().light)),
        look.key(&key),
        look.span(Ink::Lux, format!(" {}", light.words)),
    ]);
    if let Some(hint) = drawing.hint.filter(|hint| same_kind(hint.command, light.command)) {
        line.push_span(look.bold(Ink::Gold, format!("  {}: {}", hint.words, hint.command)));
    }
    line
}

/// The usual reasons in few words; the key itself gets the whole sentence.
fn brief(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoLux => "the prism is empty".to_owned(),
        Refusal::Snared => "snared until a Blessing".to_owned(),
        Refusal::Unhurt => "you are unhurt".to_owned(),
        other => other.to_string(),
    }
}

fn uses(drawing: &Drawing<'_>) -> Vec<Use> {
    if drawing.hand.is_none() {
        return Vec::new();
    }
    let kinds: &[(Action, Command)] = match drawing.view.phase {
        Phase::Path if drawing.view.rules.peek == PeekRule::Never => &[(Action::HEAL, Command::Heal)],
        Phase::Path => &[(Action::HEAL, Command::Heal), (Action::PEEK, Command::Peek(forward::Slots::NONE))],
        Phase::Clash { .. } if drawing.view.rules.fight == FightRule::Reroll => {
            &[(Action::REROLL, Command::Reroll(Die::First))]
        }
        _ => &[],
    };
    let make = |&(action, command): &(Action, Command)| {
        let command = match command {
            Command::Peek(_) => Command::Peek(drawing.view.to_peek_at()),
            other => other,
        };
        let allowed = drawing.game.check(Seat::FIRST, command);
        Use { action, words: words(command, drawing), command, allowed }
    };
    kinds.iter().map(make).collect()
}

fn words(command: Command, drawing: &Drawing<'_>) -> String {
    let view = &drawing.view;
    match command {
        Command::Heal => format!("heal {} HP", view.rules.lux_heal(drawing.game.content(), view.location)),
        Command::Peek(_) => "peek at two cards".to_owned(),
        _ => "roll a die again".to_owned(),
    }
}

fn same_kind(advice: Command, command: Command) -> bool {
    std::mem::discriminant(&advice) == std::mem::discriminant(&command)
}
