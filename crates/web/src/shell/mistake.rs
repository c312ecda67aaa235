//! When the arcade itself has a mistake: it says so, and what has become of the run.

use std::panic;

use wasm_bindgen::JsValue;
use web_sys::console;

use crate::words::Words;

/// The name of the notice, so that there is only one.
const ID: &str = "mistake";

/// From now on a mistake is told to the player and written to the console.
pub(crate) fn watch() {
    panic::set_hook(Box::new(|mistake| {
        console::error_1(&JsValue::from_str(&mistake.to_string()));
        // Where even this fails, the console has it.
        let _ = tell();
    }));
}

/// Puts the words on the page without any of the machinery that may have failed.
fn tell() -> Option<()> {
    let document = web_sys::window()?.document()?;
    if document.get_element_by_id(ID).is_some() {
        return None;
    }
    let notice = document.create_element("p").ok()?;
    notice.set_id(ID);
    notice.set_class_name("notice notice-bad mistake");
    notice.set_attribute("role", "alert").ok()?;
    // The page says its language itself, whatever has become of the settings.
    let locale = document.document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    notice.set_text_content(Some(Words::of_locale(&locale).mistake));
    document.body()?.prepend_with_node_1(&notice).ok()
}
