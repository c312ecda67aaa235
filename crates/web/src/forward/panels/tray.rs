//! The dice that lie open all the way, where something else is asked.

use forward::{Die, Held};
use leptos::prelude::*;

use crate::forward::panels::dice;
use crate::forward::seat::board::Board;
use crate::forward::seat::moment::Scene;
use crate::shell::live::live;

/// The tray, where the dice lie and are not what is chosen from.
pub(in crate::forward) fn tray(board: Board) -> AnyView {
    let scene = Memo::new(move |_| board.scene());
    let held = Memo::new(move |_| board.shown().road.map(|road| road.held));
    let is_beside = move || matches!(scene.get(), Scene::Row | Scene::Terror | Scene::Find | Scene::Cleared);
    let shown = Memo::new(move |_| held.get().is_some() && is_beside());
    live(move || shown.get().then(|| laid_out(board, held))).into_any()
}

fn laid_out(board: Board, held: Memo<Option<Held>>) -> AnyView {
    let number = move |die: Die| Signal::derive(move || held.get().map(|held| held.of(die)));
    view! {
        <div class="forward-tray forward-plate">
            <p class="forward-tray-name quiet small">{board.words().your_dice}</p>
            <ul class="forward-yours" role="list" aria-label=board.words().your_dice>
                {Die::ALL.map(|die| lying(board, die, number(die))).collect_view()}
            </ul>
        </div>
    }
    .into_any()
}

fn lying(board: Board, die: Die, number: Signal<Option<u8>>) -> AnyView {
    view! {
        <li class="forward-your-die">
            <span class="sr-only">{live(move || number.get())}</span>
            <span class="forward-die forward-die-lying" aria-hidden="true">{dice::settling(number, board.effects.flicker, die.index())}</span>
        </li>
    }
    .into_any()
}
