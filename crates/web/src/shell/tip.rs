//! A word that says more about itself when it is pointed at, focused or tapped.

use leptos::ev;
use leptos::prelude::*;
use web_sys::PointerEvent;

use crate::shell::live::live;

/// What is seen all the time, and what it says about itself when somebody asks.
///
/// What it says stands over the nearest box of class `tip-room`, so that it is never wider than
/// the page. Escape takes it away, and does nothing else while it is there.
pub(crate) fn tip(
    id: String,
    word: impl IntoView + 'static,
    about: impl Fn() -> String + Send + 'static,
) -> AnyView {
    tip_of(id, word.into_any(), live(about))
}

/// The same for whatever is seen and said, so that its code is there only once.
fn tip_of(id: String, word: AnyView, about: AnyView) -> AnyView {
    let is_open = RwSignal::new(false);
    let is_mouse = |event: &PointerEvent| event.pointer_type() == "mouse";
    let enter = move |event: PointerEvent| {
        if is_mouse(&event) {
            is_open.set(true);
        }
    };
    let leave = move |event: PointerEvent| {
        if is_mouse(&event) {
            is_open.set(false);
        }
    };
    let dismiss = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && is_open.get_untracked() {
            event.prevent_default();
            is_open.set(false);
        }
    };
    view! {
        <span class="tip" class:tip-open=is_open on:pointerenter=enter on:pointerleave=leave>
            <button
                class="tip-word"
                type="button"
                aria-describedby=id.clone()
                on:click=move |_| is_open.set(true)
                on:focus=move |_| is_open.set(true)
                on:blur=move |_| is_open.set(false)
                on:keydown=dismiss
            >
                {word}
            </button>
            <span class="tip-about" role="tooltip" id=id>{about}</span>
        </span>
    }
    .into_any()
}
