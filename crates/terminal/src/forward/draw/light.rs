//! What Lux can do now, or why it cannot.

use engine::{Game, Seat};
use forward::{Command, Content, Die, FightRule, PeekRule, Phase, Refusal};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::Table;
use crate::keys::Action;
use crate::paint::{Ink, draw_lines};

/// A use of Lux, and whether it is to be had.
struct Use {
    action: Action,
    words: String,
    command: Command,
    verdict: Result<(), Refusal>,
}

/// How many lines the uses take.
pub(super) fn height(table: &Table<'_>) -> u16 {
    u16::try_from(uses(table).len()).expect("a handful of uses")
}

/// Draws one line for each use.
pub(super) fn draw(buffer: &mut Buffer, area: Rect, table: &Table<'_>) {
    let look = table.look();
    let lines = uses(table).into_iter().map(|light| {
        let key = table.desk.key(light.action);
        match light.verdict {
            Ok(()) => {
                let mut line = Line::from(vec![
                    look.span(Ink::Lux, format!(" {} ", look.glyphs().light)),
                    look.key(&key),
                    look.span(Ink::Lux, format!(" {}", light.words)),
                ]);
                if table.advice.is_some_and(|advice| same_kind(advice, light.command)) {
                    line.push_span(
                        look.bold(Ink::Gold, format!("  * try this: {} *", table.advice.expect("just seen"))),
                    );
                }
                line
            }
            Err(refusal) => Line::from(vec![
                look.span(Ink::Faint, format!(" {} [{key}] {}: ", look.glyphs().dark, light.words)),
                look.span(Ink::Faint, refusal.to_string()),
            ]),
        }
    });
    draw_lines(buffer, area, lines);
}

fn uses(table: &Table<'_>) -> Vec<Use> {
    let content = table.game.content();
    let kinds: &[(Action, Command)] = match table.view.phase {
        Phase::Path if table.view.rules.peek == PeekRule::Never => &[(Action::Heal, Command::Heal)],
        Phase::Path => &[(Action::Heal, Command::Heal), (Action::Peek, Command::Peek(forward::Slots::NONE))],
        Phase::Clash { .. } if table.view.rules.fight == FightRule::Reroll => {
            &[(Action::Reroll, Command::Reroll(Die::First))]
        }
        _ => &[],
    };
    let make = |&(action, command): &(Action, Command)| {
        let command = match command {
            Command::Peek(_) => a_peek(table),
            other => other,
        };
        let verdict = table.game.check(Seat::FIRST, command);
        Use { action, words: words(command, content), command, verdict }
    };
    kinds.iter().map(make).collect()
}

/// Some peek of the right size, to ask whether peeking is possible at all.
fn a_peek(table: &Table<'_>) -> Command {
    let slots: Vec<_> = table.view.face_down().iter().take(2).collect();
    Command::Peek(forward::Slots::of(&slots))
}

fn words(command: Command, content: &Content) -> String {
    match command {
        Command::Heal => format!("heal {} HP", content.lux_heal),
        Command::Peek(_) => "peek at two cards".to_owned(),
        _ => "roll a die again".to_owned(),
    }
}

fn same_kind(advice: Command, command: Command) -> bool {
    std::mem::discriminant(&advice) == std::mem::discriminant(&command)
}
