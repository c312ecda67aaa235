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
        let rules = board.shown().rules;
        let understood = board.desk.settings.with(|settings| settings.tips);
        let is_due = |tip: usize| match (tip, board.scene()) {
            (0, Scene::Row) | (3, Scene::Climb) => true,
            // Where the highest die counts there is nothing to keep.
            (1, Scene::Fight) => rules.die != DieRule::Highest,
            (2, Scene::Row) => board.shown().hero.lux.0 > 0,
            _ => false,
        };
        // The road is told to those as well who know the other rules.
        let (tips, first): (&[&str], usize) =
            if rules.is_road() { (&told.road_tips, told.tips.len()) } else { (&told.tips, 0) };
        let is_new = |tip: usize| understood & (1 << (first + tip)) == 0;
        let due = (0..tips.len()).find(|&tip| !board.is_replay() && is_new(tip) && is_due(tip))?;
        Some((tips[due], first + due))
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
