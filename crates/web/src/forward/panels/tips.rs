//! What newcomers are told, one line at a time, until they have understood it.

use forward::{DieRule, View};
use leptos::prelude::*;
use stage::Learnable;
use stage::forward::{Topic, Tutorial};

use crate::art::{Art, Icon};
use crate::forward::seat::board::Board;
use crate::forward::seat::moment::Scene;
use crate::shell::live::live;

/// The first of the bits that say which tips of the road are understood; those below are of other tables.
const ROAD: usize = 8;

/// The next tip, where there is something to see of what it tells.
pub(in crate::forward) fn tips(board: Board) -> impl IntoView {
    let told = board.words();
    let tip = Memo::new(move |_| {
        let view = board.shown();
        let understood = board.desk.settings.with(|settings| settings.tips);
        if board.is_replay() {
            return None;
        }
        if view.rules.is_road() {
            of_the_road(board, &view, understood)
        } else {
            plain(board, &view, understood)
        }
    });
    live(move || {
        tip.get().map(|(words, tip)| {
            view! {
                <div class="forward-tip">
                    <Icon sprite=Art::Bulb/>
                    <p class="grow">{words}</p>
                    <button class="button" on:click=move |_| board.desk.set(|settings| settings.tips |= 1 << tip)>{told.understood}</button>
                </div>
            }
        })
    })
}

fn plain(board: Board, view: &View, understood: u32) -> Option<(&'static str, usize)> {
    let tips = &board.words().tips;
    let is_due = |tip: usize| match (tip, board.scene()) {
        (0, Scene::Row) => true,
        // Where the highest die counts there is nothing to keep.
        (1, Scene::Fight) => view.rules.die != DieRule::Highest,
        (2, Scene::Row) => view.hero.lux.0 > 0,
        _ => false,
    };
    (0..tips.len()).find(|&tip| understood & (1 << tip) == 0 && is_due(tip)).map(|tip| (tips[tip], tip))
}

/// Something is being done: what was told on the road until now is followed or outdated, and makes room for the next.
pub(in crate::forward) fn heed(board: Board) {
    let told = untrack(|| {
        let understood = board.desk.settings.with(|settings| settings.tips);
        Some(board.view())
            .filter(|view| view.rules.is_road())
            .and_then(|view| of_the_road(board, &view, understood))
    });
    if let Some((_, tip)) = told {
        board.desk.set(|settings| settings.tips |= 1 << tip);
    }
}

/// The road is told to those as well who know the other rules, each thing when it first matters.
fn of_the_road(board: Board, view: &View, understood: u32) -> Option<(&'static str, usize)> {
    if board.still().is_some() {
        return None;
    }
    let mut learned = Tutorial::NONE;
    let topics = || (ROAD..).zip(Topic::ALL);
    topics().filter(|(tip, _)| understood & (1 << tip) != 0).for_each(|(_, &topic)| learned.learn(topic));
    let due = learned.hint(view)?;
    topics().find(|(_, topic)| **topic == due).map(|(tip, topic)| (topic.words(), tip))
}
