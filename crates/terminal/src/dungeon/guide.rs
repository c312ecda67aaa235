//! Which keys are worth naming at each moment.

use stage::dungeon::Hand;

use super::{Delve, Played};
use crate::journey::LEAVE;
use crate::keys::{Action, named};

/// The keys of the moment.
pub(super) fn keys<D: Played>(journey: &Delve<D>) -> Vec<(Action, String)> {
    let player = &journey.player;
    if player.runner.is_some() {
        return vec![(Action::Back, "stop; so does any key".to_owned())];
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
            keys.push((Action::Back, leave));
            keys.extend(ways());
            keys
        }
        Hand::Asking(_) => {
            let mut keys = ways();
            keys.push((Action::Back, "never mind".to_owned()));
            keys
        }
        Hand::Aiming { .. } => named(&[
            (Action::Confirm, "let fly"),
            (Action::Target, "next target"),
            (Action::Back, "never mind"),
            (Action::TargetBack, "target before"),
            (Action::Up, "move the cross"),
        ]),
        Hand::Looking { .. } => named(&[
            (Action::Confirm, "go there"),
            (Action::Target, "next sight"),
            (Action::Stairs, "the stairs"),
            (Action::Back, "enough seen"),
            (Action::TargetBack, "sight before"),
            (Action::Up, "move the cursor"),
        ]),
        Hand::List { list, .. } => D::list_keys(list),
    }
}

/// The keys of the last page.
fn over() -> Vec<(Action, String)> {
    named(&[
        (Action::Again, "a new run, same rules"),
        (Action::Watch, "watch this one"),
        (Action::Log, "messages"),
        (Action::Map, "map"),
        (Action::Bot, "watch a bot from this seed"),
        (Action::Codex, "rules"),
        (Action::Back, "leave"),
    ])
}

/// The keys of the map.
fn map() -> Vec<(Action, String)> {
    named(&[
        (Action::Up, "up"),
        (Action::Down, "down"),
        (Action::PageUp, "a page up"),
        (Action::PageDown, "a page down"),
        (Action::Back, "back to the floor"),
    ])
}

fn ways() -> Vec<(Action, String)> {
    named(&[
        (Action::Up, "north"),
        (Action::Down, "south"),
        (Action::Left, "west"),
        (Action::Right, "east"),
        (Action::North, "north too"),
        (Action::West, "west too"),
        (Action::South, "south too"),
        (Action::East, "east too"),
    ])
}
