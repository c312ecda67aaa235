//! Deleting a record: asked before, and taken back for a while after.

use std::time::Duration;

use leptos::prelude::*;
use stage::Answer;

use crate::art::{Art, Icon};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::notice::Offer;
use crate::storage::{BrowserShelf, Shelf};

/// How long a deletion can be taken back.
const REGRET: Duration = Duration::from_secs(12);

/// The question.
#[derive(Clone, Copy)]
pub(super) struct Deletion {
    desk: Desk,
    changes: RwSignal<u32>,
    asked: RwSignal<Option<(String, String)>>,
    dialog: NodeRef<leptos::html::Dialog>,
}

impl Deletion {
    pub(super) fn new(desk: Desk, changes: RwSignal<u32>) -> Self {
        Self { desk, changes, asked: RwSignal::new(None), dialog: NodeRef::new() }
    }

    /// Asks whether what is kept under a key is to go.
    pub(super) fn ask(self, key: String, told: String) {
        self.asked.set(Some((key, told)));
        if let Some(dialog) = self.dialog.get_untracked() {
            // It is open already only if the question already stands.
            drop(dialog.show_modal());
        }
    }

    /// The question.
    pub(super) fn view(self) -> AnyView {
        let words = &self.desk.words().pages;
        let told = live(move || self.asked.get().map(|(_, told)| told));
        let is_first = |answer| answer == Answer::SAFEST;
        view! {
            <dialog class="dialog" node_ref=self.dialog aria-labelledby="deletion">
                <h2 id="deletion" class="dialog-title">{words.delete_title}</h2>
                <p class="mono">{told}</p>
                <p>{words.delete_about}</p>
                <div class="dialog-actions">
                    <button class="button" autofocus=is_first(Answer::No) on:click=move |_| self.close()>{words.keep}</button>
                    <button class="button button-danger" autofocus=is_first(Answer::Yes) on:click=move |_| self.delete()><Icon sprite=Art::Bin/>{words.delete}</button>
                </div>
            </dialog>
        }
        .into_any()
    }

    fn close(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            dialog.close();
        }
    }

    fn delete(self) {
        self.close();
        let Some((key, _)) = self.asked.get_untracked() else { return };
        let Some(text) = BrowserShelf.read(&key) else { return };
        BrowserShelf.remove(&key);
        self.changes.update(|changes| *changes += 1);
        let words = self.desk.words().pages;
        let accept = Callback::new(move |()| self.take_back(&key, &text));
        self.desk.notices.offer(words.deleted, Offer { words: words.take_back, accept }, REGRET);
    }

    fn take_back(self, key: &str, text: &str) {
        if let Err(error) = BrowserShelf.write(key, text) {
            self.desk.warn(&error.into());
        }
        // The page may have been left by then.
        let _ = self.changes.try_update(|changes| *changes += 1);
    }
}
