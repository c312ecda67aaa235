//! What newcomers are told in the depths.

use descent::{Flask, Pack};
use leptos::prelude::*;
use stage::descent::{Chronicle, Topic, Tutorial};

use crate::descent::panels::deed::Deed;
use crate::descent::seat::{Moment, Play, words};
use crate::dungeon::{Button as _, Hints};
use crate::keys::Action;
use crate::table::is_touched;

/// The next hint that fits.
pub(in crate::descent) fn hints(play: Play) -> AnyView {
    Hints {
        closed: 1 << 8,
        learned: |chronicle: &Chronicle| chronicle.tutorial,
        next: |learned: Tutorial, moment: &Moment| learned.hint(moment.game(), &moment.view),
        words: |desk, topic| match topic {
            Topic::Goal if is_touched() => words(desk).touch_goal,
            topic => topic.words(),
        },
        action,
        none: play.board.words().no_hints,
    }
    .view(play)
}

/// The action whose key does what a hint speaks of.
fn action(topic: Topic, moment: &Moment) -> Option<Action> {
    let deed = match topic {
        Topic::Flask => Deed::Flask(Flask::Healing),
        Topic::Throw => {
            let pack: &Pack = &moment.own().pack;
            let is_thrown = |item: descent::Item| item.missile().is_some() || item.tool().is_some();
            let (slot, _) = pack.iter().find(|(_, gear)| is_thrown(gear.item))?;
            Deed::Slot(slot)
        }
        Topic::Ground => Deed::Examine,
        Topic::Take => Deed::Take,
        Topic::Stairs => Deed::Stairs,
        Topic::Explore => Deed::Explore,
        Topic::Revive => Deed::Pass,
        Topic::Goal
        | Topic::Fire
        | Topic::Threat
        | Topic::Offer
        | Topic::Bump
        | Topic::Shop
        | Topic::Shrine
        | Topic::Key => {
            return None;
        }
    };
    Some(deed.action())
}
