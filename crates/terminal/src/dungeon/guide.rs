//! Which keys are worth naming at each moment.

use stage::dungeon::Hand;

use super::{Delve, Played};
use crate::journey::LEAVE;
use crate::keys::{Action, named};

/// The keys of the moment.
pub(super) fn keys<D: Played>(journey: &Delve<D>) -> Vec<(Action, String)> {
    let player = &journey.player;
    if player.runner.is_some() {
        return vec![(Action::BACK, "stop; so does any key".to_owned())];
    }
    if player.map.is_some() {
        return map();
    }
    let (game, view) = (journey.session.game(), journey.view());
    if D::is_over(&view) {
        return over();
    }
    match player.hand {
        Hand::Free => {
            let mut keys = game.keys(&view);
            let leave = match journey.leave_words() {
                LEAVE => format!("twice: {LEAVE}"),
                unsaved => unsaved.to_owned(),
            };
            keys.push((Action::BACK, leave));
            keys.extend(ways());
            keys
        }
        Hand::Asking(_) => {
            let mut keys = ways();
            keys.push((Action::BACK, "never mind".to_owned()));
            keys
        }
        Hand::Aiming { .. } => named(&[
            (Action::CONFIRM, "let fly"),
            (Action::TARGET, "next target"),
            (Action::BACK, "never mind"),
            (Action::TARGET_BACK, "target before"),
            (Action::UP, "move the cross"),
        ]),
        Hand::Looking { .. } => named(&[
            (Action::CONFIRM, "go there"),
            (Action::TARGET, "next sight"),
            (Action::STAIRS, "the stairs"),
            (Action::BACK, "enough seen"),
            (Action::TARGET_BACK, "sight before"),
            (Action::UP, "move the cursor"),
        ]),
        Hand::List { list, .. } => D::list_keys(list),
    }
}

/// The keys of the last page.
fn over() -> Vec<(Action, String)> {
    named(&[
        (Action::AGAIN, "a new run, same rules"),
        (Action::WATCH, "watch this one"),
        (Action::LOG, "messages"),
        (Action::MAP, "map"),
        (Action::BOT, "watch a bot from this seed"),
        (Action::CODEX, "rules"),
        (Action::BACK, "leave"),
    ])
}

/// The keys of the map.
fn map() -> Vec<(Action, String)> {
    named(&[
        (Action::UP, "up"),
        (Action::DOWN, "down"),
        (Action::LEFT, "to the left"),
        (Action::RIGHT, "to the right"),
        (Action::PAGE_UP, "a page up"),
        (Action::PAGE_DOWN, "a page down"),
        (Action::BACK, "back to the floor"),
    ])
}

fn ways() -> Vec<(Action, String)> {
    named(&[
        (Action::UP, "north"),
        (Action::DOWN, "south"),
        (Action::LEFT, "west"),
        (Action::RIGHT, "east"),
        (Action::NORTH, "north too"),
        (Action::WEST, "west too"),
        (Action::SOUTH, "south too"),
        (Action::EAST, "east too"),
    ])
}
