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
        return vec![(Action::BACK, "stop; so does any key".to_owned())];
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
        keys.push((Action::BACK, leave));
        keys.extend(ways());
    }
    keys
}

fn playing(game: &Labyrinth, view: &View, hand: Hand) -> Vec<(Action, String)> {
    if view.over.is_some() {
        return named(&[
            (Action::AGAIN, "a new run, same rules"),
            (Action::WATCH, "watch this one"),
            (Action::LOG, "messages"),
            (Action::MAP, "map"),
            (Action::BOT, "watch a bot from this seed"),
            (Action::CODEX, "rules"),
            (Action::BACK, "leave"),
        ]);
    }
    match hand {
        Hand::Free => free(game, view),
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
        Hand::List { list: List::Bag, .. } => named(&[
            (Action::CONFIRM, "put on"),
            (Action::DROP, "lay down"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::POTION, "drink a potion"),
            (Action::BACK, "close"),
        ]),
        Hand::List { list: List::Shop, .. } => named(&[
            (Action::CONFIRM, "buy"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::BACK, "enough traded"),
            (Action::TRADE, "enough traded too"),
        ]),
    }
}

/// The keys of the map.
fn map() -> Vec<(Action, String)> {
    named(&[
        (Action::UP, "up"),
        (Action::DOWN, "down"),
        (Action::PAGE_UP, "a page up"),
        (Action::PAGE_DOWN, "a page down"),
        (Action::BACK, "back to the floor"),
    ])
}

fn free(game: &Labyrinth, view: &View) -> Vec<(Action, String)> {
    let hero = &view.hero;
    let mut keys: Vec<(Action, String)> = Vec::new();
    if let Some(words) = at_hand(game, view) {
        keys.push((Action::CONFIRM, words));
    }
    if view.foes.is_empty() {
        keys.extend(named(&[(Action::EXPLORE, "explore"), (Action::STAIRS, "stairs")]));
    } else {
        keys.extend(named(&[(Action::GUARD, "guard"), (Action::DASH, "dash")]));
    }
    if hero.bow().is_some() {
        keys.push((Action::BOW, "bow".to_owned()));
    }
    let numbers = [Action::ONE, Action::TWO, Action::THREE, Action::FOUR];
    let spells = numbers.into_iter().zip(Spell::ALL).filter(|(_, spell)| hero.charges(*spell) > 0);
    keys.extend(spells.map(|(action, spell)| (action, spell.to_string())));
    if hero.flasks(Flask::Potion) > 0 {
        keys.push((Action::POTION, "potion".to_owned()));
    }
    keys.extend(named(&[
        (Action::PACK, "bag"),
        (Action::EXAMINE, "look"),
        (Action::MAP, "map"),
        (Action::REST, "rest"),
        (Action::TRAVEL, "go somewhere"),
        (Action::CLOSE_DOOR, "close a door"),
        (Action::WAIT, "wait a turn"),
    ]));
    if view.foes.is_empty() {
        keys.extend(named(&[(Action::GUARD, "guard"), (Action::DASH, "dash")]));
    }
    keys.extend(named(&[
        (Action::SCOUT, "call a foe to a pad"),
        (Action::TRADE, "trade beside a shop"),
        (Action::TONIC, "drink a tonic"),
        (Action::MANA, "drink mana"),
        (Action::HINT, "ask for advice"),
        (Action::UNDO, "take back"),
        (Action::LOG, "all messages"),
        (Action::CODEX, "rules"),
        (Action::WATCH, "watch the run so far"),
        (Action::BOT, "watch a bot"),
        (Action::ABANDON, "give the run up"),
    ]));
    keys
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
