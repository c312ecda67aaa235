//! Where questions of the page go: to the counsellor, or, where there is none, to the page
//! itself a moment later.

use std::cell::RefCell;
use std::time::Duration;

use engine::{Digest, Game as _};
use js_sys::Uint8Array;
use leptos::prelude::{document, set_timeout};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlMetaElement, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::adviser::{Adviser, Advisers};
use super::inquiries::{Inquiries, Inquiry};
use super::message::{Ask, Reply, from_bytes, to_bytes};

/// Somebody who asks.
pub(crate) struct Client(u64);

impl Client {
    pub(crate) fn new() -> Self {
        OFFICE.with_borrow_mut(|office| {
            office.clients += 1;
            office.open();
            Self(office.clients)
        })
    }

    /// Asks the adviser of a game about a moment. Nothing is heard when there is no answer.
    pub(crate) fn ask_adviser<M: Adviser>(
        &self,
        moment: Digest,
        question: &M::Question,
        heard: impl FnOnce(M::Answer) + 'static,
    ) {
        let ask = Ask::Game { game: M::Game::NAME.to_owned(), question: to_bytes(question) };
        self.ask(moment, ask, move |reply| {
            if let Reply::Game(bytes) = reply
                && let Some(Some(answer)) = from_bytes(&bytes)
            {
                heard(answer);
            }
        });
    }

    /// Asks about a moment; older moments of this client are forgotten.
    pub(super) fn ask(&self, moment: Digest, ask: Ask, heard: impl FnOnce(Reply) + 'static) {
        let inquiry = Inquiry { client: self.0, moment, ask, heard: Some(Box::new(heard)) };
        OFFICE.with_borrow_mut(|office| {
            office.inquiries.add(inquiry);
            office.send();
        });
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // At the very end of the page the office may be closed before its clients have left.
        let _ = OFFICE.try_with(|office| office.borrow_mut().inquiries.forget_client(self.0));
    }
}

thread_local! {
    static OFFICE: RefCell<Office> = const {
        RefCell::new(Office { thinks: Thinks::Nobody, inquiries: Inquiries::new(), clients: 0 })
    };
}

struct Office {
    thinks: Thinks,
    inquiries: Inquiries<Ask, Reply>,
    clients: u64,
}

/// Who answers.
enum Thinks {
    /// Nobody has asked yet.
    Nobody,
    /// The counsellor, who is still on the way: what is sent now would be lost.
    Coming(Worker),
    /// The counsellor.
    Counsellor(Worker),
    /// The page itself.
    Page,
}

impl Office {
    fn open(&mut self) {
        if matches!(self.thinks, Thinks::Nobody) {
            self.thinks = hire().map_or(Thinks::Page, Thinks::Coming);
        }
    }

    fn send(&mut self) {
        match &self.thinks {
            Thinks::Nobody | Thinks::Coming(_) => {}
            Thinks::Counsellor(worker) => {
                let Some(ask) = self.inquiries.next() else { return };
                if worker.post_message(&Uint8Array::from(to_bytes(ask).as_slice())).is_err() {
                    self.dismiss();
                }
            }
            Thinks::Page => {
                if let Some(ask) = self.inquiries.next() {
                    let ask = ask.clone();
                    set_timeout(move || back(think_here(&ask)), A_MOMENT);
                }
            }
        }
    }

    /// The counsellor has come.
    fn welcome(&mut self) {
        if let Thinks::Coming(worker) = std::mem::replace(&mut self.thinks, Thinks::Page) {
            self.thinks = Thinks::Counsellor(worker);
        }
        self.send();
    }

    /// The counsellor has failed. What it was asked last, the page asks itself: whoever waits for
    /// the move of a bot would wait for ever.
    fn dismiss(&mut self) {
        // Who was sent away may fail once more, and the page is at work already.
        if let Thinks::Coming(worker) | Thinks::Counsellor(worker) =
            std::mem::replace(&mut self.thinks, Thinks::Page)
        {
            worker.terminate();
            self.inquiries.ask_again();
            self.send();
        }
    }
}

/// So that what the key has done is on the screen before the page thinks.
const A_MOMENT: Duration = Duration::from_millis(40);

fn think_here(ask: &Ask) -> Reply {
    thread_local! {
        static ADVISERS: RefCell<Advisers> = RefCell::default();
    }
    ADVISERS.with_borrow_mut(|advisers| advisers.think(ask))
}

/// An answer has come: whoever asked hears it, and the next question goes out.
fn back(reply: Reply) {
    // Whoever hears may ask again, so the office must be free.
    if let Some(heard) = OFFICE.with_borrow_mut(|office| office.inquiries.back()) {
        heard(reply);
    }
    OFFICE.with_borrow_mut(Office::send);
}

/// Sends for the counsellor, where the browser has workers and the page names the script.
fn hire() -> Option<Worker> {
    let named = document().query_selector("meta[name=worker]").ok().flatten()?;
    let script = named.dyn_into::<HtmlMetaElement>().ok()?.content();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script, &options).ok()?;
    let told = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| told(&event.data()));
    let failed = Closure::<dyn FnMut()>::new(|| OFFICE.with_borrow_mut(Office::dismiss));
    // Both listen for as long as the page is open.
    worker.set_onmessage(Some(told.into_js_value().unchecked_ref()));
    worker.set_onerror(Some(failed.into_js_value().unchecked_ref()));
    Some(worker)
}

fn told(data: &JsValue) {
    // What was on its way from a counsellor who was sent away would answer another question.
    if OFFICE.with_borrow(|office| matches!(office.thinks, Thinks::Page)) {
        return;
    }
    let bytes = data.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec);
    if bytes.as_ref().is_some_and(Vec::is_empty) {
        // The first word of the counsellor says only that it is there.
        OFFICE.with_borrow_mut(Office::welcome);
    } else if let Some(reply) = bytes.and_then(|bytes| from_bytes::<Reply>(&bytes)) {
        back(reply);
    } else {
        OFFICE.with_borrow_mut(Office::dismiss);
    }
}
