//! Settings as the style sheets see them: attributes of the root element.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::{Motion, Settings};

/// Writes the settings onto the root element.
pub fn apply(settings: &Settings, system_prefers_reduced: bool) {
    let motion = match settings.motion {
        Motion::Reduced => Motion::Reduced,
        Motion::System if system_prefers_reduced => Motion::Reduced,
        Motion::System | Motion::Full => Motion::Full,
    };
    let Some(root) = document().document_element() else { return };
    for (name, value) in [
        ("data-theme", settings.theme.name()),
        ("data-motion", motion.name()),
        ("data-text-size", settings.text_size.name()),
        ("data-numbers", settings.numbers.name()),
        ("data-touch", settings.touch.name()),
    ] {
        root.set_attribute(name, value).expect("the names of attributes are good");
    }
}

/// Whether the system asks for less motion now.
pub fn prefers_reduced_motion() -> bool {
    query().is_some_and(|query| query.matches())
}

/// Tells whenever the system changes its mind.
pub fn follow_system(prefers_reduced: RwSignal<bool>) {
    let Some(query) = query() else { return };
    let told = Closure::<dyn FnMut()>::new(move || prefers_reduced.set(prefers_reduced_motion()));
    // The arcade listens for as long as the page is open.
    drop(query.add_event_listener_with_callback("change", told.into_js_value().unchecked_ref()));
}

fn query() -> Option<web_sys::MediaQueryList> {
    window().match_media("(prefers-reduced-motion: reduce)").ok().flatten()
}
