//! Which keys of the tower are worth naming at each moment.

use labyrinth::{Flask, Labyrinth, Spell, View};
use stage::labyrinth::{List, at_hand};

use crate::keys::{Action, named};

/// The keys of somebody who goes through a list.
pub(super) fn list(list: List) -> Vec<(Action, String)> {
    match list {
        List::Bag => named(&[
            (Action::Confirm, "put on"),
            (Action::Drop, "lay down"),
            (Action::Up, "up"),
            (Action::Down, "down"),
            (Action::Potion, "drink a potion"),
            (Action::Back, "close"),
        ]),
        List::Shop => named(&[
            (Action::Confirm, "buy"),
            (Action::Up, "up"),
            (Action::Down, "down"),
            (Action::Back, "enough traded"),
            (Action::Trade, "enough traded too"),
        ]),
    }
}

/// The keys of somebody whose hand is free.
pub(super) fn free(game: &Labyrinth, view: &View) -> Vec<(Action, String)> {
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
