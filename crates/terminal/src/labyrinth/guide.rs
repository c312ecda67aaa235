//! Which keys are worth naming at each moment.

use labyrinth::{Flask, Labyrinth, Spell, View};
use stage::labyrinth::{Hand, List, at_hand};

use super::{Climb, Climber};
use crate::journey::{LEAVE, Player};
use crate::keys::{Action, named};

/// The keys of the moment.
pub(super) fn keys(journey: &Climb) -> Vec<(Action, String)> {
    let player = &journey.player;
    if player.runner.is_some() {
        return vec![(Action::Back, "stop; so does any key".to_owned())];
    }
    if player.map.is_some() {
        return map();
    }
    let mut keys = playing(journey.session.game(), &journey.view(), player.hand);
    if player.hand == Hand::Free && !Climber::is_over(journey) {
        let leave = match journey.leave_words() {
            LEAVE => format!("twice: {LEAVE}"),
            unsaved => unsaved.to_owned(),
        };
        keys.push((Action::Back, leave));
        keys.extend(ways());
    }
    keys
}

fn playing(game: &Labyrinth, view: &View, hand: Hand) -> Vec<(Action, String)> {
    if view.over.is_some() {
        return named(&[
            (Action::Again, "a new run, same rules"),
            (Action::Watch, "watch this one"),
            (Action::Log, "messages"),
            (Action::Map, "map"),
            (Action::Bot, "watch a bot from this seed"),
            (Action::Codex, "rules"),
            (Action::Back, "leave"),
        ]);
    }
    match hand {
        Hand::Free => free(game, view),
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
        Hand::List { list: List::Bag, .. } => named(&[
            (Action::Confirm, "put on"),
            (Action::Drop, "lay down"),
            (Action::Up, "up"),
            (Action::Down, "down"),
            (Action::Potion, "drink a potion"),
            (Action::Back, "close"),
        ]),
        Hand::List { list: List::Shop, .. } => named(&[
            (Action::Confirm, "buy"),
            (Action::Up, "up"),
            (Action::Down, "down"),
            (Action::Back, "enough traded"),
            (Action::Trade, "enough traded too"),
        ]),
    }
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

fn free(game: &Labyrinth, view: &View) -> Vec<(Action, String)> {
    let hero = &view.hero;
    let mut keys: Vec<(Action, String)> = Vec::new();
    if let Some(words) = at_hand(game, view) {
        keys.push((Action::Confirm, words));
    }
    if view.foes.is_empty() {
        keys.extend(named(&[(Action::Explore, "explore"), (Action::Stairs, "stairs")]));
    } else {
        keys.extend(named(&[(Action::Guard, "guard"), (Action::Dash, "dash")]));
    }
    if hero.bow().is_some() {
        keys.push((Action::Bow, "bow".to_owned()));
    }
    let numbers = [Action::One, Action::Two, Action::Three, Action::Four];
    let spells = numbers.into_iter().zip(Spell::ALL).filter(|(_, spell)| hero.charges(*spell) > 0);
    keys.extend(spells.map(|(action, spell)| (action, spell.to_string())));
    if hero.flasks(Flask::Potion) > 0 {
        keys.push((Action::Potion, "potion".to_owned()));
    }
    keys.extend(named(&[
        (Action::Pack, "bag"),
        (Action::Examine, "look"),
        (Action::Map, "map"),
        (Action::Rest, "rest"),
        (Action::Travel, "go somewhere"),
        (Action::CloseDoor, "close a door"),
        (Action::Wait, "wait a turn"),
    ]));
    if view.foes.is_empty() {
        keys.extend(named(&[(Action::Guard, "guard"), (Action::Dash, "dash")]));
    }
    keys.extend(named(&[
        (Action::Scout, "call a foe to a pad"),
        (Action::Trade, "trade beside a shop"),
        (Action::Tonic, "drink a tonic"),
        (Action::Mana, "drink mana"),
        (Action::Hint, "ask for advice"),
        (Action::Undo, "take back"),
        (Action::Log, "all messages"),
        (Action::Codex, "rules"),
        (Action::Watch, "watch the run so far"),
        (Action::Bot, "watch a bot"),
        (Action::Abandon, "give the run up"),
    ]));
    keys
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
