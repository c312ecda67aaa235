//! The buttons over the picture, one for each tile: what a mouse, a finger, a keyboard or a
//! screen reader finds of the board.

use leptos::prelude::*;
use stage::tactics::Scene;
use tactics::{Side, Tile, Tiles};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::label::{self, TilePress};
use super::plan::seen_at;
use crate::shell::live::{flag, value};
use crate::tactics::seat::board::{Board, Tap};

/// The attribute that says which place of the board a button has, row by row from above.
const PLACE: &str = "data-place";

/// The buttons, row by row as they are seen.
pub(super) fn tiles(board: Board) -> AnyView {
    let over = move |event: leptos::ev::PointerEvent| {
        // A finger is over something only while it presses it.
        if event.pointer_type() == "mouse"
            && let Some(tile) = tile_of(board, &event)
        {
            board.tap(Tap::Over(tile));
        }
    };
    let point = move |event: leptos::ev::MouseEvent| {
        if let Some(tile) = tile_of(board, &event) {
            board.tap(Tap::Point(tile));
        }
    };
    let scene = Memo::new(move |_| board.scene());
    let told = Memo::new(move |_| board.told_now().map_or(Tiles::NONE, |hint| hint.tiles));
    let buttons: Vec<AnyView> = (0..25).map(|place| button(board, scene, told, place)).collect();
    view! {
        <div
            class="tactics-tiles"
            role="group"
            aria-label=board.words().board
            on:pointerover=over
            on:pointerleave=move |_| board.tap(Tap::Away)
            on:click=point
        >
            {buttons}
        </div>
    }
    .into_any()
}

fn button(board: Board, scene: Memo<Scene>, told: Memo<Tiles>, place: u8) -> AnyView {
    let tile = move || at(place, board.near.get());
    let is_cursor = move || board.hand.with(|hand| hand.is_some_and(|hand| hand.cursor == tile()));
    let label = move || {
        let tile = tile();
        // During a film a press only ends it.
        let hand = board.hand.get().filter(|_| !board.is_showing());
        board.with_told(|moment| {
            let deed = hand
                .zip(moment.choices.as_ref())
                .and_then(|(hand, choices)| TilePress::of(moment.position(), choices, &hand, tile));
            scene.with(|scene| label::label(board.words(), scene, moment.position(), tile, deed))
        })
    };
    // One of them is reached with the tabulator, and the arrows lead from there.
    let stop = move || {
        let is_first = board.hand.with(Option::is_none) && place == 0;
        if is_cursor() || is_first { "0" } else { "-1" }
    };
    view! {
        <button
            class="tactics-tile"
            class:tactics-told-of=flag(move || told.get().contains(tile()))
            type="button"
            data-place=place.to_string()
            data-tile=move || tile().to_string()
            data-cursor=value(move || is_cursor().then_some("true"))
            tabindex=stop
            aria-label=label
            disabled=board.is_replay()
        ></button>
    }
    .into_any()
}

const fn at(place: u8, near: Side) -> Tile {
    seen_at(place % Tile::EDGE, place / Tile::EDGE, near)
}

fn tile_of(board: Board, event: &Event) -> Option<Tile> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let place = element.get_attribute(PLACE)?.parse().ok()?;
    Some(at(place, board.near.get_untracked()))
}
