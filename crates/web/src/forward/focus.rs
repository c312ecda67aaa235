//! The focus of the page follows the cursor of the hand, so that a screen reader says where it
//! is and Enter does the same whether the page or the button hears it.

use leptos::prelude::*;
use stage::forward::Mode;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use super::board::Board;

/// Follows the cursor from the first change on.
pub(super) fn follow(board: Board) {
    Effect::new(move |known: Option<()>| {
        board.moment.track();
        let is_showing = board.still().is_some();
        let hand = board.hand.get();
        if known.is_none() || is_showing {
            return;
        }
        let mode = hand.map_or(Mode::Free, |hand| hand.mode);
        request_animation_frame(move || move_focus(mode));
    });
}

fn move_focus(mode: Mode) {
    let active = document().active_element();
    let Ok(Some(table)) = document().query_selector(".fw-board") else {
        // The run is over: whoever listens hears how.
        let is_nowhere = active.is_none_or(|active| active.tag_name() == "BODY");
        let title = document().query_selector(".end-title").ok().flatten().filter(|_| is_nowhere);
        if let Some(title) = title {
            drop(title.unchecked_into::<HtmlElement>().focus());
        }
        return;
    };
    let is_free = active.as_ref().is_none_or(|active| {
        active.tag_name() == "BODY"
            || active.id() == "page"
            || (table.contains(Some(active)) && active.id() != "table-log")
    });
    if !is_free {
        return;
    }
    // While cards are marked, Enter goes on with the marks, as the button says.
    let confirm = table.query_selector("[data-confirm]").ok().flatten();
    let cursor = table.query_selector("[data-cursor]").ok().flatten();
    let target: Option<Element> = confirm.or(cursor.filter(|_| mode != Mode::Peeking));
    if let Some(target) = target.filter(|target| active.as_ref() != Some(target)) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        drop(target.unchecked_into::<HtmlElement>().focus_with_options(&options));
    }
}
