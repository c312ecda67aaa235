//! What newcomers are told, one line at a time, until they have understood it.

use forward::DieRule;
use leptos::prelude::*;

use crate::art::{Art, Icon};
use crate::forward::seat::board::Board;
use crate::forward::seat::moment::Scene;
use crate::shell::live::live;

/// The next tip, where there is something to see of what it tells.
pub(in crate::forward) fn tips(board: Board) -> impl IntoView {
    let told = board.words();
    let tip = Memo::new(move |_| {
        let understood = board.desk.settings.with(|settings| settings.tips);
        let is_due = |tip: &usize| match (tip, board.scene()) {
            (0, Scene::Row) => true,
            // Where the highest die counts there is nothing to keep.
            (1, Scene::Fight) => board.shown().rules.die == DieRule::Choose,
            (2, Scene::Row) => board.shown().hero.lux.0 > 0,
            _ => false,
        };
        (0..told.tips.len()).find(|tip| !board.is_replay() && understood & (1 << tip) == 0 && is_due(tip))
    });
    live(move || {
        tip.get().map(|tip| {
            view! {
                <div class="forward-tip">
                    <Icon sprite=Art::Bulb/>
                    <p class="grow">{told.tips[tip]}</p>
                    <button class="button" on:click=move |_| board.desk.set(|settings| settings.tips |= 1 << tip)>{told.understood}</button>
                </div>
            }
        })
    })
}
