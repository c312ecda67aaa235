//! Which keys of the tower are worth naming at each moment.

use labyrinth::{Flask, Labyrinth, Spell, View};
use stage::labyrinth::{List, at_hand};

use crate::keys::{Action, named};

/// The keys of somebody who goes through a list.
pub(super) fn list(list: List) -> Vec<(Action, String)> {
    match list {
        List::Bag => named(&[
            (Action::CONFIRM, "put on"),
            (Action::DROP, "lay down"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::POTION, "drink a potion"),
            (Action::BACK, "close"),
        ]),
        List::Shop => named(&[
            (Action::CONFIRM, "buy"),
            (Action::UP, "up"),
            (Action::DOWN, "down"),
            (Action::BACK, "enough traded"),
            (Action::TRADE, "enough traded too"),
        ]),
    }
}

/// The keys of somebody whose hand is free.
pub(super) fn free(game: &Labyrinth, view: &View) -> Vec<(Action, String)> {
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
