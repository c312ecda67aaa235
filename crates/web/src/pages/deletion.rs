//! Deleting a record: asked before, and taken back for a while after.

use std::time::Duration;

use leptos::prelude::*;
use stage::Answer;

use crate::art::{Art, Icon};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::storage::{BrowserShelf, Shelf};

/// How long a deletion can be taken back.
const REGRET: Duration = Duration::from_secs(12);

/// The question, and what was deleted last.
#[derive(Clone, Copy)]
pub(super) struct Deletion {
    desk: Desk,
    changes: RwSignal<u32>,
    asked: RwSignal<Option<(String, String)>>,
    deleted: RwSignal<Option<(String, String)>>,
    dialog: NodeRef<leptos::html::Dialog>,
    way_back: NodeRef<leptos::html::Button>,
}

impl Deletion {
    pub(super) fn new(desk: Desk, changes: RwSignal<u32>) -> Self {
        Self {
            desk,
            changes,
            asked: RwSignal::new(None),
            deleted: RwSignal::new(None),
            dialog: NodeRef::new(),
            way_back: NodeRef::new(),
        }
    }

    /// Asks whether what is kept under a key is to go.
    pub(super) fn ask(self, key: String, told: String) {
        self.asked.set(Some((key, told)));
        if let Some(dialog) = self.dialog.get_untracked() {
            // It is open already only if the question already stands.
            drop(dialog.show_modal());
        }
    }

    /// The question and the way back.
    pub(super) fn view(self) -> AnyView {
        let words = &self.desk.words().pages;
        let told = live(move || self.asked.get().map(|(_, told)| told));
        let undo = live(move || {
            self.deleted.get().map(|_| {
                view! {
                    <div class="notice undo">
                        <Icon sprite=Art::Bin/>
                        <p class="grow">{words.deleted}</p>
                        <button class="button" node_ref=self.way_back on:click=move |_| self.take_back()><Icon sprite=Art::Undo/>{words.take_back}</button>
                    </div>
                }
            })
        });
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
            <div role="status">{undo}</div>
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
        self.deleted.set(Some((key.clone(), text)));
        self.changes.update(|changes| *changes += 1);
        set_timeout(move || self.forget(&key), REGRET);
        // The button that was pressed is gone; whoever uses the keyboard goes on from the way back.
        request_animation_frame(move || {
            if let Some(button) = self.way_back.try_get_untracked().flatten() {
                drop(button.focus());
            }
        });
    }

    fn take_back(self) {
        let Some((key, text)) = self.deleted.get_untracked() else { return };
        match BrowserShelf.write(&key, &text) {
            Ok(()) => self.deleted.set(None),
            Err(error) => self.desk.warn(&error.into()),
        }
        self.changes.update(|changes| *changes += 1);
    }

    /// The page may be gone by then, and another record deleted since.
    fn forget(self, key: &str) {
        let _ = self.deleted.try_update(|deleted| {
            if deleted.as_ref().is_some_and(|(last, _)| last == key) {
                *deleted = None;
            }
        });
    }
}
