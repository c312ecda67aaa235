//! Long work in pieces.

use std::time::Duration;

use js_sys::Promise;
use leptos::prelude::set_timeout;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Lets the browser do what waits, such as hearing keys and painting, before the work goes on.
pub(crate) async fn breathe() {
    let later = Promise::new(&mut |resolve, _| {
        // A promise takes its answer whatever it is.
        set_timeout(move || drop(resolve.call0(&JsValue::UNDEFINED)), Duration::ZERO);
    });
    drop(JsFuture::from(later).await);
}
