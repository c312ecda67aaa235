//! The whole board: what stands above, over, below and beside the field.

use leptos::prelude::*;

use super::board::Tap;
use super::{Board, Paged, detail, screen, strip, ticker};
use crate::art::{Art, Icon};
use crate::keys::Action;
use crate::shell::live::{flag, value};
use crate::table::{self, table_words};

/// The board, with a hint above the field and what can be pressed below it, if not the strip.
pub(crate) fn board<D: Paged>(board: Board<D>, hint: Option<AnyView>, below: Option<AnyView>) -> AnyView {
    let is_showing = Signal::derive(move || board.is_showing());
    let log = table::log(table_words(board.desk, D::NAME).log, board.log, is_showing);
    let strip = (!board.is_replay() && below.is_none()).then(|| strip(board));
    view! {
        <div class="dungeon-board" class:dungeon-alone=flag(move || !board.is_pack_open())>
            {D::top(board)}
            <div class="dungeon-main">
                {hint}
                <div class="dungeon-place">{screen(board)}{D::over(board)}{detail(board)}</div>
                {ticker(board)}
                {strip}
                {below}
            </div>
            {D::side(board, log)}
        </div>
    }
    .into_any()
}

/// The panel beside the field, which lies over it on a phone.
pub(crate) fn panel<D: Paged>(board: Board<D>, label: &'static str, inside: AnyView) -> AnyView {
    view! {
        <aside class="dungeon-side" id="dungeon-side" class:dungeon-open=flag(move || board.is_pack_open()) aria-label=label>
            <button class="button dungeon-close" on:click=board.presses(Tap::Pack)>{board.told().back_to_field}</button>
            {inside}
        </aside>
    }
    .into_any()
}

/// The buttons for the map, and for the panel under its name.
pub(crate) fn toggles<D: Paged>(board: Board<D>, panel: &'static str) -> AnyView {
    view! {
        <div class="dungeon-toggles">
            <button class="button dungeon-toggle" aria-pressed=value(move || Some(board.map.get())) on:click=board.presses(Tap::Map)>
                <Icon sprite=Art::Plot/><span>{board.told().map}</span>{board.key(Action::MAP)}
            </button>
            <button class="button dungeon-toggle dungeon-toggle-pack" aria-expanded=value(move || Some(board.is_pack_open())) aria-controls="dungeon-side" on:click=board.presses(Tap::Pack)>
                <Icon sprite=Art::Menu/><span>{panel}</span>{board.key(Action::PACK)}
            </button>
        </div>
    }
    .into_any()
}
