//! Hints for newcomers, each with its key.

use stage::descent::{Topic, Weapon};
use stage::dungeon::targets;

use super::Drawing;
use crate::descent::guide::SLOTS;
use crate::keys::Action;

/// The hint that fits now, if any, with its key.
pub(super) fn hint(drawing: &Drawing<'_>) -> Option<String> {
    let topic = drawing.chronicle.tutorial.hint(drawing.game, drawing.view)?;
    let action = match topic {
        Topic::Flask => Some(Action::POTION),
        Topic::Offer | Topic::Shop => Some(Action::CONFIRM),
        Topic::Take => Some(Action::TAKE),
        Topic::Explore => Some(Action::EXPLORE),
        Topic::Stairs => Some(Action::STAIRS),
        Topic::Ground | Topic::Threat => Some(Action::EXAMINE),
        Topic::Revive => Some(Action::WAIT),
        Topic::Throw => {
            let reaches = |slot: u8| !targets(drawing.game, drawing.view, Weapon::Slot(slot)).is_empty();
            let ready = (0..).zip(SLOTS).find(|(slot, _)| reaches(*slot));
            ready.map(|(_, action)| action).or(Some(Action::BELT))
        }
        Topic::Goal | Topic::Fire | Topic::Bump | Topic::Shrine | Topic::Key => None,
    };
    let key = action.map(|action| format!("[{}] ", drawing.desk.key(action))).unwrap_or_default();
    Some(format!("{key}{}", topic.words()))
}
