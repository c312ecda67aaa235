//! What is asked, what the command under the cursor would do, or what the cursor is on.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Entry;
use stage::Tone;
use stage::tactics::{Choices, Hand, command_words, forecast, prompt};
use tactics::{Command, Object, Spawn, Stage, Tile, UnitId};

use super::{Battle, caption};
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
        return caption::of(battle, &frame);
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
                let key = battle.desk.key(crate::keys::Action::Other);
                lines.push(Entry::new(Tone::Faint, format!("Way {place} of {count}, [{key}] for another.")));
            }
            lines.extend(preview.lines());
            lines
        }
        None => about_tile(battle, hand.cursor),
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
    let effect = battle.position().next_tile();
    let content = battle.game.content();
    let answer = |(number, command): (usize, Command)| {
        let about = match command {
            Command::Spawn(Spawn::Obstacle) => {
                format!("an obstacle of {} HP, which blocks steps and sight", content.obstacle_hp)
            }
            _ => format!("a tile of {effect} for {} rounds. {}", content.tile_rounds, effect.about(content)),
        };
        let (sign, tone) =
            if chosen == Some(command) { (look.glyphs().pointer, Tone::Bright) } else { (' ', Tone::Faint) };
        Entry::new(tone, format!("{sign}[{number}] {about}"))
    };
    (1..).zip(choices.spawns()).map(answer).collect()
}

/// What stands or lies under the cursor.
fn about_tile(battle: &Battle<'_>, tile: Tile) -> Vec<Entry> {
    let content = battle.game.content();
    if let Some(id) = battle.position().unit_at(tile) {
        return about_unit(battle, id);
    }
    match battle.position().objects().at(tile) {
        Some(Object::Obstacle { hp }) => {
            vec![Entry::new(Tone::Plain, format!("{tile}: an obstacle with {hp} HP."))]
        }
        Some(Object::Buff { effect, .. }) => {
            vec![Entry::new(Tone::Plain, format!("{tile}: {effect}. {}", effect.about(content)))]
        }
        None => vec![Entry::new(Tone::Faint, format!("{tile}: a free tile."))],
    }
}

fn about_unit(battle: &Battle<'_>, id: UnitId) -> Vec<Entry> {
    let content = battle.game.content();
    let position = battle.position();
    let unit = position.unit(id);
    let mut lines =
        vec![Entry::new(Tone::Bright, format!("{} {}: {}", id.side(), unit.kind, unit.stats.about()))];
    if let Some(guardian) = position.guardian(id) {
        let kind = position.unit(guardian).kind;
        lines.push(Entry::new(Tone::Bright, format!("Guarded by its {kind}.")));
    }
    if unit.kind.guards() {
        lines.push(Entry::new(Tone::Plain, "Guards its neighbours."));
    }
    for effect in unit.effects.iter() {
        lines.push(Entry::new(
            stage::tactics::effect_tone(effect),
            format!("{effect} ({}): {}", unit.effects.rounds(effect), effect.about(content)),
        ));
    }
    let foretold = forecast(battle.game).into_iter().find(|fate| fate.who.id == id);
    if let Some(words) = foretold.and_then(|fate| fate.words()) {
        lines.push(Entry::new(Tone::Wane, format!("At the round end: {words}.")));
    }
    if unit.skill.is_none() {
        lines.push(legend(battle));
    }
    if let Some(skill) = unit.skill {
        lines.push(Entry::new(Tone::Lux, format!("{skill}: {}", skill.about(content))));
    }
    lines
}

/// What the signs on the board mean.
fn legend(battle: &Battle<'_>) -> Entry {
    let glyphs = battle.look().glyphs();
    let words = format!("{} can go  {} can strike  {} sees", glyphs.ahead, glyphs.cross, glyphs.dot);
    Entry::new(Tone::Faint, words)
}
