//! The way of a key press to the page.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use super::{Action, Place, Stroke};
use crate::shell::desk::Desk;

/// What a page says to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It did something; the browser is not to do anything more with the key.
    Yes,
    /// It is none of its actions.
    No,
}

/// Lets a page hear the actions of keys in a place for as long as it is open.
pub fn listen(place: Place, hear: impl Fn(Action) -> Heard + 'static) {
    let desk = Desk::get();
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.repeat() && is_press(&event) {
            // Whoever leans on a key does not mean to choose again and again.
            event.prevent_default();
            return;
        }
        if event.default_prevented() || is_for_browser(&event) || is_for_element(&event) {
            return;
        }
        let (code, key) = (event.code(), event.key());
        let stroke = Stroke { code: &code, key: &key };
        let action = desk.settings.with_untracked(|settings| settings.keys.action(stroke, place));
        // Only the ways are gone on and on by whoever holds a key.
        let action = action.filter(|action| !event.repeat() || action.is_way());
        if action.is_some_and(|action| hear(action) == Heard::Yes) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Shortcuts of the browser and of assistive technology stay theirs.
fn is_for_browser(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing()
}

/// Whether the key presses what has the focus.
fn is_press(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "Enter" | " ")
}

/// Whether the element that has the focus wants the key for itself.
fn is_for_element(event: &KeyboardEvent) -> bool {
    let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return false;
    };
    let presses = is_press(event);
    match element.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => true,
        "INPUT" => {
            let kind = element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::type_).unwrap_or_default();
            match kind.as_str() {
                "checkbox" | "radio" | "button" => presses || event.key().starts_with("Arrow"),
                "range" => {
                    matches!(event.key().as_str(), "Home" | "End" | "PageUp" | "PageDown")
                        || event.key().starts_with("Arrow")
                }
                _ => true,
            }
        }
        "BUTTON" | "A" | "SUMMARY" => presses,
        _ => false,
    }
}
