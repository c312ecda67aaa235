//! The focus of the page follows the cursor of the hand, so that a screen reader says where it
//! is and Enter does the same whether the page or the button hears it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// Whether what has the focus is brought into view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scroll {
    /// All of the board is to be seen anyway.
    Stays,
    /// It may be farther down in a list.
    Follows,
}

/// Moves the focus to the first of some selectors that finds something on the board, unless the
/// player has put it on something that it is not to be moved away from. Where there is no board,
/// the run is over, and whoever listens hears how.
pub(crate) fn move_focus(board: &str, movable: &str, wanted: &[&str], scroll: Scroll) {
    let active = document().active_element();
    let Ok(Some(board)) = document().query_selector(board) else {
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
            || (board.contains(Some(active)) && active.matches(movable).unwrap_or_default())
    });
    if !is_free {
        return;
    }
    let target: Option<Element> =
        wanted.iter().find_map(|selector| board.query_selector(selector).ok().flatten());
    if let Some(target) = target.filter(|target| active.as_ref() != Some(target)) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(scroll == Scroll::Stays);
        drop(target.unchecked_into::<HtmlElement>().focus_with_options(&options));
    }
}

/// Does something to the focus as soon as the page shows what has just changed: before the next key, which then presses
/// what is marked by now and not what was marked before, and once more with the next frame, when all else is there too.
pub(crate) fn once_shown(act: impl Fn() + Clone + 'static) {
    queue_microtask(act.clone());
    request_animation_frame(act);
}

/// Lets whatever has the focus in a part of the page go, so that Enter is for the table again.
pub(crate) fn let_go(part: &str) {
    let active = document().active_element();
    let inside = active.filter(|active| active.closest(part).ok().flatten().is_some());
    if let Some(active) = inside {
        drop(active.unchecked_into::<HtmlElement>().blur());
    }
}

/// Whether fingers play here, to whom keys say nothing.
pub(crate) fn is_touched() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.get_attribute("data-touch").as_deref() == Some("on"))
}
