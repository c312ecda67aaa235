//! What newcomers are told in the tower.

use labyrinth::{Flask, Spell};
use leptos::prelude::*;
use stage::labyrinth::{Chronicle, Topic, Tutorial};

use crate::dungeon::{Button as _, Hints};
use crate::keys::Action;
use crate::labyrinth::panels::deed::Deed;
use crate::labyrinth::seat::{Moment, Play, words};
use crate::table::is_touched;

/// The next hint that fits.
pub(in crate::labyrinth) fn hints(play: Play) -> AnyView {
    Hints {
        closed: 1 << 7,
        learned: |chronicle: &Chronicle| chronicle.tutorial,
        next: |learned: Tutorial, moment: &Moment| learned.hint(&moment.view, moment.content()),
        words: |desk, topic| match topic {
            Topic::Move if is_touched() => words(desk).touch_move,
            topic => topic.words(),
        },
        action,
        none: play.board.words().no_hints,
    }
    .view(play)
}

/// The action whose key does what a hint speaks of.
fn action(topic: Topic, moment: &Moment) -> Option<Action> {
    let hero = &moment.view.hero;
    let deed = match topic {
        Topic::Gear => return Some(Action::PACK),
        Topic::Bow => Deed::Bow,
        Topic::Potion => Deed::Flask(Flask::Potion),
        Topic::Explore => Deed::Explore,
        Topic::Stairs => Deed::Stairs,
        Topic::Spell => Deed::Spell(Spell::ALL.into_iter().find(|spell| hero.charges(*spell) > 0)?),
        Topic::Move | Topic::Door | Topic::Bump | Topic::Threat | Topic::Chest => return None,
    };
    Some(deed.action())
}
