//! What the arcade has to say, read aloud by screen readers as well.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::art::{Art, Icon};
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// Something to say.
#[derive(Clone)]
pub struct Notice {
    number: u64,
    /// How urgent it is.
    pub weight: Weight,
    /// The words.
    pub text: String,
    /// What can be done about it.
    pub offer: Option<Offer>,
}

/// Something that can be done about what was said, for as long as that stands there.
#[derive(Clone, Copy)]
pub struct Offer {
    /// What the button says.
    pub words: &'static str,
    /// What it does.
    pub accept: Callback<()>,
}

/// How urgent a notice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Good to know; goes away by itself.
    News,
    /// Something is wrong; stays until it is closed.
    Warning,
}

/// The notices on the screen.
#[derive(Clone, Copy)]
pub struct Notices {
    list: RwSignal<Vec<Notice>>,
    /// Said to screen readers only.
    spoken: RwSignal<String>,
    count: StoredValue<u64>,
}

/// How long news stays.
const NEWS_STAYS: Duration = Duration::from_secs(6);

impl Notices {
    pub(crate) fn new() -> Self {
        Self {
            list: RwSignal::new(Vec::new()),
            spoken: RwSignal::new(String::new()),
            count: StoredValue::new(0),
        }
    }

    /// Says something that is good to know.
    pub fn say(&self, text: impl Into<String>) {
        self.pass(text.into(), None, NEWS_STAYS);
    }

    /// Says something that something can be done about for a while, and puts the focus there: what was
    /// pressed before may be gone.
    pub fn offer(&self, text: impl Into<String>, offer: Offer, stays: Duration) {
        self.pass(text.into(), Some(offer), stays);
        request_animation_frame(|| {
            let button = document().query_selector(".toasts > :last-child > .notice-offer").ok().flatten();
            if let Some(button) = button {
                drop(button.unchecked_into::<HtmlElement>().focus());
            }
        });
    }

    /// Says something that goes away by itself.
    fn pass(self, text: String, offer: Option<Offer>, stays: Duration) {
        let number = self.add(Weight::News, text, offer);
        set_timeout(move || self.close(number), stays);
    }

    /// Says that something is wrong. The same warning is not said twice.
    pub fn warn(&self, text: impl Into<String>) {
        let text = text.into();
        if !self.list.with_untracked(|list| list.iter().any(|notice| notice.text == text)) {
            self.add(Weight::Warning, text, None);
        }
    }

    /// Says something to those who listen to the page instead of looking at it.
    pub fn speak(&self, text: impl Into<String>) {
        self.spoken.set(text.into());
    }

    fn add(self, weight: Weight, text: String, offer: Option<Offer>) -> u64 {
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        self.list.update(|list| list.push(Notice { number, weight, text, offer }));
        number
    }

    fn close(self, number: u64) {
        // The page may be gone by the time that news would go away.
        let _ = self.list.try_update(|list| list.retain(|notice| notice.number != number));
    }
}

/// Shows the notices. They stand in the head of the page, where they cover nothing that can be pressed.
#[component]
pub fn NoticeBoard(
    /// What there is to say.
    notices: Notices,
) -> impl IntoView {
    let list = move || notices.list.get();
    view! {
        <div class="toasts" role="status" aria-live="polite">
            <For each=list key=|notice| notice.number let:notice>{notices.view(notice)}</For>
        </div>
        <p class="sr-only" aria-live="polite" aria-atomic="true">{live(move || notices.spoken.get())}</p>
    }
}

impl Notices {
    fn view(self, Notice { number, weight, text, offer }: Notice) -> AnyView {
        let close = move || self.close(number);
        let offer = offer.map(|Offer { words, accept }| {
            let take = move |_| {
                close();
                accept.run(());
            };
            view! { <button class="button notice-offer" on:click=take><Icon sprite=Art::Undo/>{words}</button> }
        });
        let label = Desk::get().words().close_notice;
        view! {
            <div class="notice" class:notice-warning=weight == Weight::Warning>
                <p>{text}</p>
                {offer}
                <button class="button button-quiet button-icon" aria-label=label on:click=move |_| close()>"×"</button>
            </div>
        }
        .into_any()
    }
}
