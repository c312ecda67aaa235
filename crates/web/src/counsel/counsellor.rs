//! The other side: the module in a worker.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::adviser::Advisers;
use super::message::{Ask, from_bytes, to_bytes};
use crate::games;

/// Answers questions for as long as the worker lives. Says so with an empty message: what is
/// sent before the module is there would be lost.
pub(crate) fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let advisers = Rc::new(RefCell::new(Advisers::default()));
    let answering = scope.clone();
    let asked = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
        let (advisers, answering) = (Rc::clone(&advisers), answering.clone());
        spawn_local(async move {
            // Who asks what cannot be read, as a page of another day might, hears the same: silence
            // would be waited for. So does who asks about a game that did not come.
            let reply = match from_bytes::<Ask>(&bytes) {
                Some(ask) if fetched(&ask).await => to_bytes(&advisers.borrow_mut().think(&ask)),
                _ => vec![u8::MAX],
            };
            say(&answering, &reply);
        });
    });
    scope.set_onmessage(Some(asked.into_js_value().unchecked_ref()));
    say(&scope, &[]);
}

/// Makes sure that the games of a question are here, as far as they exist.
async fn fetched(ask: &Ask) -> bool {
    for marquee in ask.games().into_iter().filter_map(|game| games::marquee(&game).ok()) {
        if marquee.open().await.is_err() {
            return false;
        }
    }
    true
}

fn say(scope: &DedicatedWorkerGlobalScope, bytes: &[u8]) {
    // A page that is gone needs no answer.
    drop(scope.post_message(&Uint8Array::from(bytes)));
}
