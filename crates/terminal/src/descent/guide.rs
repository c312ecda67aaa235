//! Which keys of Descent are worth naming at each moment.

use descent::{Descent, Flask, Pack, Stat, View};
use stage::descent::{List, at_hand};

use crate::keys::{Action, named};

/// The keys of the slots, the first first.
pub(super) const SLOTS: [Action; Pack::SLOTS] =
    [Action::ONE, Action::TWO, Action::THREE, Action::FOUR, Action::FIVE, Action::SIX];

/// The keys of somebody who goes through a list.
pub(super) fn list(list: List) -> Vec<(Action, String)> {
    let own = match list {
        List::Pack => named(&[
            (Action::CONFIRM, "use it"),
            (Action::DROP, "lay it down"),
            (Action::BELT, "the belt"),
            (Action::BACK, "close"),
        ]),
        List::Belt => named(&[
            (Action::CONFIRM, "drink or throw"),
            (Action::PACK, "what you carry"),
            (Action::BACK, "close"),
        ]),
        List::Offer => named(&[
            (Action::CONFIRM, "take it"),
            (Action::PACK, "what you carry"),
            (Action::BACK, "look around first"),
        ]),
        List::Shop => named(&[(Action::CONFIRM, "buy"), (Action::BACK, "enough traded")]),
        List::Stairs => named(&[
            (Action::CONFIRM, "go down this way"),
            (Action::LEFT, "left"),
            (Action::RIGHT, "right"),
            (Action::BACK, "not yet"),
        ]),
    };
    let walks = named(&[(Action::UP, "up"), (Action::DOWN, "down")]);
    own.into_iter().chain(walks.into_iter().filter(|_| list != List::Stairs)).collect()
}

/// The keys of somebody whose hand is free.
pub(super) fn free(game: &Descent, view: &View) -> Vec<(Action, String)> {
    let hero = view.hero(view.seat);
    let mut keys: Vec<(Action, String)> = Vec::new();
    if let Some(words) = at_hand(game, view) {
        keys.push((Action::CONFIRM, words));
    }
    let is_calm = view.foes.iter().all(|foe| !foe.is_awake());
    if is_calm {
        keys.extend(named(&[(Action::EXPLORE, "explore"), (Action::STAIRS, "stairs")]));
    }
    for (slot, action) in (0..).zip(SLOTS) {
        let gear = hero
            .pack
            .gear(slot)
            .filter(|gear| gear.rest.0 == 0 && (gear.item.tool().is_some() || gear.item.missile().is_some()));
        keys.extend(gear.map(|gear| (action, gear.item.to_string())));
    }
    if hero.flasks(Flask::Healing) > 0 && hero.hp < hero.most {
        keys.push((Action::POTION, "heal".to_owned()));
    }
    if hero.flasks.iter().any(|count| *count > 0) {
        keys.push((Action::BELT, "flasks".to_owned()));
    }
    if view.heroes.len() > 1 {
        keys.push((Action::PARTNER, "the other's turn".to_owned()));
    }
    if hero.stat(Stat::Dash) > 0 {
        keys.push((Action::DASH, "dash".to_owned()));
    }
    keys.extend(named(&[
        (Action::PACK, "carried"),
        (Action::EXAMINE, "look"),
        (Action::MAP, "map"),
        (Action::WAIT, "wait"),
        (Action::REST, "rest"),
        (Action::TRAVEL, "go somewhere"),
        (Action::TAKE, "take up"),
    ]));
    if !is_calm {
        keys.extend(named(&[(Action::EXPLORE, "explore"), (Action::STAIRS, "stairs")]));
    }
    keys.extend(named(&[
        (Action::TRADE, "trade beside a keeper"),
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
