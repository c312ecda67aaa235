//! What stands or lies on the board, and what can be said about it.

use tactics::{Command, Object, Spawn, Tactics, Tile, UnitId};

use super::{Choices, Hand, Press, effect_tone, forecast};
use crate::{Entry, Tone};

/// What stands or lies on a tile.
pub fn about_tile(game: &Tactics, tile: Tile) -> Vec<Entry> {
    let content = game.content();
    if let Some(id) = game.position().unit_at(tile) {
        return about_unit(game, id);
    }
    match game.position().objects().at(tile) {
        Some(Object::Obstacle { hp }) => {
            vec![Entry::new(Tone::Plain, format!("{tile}: an obstacle with {hp} HP."))]
        }
        Some(Object::Buff { effect, .. }) => {
            vec![Entry::new(Tone::Plain, format!("{tile}: {effect}. {}", effect.about(content)))]
        }
        None => vec![Entry::new(Tone::Faint, format!("{tile}: a free tile."))],
    }
}

/// What a unit is, what lies on it and what will become of it.
pub fn about_unit(game: &Tactics, id: UnitId) -> Vec<Entry> {
    let content = game.content();
    let position = game.position();
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
            effect_tone(effect),
            format!("{effect} ({}): {}", unit.effects.rounds(effect), effect.about(content)),
        ));
    }
    let foretold = forecast(game).into_iter().find(|fate| fate.who.id == id);
    if let Some(words) = foretold.and_then(|fate| fate.words()) {
        lines.push(Entry::new(Tone::Wane, format!("At the round end: {words}.")));
    }
    if let Some(skill) = unit.skill {
        lines.push(Entry::new(Tone::Lux, format!("{skill}: {}", skill.about(content))));
    }
    lines
}

/// What an answer to the question would lay down that a death brings.
pub fn answer_words(game: &Tactics, answer: Command) -> String {
    let content = game.content();
    let effect = game.position().next_tile();
    match answer {
        Command::Spawn(Spawn::Obstacle) => {
            format!("an obstacle of {} HP, which blocks steps and sight", content.obstacle_hp)
        }
        _ => format!("a tile of {effect} for {} rounds. {}", content.tile_rounds, effect.about(content)),
    }
}

/// Why a press does nothing; nothing where that needs no word.
pub fn why_not(game: &Tactics, choices: &Choices, hand: &Hand, press: Press) -> Option<String> {
    let hero = game.position().unit(choices.side().hero());
    match (press, hero.skill) {
        (Press::Skill, Some(skill)) if hero.cooldown > 0 => {
            Some(format!("{skill} is ready after {} more round ends.", hero.cooldown))
        }
        (Press::Skill, Some(skill)) => {
            Some(format!("{skill} cannot be used now: the hero has acted, or there is no target."))
        }
        (Press::Confirm, _) if hand.chosen.is_none() => {
            Some("Choose a unit of yours that has not acted.".to_owned())
        }
        (Press::Confirm, _) => Some("Nothing can be done there with this unit.".to_owned()),
        _ => None,
    }
}
