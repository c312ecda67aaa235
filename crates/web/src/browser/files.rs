//! Files out of and into the browser.

use std::time::Duration;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, Url};

use crate::fault::Fault;

/// By then every browser has begun to save.
const UNTIL_SAVED: Duration = Duration::from_secs(30);

/// Offers bytes as a file to save.
///
/// # Errors
/// When the browser does not let it.
pub fn offer(name: &str, bytes: &[u8]) -> Result<(), Fault> {
    save(name, bytes).map_err(|error| Fault::NotSaved(reason(&error)))
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
/// When it cannot be read.
pub async fn read(file: File) -> Result<Vec<u8>, Fault> {
    let buffer = JsFuture::from(file.array_buffer()).await;
    let buffer = buffer.map_err(|error| Fault::NotRead(reason(&error)))?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Puts a text where it can be pasted from.
///
/// # Errors
/// When the browser does not let it.
pub async fn copy(text: &str) -> Result<(), Fault> {
    let navigator = window().navigator();
    // Pages that came without encryption have none.
    if !js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false) {
        return Err(Fault::CopyForbidden);
    }
    let clipboard = navigator.clipboard();
    let copied = JsFuture::from(clipboard.write_text(text)).await;
    copied.map(drop).map_err(|error| Fault::NotCopied(reason(&error)))
}

/// The browser's own words.
fn reason(error: &JsValue) -> String {
    let said = error.dyn_ref::<js_sys::Error>().map(|error| error.message().into());
    said.unwrap_or_else(|| "…".to_owned())
}
