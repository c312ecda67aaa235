//! The other side: the module in a worker.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::adviser::Advisers;
use super::message::{from_bytes, to_bytes};

/// Answers questions for as long as the worker lives. Says so with an empty message: what is
/// sent before the module is there would be lost.
pub(crate) fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let mut advisers = Advisers::default();
    let answering = scope.clone();
    let asked = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
        // Who asks what cannot be read, as a page of another day might, hears the same: silence
        // would be waited for.
        let reply = from_bytes(&bytes).map_or_else(|| vec![u8::MAX], |ask| to_bytes(&advisers.think(&ask)));
        say(&answering, &reply);
    });
    scope.set_onmessage(Some(asked.into_js_value().unchecked_ref()));
    say(&scope, &[]);
}

fn say(scope: &DedicatedWorkerGlobalScope, bytes: &[u8]) {
    // A page that is gone needs no answer.
    drop(scope.post_message(&Uint8Array::from(bytes)));
}
