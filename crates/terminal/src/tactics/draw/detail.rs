//! What is asked, what the command under the cursor would do, or what the cursor is on.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Entry;
use stage::Tone;
use stage::tactics::{Choices, Hand, about_tile, answer_words, caption, command_words, prompt};
use tactics::{Command, Stage, Tile};

use super::Battle;
use crate::log::heading;
use crate::paint::{Ink, draw_lines, wrap};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>) {
    let look = battle.look();
    let (title, lines) = content(battle);
    let inside = heading(buffer, area, look, &title);
    let width = usize::from(inside.width);
    let lines = lines.into_iter().flat_map(|entry| {
        let ink: Ink = entry.tone.into();
        wrap(&entry.text, width).into_iter().map(move |line| Line::from(look.span(ink, line)))
    });
    draw_lines(buffer, inside, lines);
}

fn content(battle: &Battle<'_>) -> (String, Vec<Entry>) {
    if let Some(frame) = battle.frame {
        let caption = caption(battle.game.content(), frame.moment);
        return (caption.title, caption.lines);
    }
    let Some((hand, choices)) = battle.hand else {
        let title = if battle.position().stage() == Stage::Draft { "Draft" } else { "Battle" };
        return (title.to_owned(), waiting(battle));
    };
    let title = prompt(battle.position(), choices, hand);
    if !choices.spawns().is_empty() {
        return (title, answers(battle, hand, choices));
    }
    let lines = match battle.preview {
        Some(preview) => {
            let side = choices.side();
            let words = command_words(battle.position(), side, preview.command);
            let mut lines = vec![Entry::new(Tone::Bright, format!("{words}."))];
            if let (place, count @ 2..) = hand.option(choices) {
                let key = battle.desk.key(crate::keys::Action::OTHER);
                lines.push(Entry::new(Tone::Faint, format!("Way {place} of {count}, [{key}] for another.")));
            }
            lines.extend(preview.lines());
            lines
        }
        None => about(battle, hand.cursor),
    };
    (title, lines)
}

fn waiting(battle: &Battle<'_>) -> Vec<Entry> {
    match battle.position().stage() {
        Stage::Draft => vec![Entry::new(Tone::Faint, "Nobody sees a draft but its player.")],
        _ => vec![Entry::new(Tone::Faint, "Thinking.")],
    }
}

/// The two answers to what a dead minion leaves.
fn answers(battle: &Battle<'_>, hand: &Hand, choices: &Choices) -> Vec<Entry> {
    let look = battle.look();
    let chosen = hand.command(choices);
    let answer = |(number, command): (usize, Command)| {
        let about = answer_words(battle.game, command);
        let (sign, tone) =
            if chosen == Some(command) { (look.glyphs().pointer, Tone::Bright) } else { (' ', Tone::Faint) };
        Entry::new(tone, format!("{sign}[{number}] {about}"))
    };
    (1..).zip(choices.spawns()).map(answer).collect()
}

/// What stands or lies under the cursor. Heroes have so much to say that no legend fits below.
fn about(battle: &Battle<'_>, tile: Tile) -> Vec<Entry> {
    let mut lines = about_tile(battle.game, tile);
    let unit = battle.position().unit_at(tile).map(|id| battle.position().unit(id));
    if unit.is_some_and(|unit| unit.skill.is_none()) {
        lines.push(legend(battle));
    }
    lines
}

/// What the signs on the board mean.
fn legend(battle: &Battle<'_>) -> Entry {
    let glyphs = battle.look().glyphs();
    let words = format!(
        "{} can go  {} can strike  {} sees  [{}] guarded",
        glyphs.ahead, glyphs.cross, glyphs.dot, glyphs.heart
    );
    Entry::new(Tone::Faint, words)
}
