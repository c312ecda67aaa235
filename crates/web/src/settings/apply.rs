//! Settings as style sheets and screen readers see them: attributes of the root element.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::{Motion, Settings, Touch};
use crate::words::Words;

/// Writes the settings onto the root element. What follows the system is written as what the
/// system says, so that style sheets have one thing to ask.
pub fn apply(settings: &Settings, motion: Motion) {
    let touch = match settings.touch {
        Touch::Auto if has_coarse_pointer() => Touch::On,
        Touch::Auto => Touch::Off,
        chosen => chosen,
    };
    let Some(root) = document().document_element() else { return };
    for (name, value) in [
        ("data-theme", settings.theme.name()),
        ("data-motion", motion.name()),
        ("data-text-size", settings.text_size.name()),
        ("data-numbers", settings.numbers.name()),
        ("data-touch", touch.name()),
        ("lang", Words::of(settings.language).locale),
    ] {
        root.set_attribute(name, value).expect("the names of attributes are good");
    }
}

const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";
const COARSE_POINTER: &str = "(pointer: coarse)";

/// Whether the system asks for less motion now.
pub fn prefers_reduced_motion() -> bool {
    query(REDUCED_MOTION).is_some_and(|query| query.matches())
}

/// Whether fingers point here, rather than a mouse.
fn has_coarse_pointer() -> bool {
    query(COARSE_POINTER).is_some_and(|query| query.matches())
}

/// Tells whenever the system changes its mind, about motion or about what points.
pub fn follow_system(prefers_reduced: RwSignal<bool>) {
    for query in [REDUCED_MOTION, COARSE_POINTER].into_iter().filter_map(query) {
        let told = Closure::<dyn FnMut()>::new(move || prefers_reduced.set(prefers_reduced_motion()));
        // The arcade listens for as long as the page is open.
        drop(query.add_event_listener_with_callback("change", told.into_js_value().unchecked_ref()));
    }
}

fn query(words: &str) -> Option<web_sys::MediaQueryList> {
    window().match_media(words).ok().flatten()
}
