//! Waits for the key that an action is to have.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::keys::{Action, Stroke, about};
use crate::shell::desk::Desk;

/// An action that waits for a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    /// The action.
    pub(super) action: Action,
    /// What becomes of the keys that it has.
    pub(super) how: How,
}

/// What becomes of the keys that an action has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// The new key takes their place.
    Instead,
    /// The new key joins them.
    Besides,
}

/// Asks for a key whenever an action wants one.
#[component]
pub(super) fn Capture(wanted: RwSignal<Option<Wanted>>) -> impl IntoView {
    let desk = Desk::get();
    let words = desk.words().settings_page;
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if wanted.get().is_some() {
            // It can only be open already, and then it stays so.
            drop(dialog.show_modal());
        } else {
            dialog.close();
        }
    });
    let title = move || wanted.get().map(|Wanted { action, .. }| (words.press)(about(action)));
    let pressed = move |event: KeyboardEvent| {
        let Some(wish) = wanted.get_untracked() else { return };
        if is_for_dialog(&event) {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
        if event.key() != "Escape" {
            desk.notices.say(give(desk, wish, &event));
        }
        wanted.set(None);
    };
    view! {
        <dialog class="dialog" node_ref=dialog aria-labelledby="capture-title" on:keydown=pressed on:close=move |_| wanted.set(None)>
            <h2 class="dialog-title" id="capture-title" tabindex="-1" autofocus=true>{title}</h2>
            <p class="quiet">{words.press_about}</p>
            <div class="dialog-actions">
                <button class="button" on:click=move |_| wanted.set(None)>{words.cancel}</button>
            </div>
        </dialog>
    }
}

/// Keys that only change others, that move the focus, or that press the button.
fn is_for_dialog(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let on_button = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|element| element.tag_name() == "BUTTON");
    matches!(key.as_str(), "Shift" | "Control" | "Alt" | "AltGraph" | "Meta" | "CapsLock" | "Tab" | "Dead")
        || (on_button && matches!(key.as_str(), "Enter" | " "))
}

fn give(desk: Desk, wish: Wanted, event: &KeyboardEvent) -> String {
    let (code, key) = (event.code(), event.key());
    let stroke = Stroke { code: &code, key: &key };
    let mut robbed = Vec::new();
    desk.set(|settings| {
        robbed = match wish.how {
            How::Instead => settings.keys.bind(wish.action, stroke),
            How::Besides => settings.keys.add(wish.action, stroke),
        };
    });
    told(desk, wish.action, &robbed)
}

/// Which keys an action has now, and who has lost one.
pub(super) fn told(desk: Desk, action: Action, robbed: &[Action]) -> String {
    let words = desk.words().settings_page;
    let keys = |action| {
        let chords = desk.settings.with_untracked(|settings| settings.keys.chords(action));
        chords.iter().map(|chord| chord.name(desk.words())).collect::<Vec<_>>().join(", ")
    };
    let mut told = vec![(words.bound)(&keys(action), about(action))];
    for &other in robbed {
        let left = keys(other);
        told.push((words.lost)(about(other), Some(left.as_str()).filter(|left| !left.is_empty())));
    }
    told.join(" ")
}
