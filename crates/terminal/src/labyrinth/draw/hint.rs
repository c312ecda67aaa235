//! Hints for newcomers, each with its key.

use labyrinth::Spell;
use stage::dungeon::targets;
use stage::labyrinth::{Topic, Weapon};

use super::Drawing;
use crate::keys::Action;

/// The hint that fits now, if any, with its key.
pub(super) fn hint(drawing: &Drawing<'_>) -> Option<String> {
    let topic = drawing.chronicle.tutorial.hint(drawing.view, drawing.game.content())?;
    let action = match topic {
        Topic::Bow => Some(Action::BOW),
        Topic::Potion => Some(Action::POTION),
        Topic::Gear => Some(Action::PACK),
        Topic::Explore => Some(Action::EXPLORE),
        Topic::Stairs => Some(Action::STAIRS),
        Topic::Spell => {
            let numbers = [Action::ONE, Action::TWO, Action::THREE, Action::FOUR];
            let reaches = |spell| !targets(drawing.game, drawing.view, Weapon::Spell(spell)).is_empty();
            let ready = numbers.into_iter().zip(Spell::ALL).find(|(_, spell)| reaches(*spell));
            ready.map(|(action, _)| action)
        }
        Topic::Move | Topic::Door | Topic::Bump | Topic::Threat | Topic::Chest => None,
    };
    let key = action.map(|action| format!("[{}] ", drawing.desk.key(action))).unwrap_or_default();
    Some(format!("{key}{}", topic.words()))
}
