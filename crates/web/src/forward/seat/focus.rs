//! The focus of the page follows the cursor of the hand.

use leptos::prelude::*;
use stage::forward::Mode;

use crate::forward::seat::board::Board;
use crate::table::{Scroll, move_focus, once_shown};

/// Follows the cursor from the first change on.
pub(in crate::forward) fn follow(board: Board) {
    Effect::new(move |known: Option<()>| {
        board.moment.track();
        let is_showing = board.still().is_some();
        let hand = board.hand.get();
        if known.is_none() || is_showing {
            return;
        }
        // While cards are marked, Enter goes on with the marks, as the button says.
        let is_peeking = hand.is_some_and(|hand| hand.mode == Mode::Peeking);
        let wanted: &[&str] =
            if is_peeking { &["[data-confirm]"] } else { &["[data-confirm]", "[data-cursor]"] };
        once_shown(move || {
            move_focus(".forward-board", ":not(#table-log)", wanted, Scroll::Stays);
        });
    });
}
