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
        let marks = hand.is_some_and(|hand| hand.mode == Mode::Peeking);
        request_animation_frame(move || move_focus(marks));
    });
}

fn move_focus(is_marking: bool) {
    let Ok(Some(table)) = document().query_selector(".fw-board") else { return };
    let active = document().active_element();
    let is_free = active.as_ref().is_none_or(|active| {
        active.tag_name() == "BODY"
            || active.id() == "page"
            || (table.contains(Some(active)) && active.id() != "fw-log")
    });
    if !is_free {
        return;
    }
    // While cards are marked, Enter goes on with the marks, as the button says.
    let confirm = table.query_selector("[data-confirm]").ok().flatten();
    let cursor = table.query_selector("[data-cursor]").ok().flatten();
    let target: Option<Element> = confirm.or(cursor.filter(|_| !is_marking));
    if let Some(target) = target.filter(|target| active.as_ref() != Some(target)) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        drop(target.unchecked_into::<HtmlElement>().focus_with_options(&options));
    }
}
