//! The field: a picture of the board, and a button over each of its tiles.

mod floor;
mod foretold;
mod glow;
mod label;
mod motion;
mod picture;
mod plan;
mod screen;
mod signs;
mod sparkle;
mod things;
mod tiles;
mod unit;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use crate::tactics::seat::board::Board;

pub(super) use foretold::{guards, plans};
pub(super) use picture::{Look, banner, picture, portrait};
pub(super) use plan::{HEIGHT, WIDTH, centre};
pub(super) use signs::Signs;
pub(super) use sparkle::Glint;

/// The field. Whoever does not see the picture finds all of it in the names of the buttons.
pub(super) fn field(board: Board) -> AnyView {
    view! {
        <div class="tactics-field-box">
            <div class="tactics-field">{screen::screen(board)} {tiles::tiles(board)}</div>
        </div>
    }
    .into_any()
}
