//! Long work in pieces.

use std::time::Duration;

use js_sys::Promise;
use leptos::prelude::set_timeout;
use stage::Millis;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use crate::browser::clock;

/// So long no key is heard while something is worked at.
const AT_ONCE: Millis = 10;

/// Somebody who works for long and lets the browser do what waits now and then.
pub(crate) struct Breath {
    due: Millis,
}

impl Breath {
    pub(crate) fn new() -> Self {
        Self { due: clock::elapsed() + AT_ONCE }
    }

    /// Whether it is time to.
    pub(crate) fn is_due(&self) -> bool {
        clock::elapsed() >= self.due
    }

    /// Breathes if it is time to.
    pub(crate) async fn when_due(&mut self) {
        if self.is_due() {
            breathe().await;
            *self = Self::new();
        }
    }
}

/// Lets the browser do what waits, such as hearing keys and painting, before the work goes on.
pub(crate) async fn breathe() {
    let later = Promise::new(&mut |resolve, _| {
        // A promise takes its answer whatever it is.
        set_timeout(move || drop(resolve.call0(&JsValue::UNDEFINED)), Duration::ZERO);
    });
    drop(JsFuture::from(later).await);
}
