//! Files out of and into the browser.

use std::time::Duration;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, Url};

/// By then every browser has begun to save.
const UNTIL_SAVED: Duration = Duration::from_secs(30);

/// Offers bytes as a file to save.
///
/// # Errors
/// When the browser does not let it, in words.
pub fn offer(name: &str, bytes: &[u8]) -> Result<(), String> {
    save(name, bytes).map_err(|error| format!("The browser does not save the file: {}.", words(&error)))
}

fn save(name: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Some browsers still read from the address after the click.
    set_timeout(move || drop(Url::revoke_object_url(&address)), UNTIL_SAVED);
    Ok(())
}

/// The bytes of a file that was chosen.
///
/// # Errors
/// When it cannot be read, in words.
pub async fn read(file: File) -> Result<Vec<u8>, String> {
    let buffer = JsFuture::from(file.array_buffer()).await;
    let buffer = buffer.map_err(|error| format!("The file cannot be read: {}.", words(&error)))?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Puts a text where it can be pasted from.
///
/// # Errors
/// When the browser does not let it, in words.
pub async fn copy(text: &str) -> Result<(), String> {
    let navigator = window().navigator();
    // Pages that came without encryption have none.
    if !js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false) {
        return Err("The browser lets only pages that came encrypted copy; save the file instead.".to_owned());
    }
    let clipboard = navigator.clipboard();
    let copied = JsFuture::from(clipboard.write_text(text)).await;
    copied.map(drop).map_err(|error| format!("The browser does not let the page copy: {}.", words(&error)))
}

fn words(error: &JsValue) -> String {
    error
        .dyn_ref::<js_sys::Error>()
        .map_or_else(|| "no reason given".to_owned(), |error| error.message().into())
}
