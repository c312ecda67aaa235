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
        Topic::Bow => Some(Action::Bow),
        Topic::Potion => Some(Action::Potion),
        Topic::Gear => Some(Action::Pack),
        Topic::Explore => Some(Action::Explore),
        Topic::Stairs => Some(Action::Stairs),
        Topic::Spell => {
            let numbers = [Action::One, Action::Two, Action::Three, Action::Four];
            let reaches = |spell| !targets(drawing.game, drawing.view, Weapon::Spell(spell)).is_empty();
            let ready = numbers.into_iter().zip(Spell::ALL).find(|(_, spell)| reaches(*spell));
            ready.map(|(action, _)| action)
        }
        Topic::Move | Topic::Door | Topic::Bump | Topic::Threat | Topic::Chest => None,
    };
    let key = action.map(|action| format!("[{}] ", drawing.desk.key(action))).unwrap_or_default();
    Some(format!("{key}{}", topic.words()))
}
