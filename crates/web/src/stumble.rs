//! When the arcade itself has a mistake: it says so, and what has become of the run.

use std::panic;

use wasm_bindgen::JsValue;
use web_sys::console;

/// The name of the notice, so that there is only one.
const ID: &str = "stumble";
const WORDS: &str = "The arcade has stumbled over a mistake of its own and cannot go on. Every command \
                     that was played is saved; load the page again to continue.";

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
    notice.set_class_name("notice notice-bad stumble");
    notice.set_attribute("role", "alert").ok()?;
    notice.set_text_content(Some(WORDS));
    document.body()?.prepend_with_node_1(&notice).ok()
}
