//! The board as plain buttons.

use leptos::prelude::*;
use stage::tactics::kind_letter;
use tactics::{Side, Tile};

use super::board::{Board, Tap};
use crate::live::live;

/// A button for each tile.
pub(super) fn grid(board: Board) -> AnyView {
    let cells = move || {
        let near = board.near.get();
        let order = (0..5u8).flat_map(move |row| (0..5u8).map(move |column| if near == Side::One { Tile::at(column, 4 - row) } else { Tile::at(4 - column, row) }));
        order.map(|tile| {
            let words = move || {
                let scene = board.scene();
                match scene.at(tile) {
                    Some((id, figure)) => format!("{} {} {}", id.side(), kind_letter(figure.kind), figure.hp),
                    None => scene.object(tile).map_or_else(|| tile.to_string(), |object| object.to_string()),
                }
            };
            let at = move || board.hand.get().is_some_and(|hand| hand.cursor == tile);
            view! {
                <button class="tx-cell" class:tx-cursor=at data-cursor=move || at().then_some("true") on:click=move |_| board.tap(Tap::Point(tile))>{live(words)}</button>
            }
        }).collect_view()
    };
    view! { <div class="tx-grid">{live(cells)}</div> }.into_any()
}
