//! What the arcade has to say, read aloud by screen readers as well.

use leptos::prelude::*;

use crate::shell::desk::Desk;
use crate::shell::live::live;

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    number: u64,
    /// How urgent it is.
    pub weight: Weight,
    /// The words.
    pub text: String,
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
const NEWS_STAYS: std::time::Duration = std::time::Duration::from_secs(6);

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
        let number = self.add(Weight::News, text.into());
        let notices = *self;
        set_timeout(move || notices.close(number), NEWS_STAYS);
    }

    /// Says that something is wrong. The same warning is not said twice.
    pub fn warn(&self, text: impl Into<String>) {
        let text = text.into();
        if !self.list.with_untracked(|list| list.iter().any(|notice| notice.text == text)) {
            self.add(Weight::Warning, text);
        }
    }

    /// Says something to those who listen to the page instead of looking at it.
    pub fn speak(&self, text: impl Into<String>) {
        self.spoken.set(text.into());
    }

    fn add(self, weight: Weight, text: String) -> u64 {
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        self.list.update(|list| list.push(Notice { number, weight, text }));
        number
    }

    fn close(self, number: u64) {
        // The page may be gone by the time that news would go away.
        let _ = self.list.try_update(|list| list.retain(|notice| notice.number != number));
    }
}

/// Shows the notices.
#[component]
pub fn NoticeBoard(
    /// What there is to say.
    notices: Notices,
) -> impl IntoView {
    let list = move || notices.list.get();
    let close = Desk::get().words().close_notice;
    view! {
        <div class="toasts" role="status" aria-live="polite">
            <For each=list key=|notice| notice.number let:notice>
                <div class="notice" class:notice-warning=notice.weight == Weight::Warning>
                    <p>{notice.text.clone()}</p>
                    <button class="button button-quiet button-icon" aria-label=close on:click=move |_| notices.close(notice.number)>
                        "×"
                    </button>
                </div>
            </For>
        </div>
        <p class="sr-only" aria-live="polite" aria-atomic="true">{live(move || notices.spoken.get())}</p>
    }
}
