//! What stands in front of a table: questions, the keys, the whole log.

use leptos::html;
use leptos::prelude::*;
use stage::Answer;
use stage::keys::Client;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement, HtmlElement};

use super::Archived;
use super::surroundings::{Panel, Surroundings};
use crate::keys::Place;
use crate::shell::live::live;

/// The question before something that cannot be taken back, and whatever is read in front of
/// the table. The archive is asked for when it is opened: on the page itself is only the last of it.
pub(crate) fn dialogs(surroundings: Surroundings, archive: Callback<(), Vec<Archived>>) -> AnyView {
    view! { {question(surroundings)} {panel(surroundings, archive)} }.into_any()
}

fn question(surroundings: Surroundings) -> AnyView {
    let inside = move || {
        let question = surroundings.asking.get()?;
        let close = move |_| surroundings.asking.set(None);
        let first = |answer| (answer == Answer::SAFEST).then_some("true");
        Some(view! {
            <h2 class="dialog-title" id="table-question-title">{question.title}</h2>
            <p>{question.body}</p>
            <div class="dialog-actions">
                <button class="button button-danger" data-first=first(Answer::Yes) on:click=move |_| surroundings.answer_yes()>{question.yes}</button>
                <button class="button button-primary" data-first=first(Answer::No) on:click=close>{question.no}</button>
            </div>
        })
    };
    let is_open = Signal::derive(move || surroundings.asking.with(Option::is_some));
    let close = Callback::new(move |()| surroundings.asking.set(None));
    modal(is_open, "table-question-title", close, live(inside))
}

/// The keys of this page, or all that has happened.
fn panel(surroundings: Surroundings, archive: Callback<(), Vec<Archived>>) -> AnyView {
    let words = surroundings.words();
    let inside = move || {
        surroundings.panel.get().map(|panel| {
            let (title, inside) = match panel {
                Panel::Keys => (words.keys, keys(surroundings)),
                Panel::Log => (words.log, log(archive.run(()))),
            };
            // Keys are read from their beginning, the log from its end.
            let is_keys = panel == Panel::Keys;
            view! {
                <h2 class="dialog-title" id="table-panel-title" tabindex="-1" data-first=is_keys.then_some("true")>{title}</h2>
                {inside}
                <div class="dialog-actions">
                    <a class="button" href=surroundings.codex().href()>{surroundings.desk.words().codex}</a>
                    <button class="button button-primary" data-first=(!is_keys).then_some("true") on:click=move |_| surroundings.panel.set(None)>{words.close}</button>
                </div>
            }
        })
    };
    let is_open = Signal::derive(move || surroundings.panel.with(Option::is_some));
    let close = Callback::new(move |()| surroundings.panel.set(None));
    modal(is_open, "table-panel-title", close, live(inside))
}

fn keys(surroundings: Surroundings) -> AnyView {
    let words = surroundings.words();
    let desk = surroundings.desk;
    let keys = Client::Browser
        .bindings()
        .filter(|binding| binding.place != Place::Replay && binding.place.meets(surroundings.place))
        .map(|binding| {
            let chords = desk.settings.with(|settings| settings.keys.chords(binding.action));
            let names = chords.iter().map(|chord| view! { <kbd>{chord.name(desk.words())}</kbd>" " });
            let names = names.collect_view();
            view! { <tr><td class="table-help-keys">{names}</td><td>{binding.words}</td></tr> }
        })
        .collect_view();
    view! {
        <p class="quiet small">{words.keys_about}</p>
        <table class="table table-help">
            <thead><tr><th scope="col">{words.key}</th><th scope="col">{words.what_it_does}</th></tr></thead>
            <tbody>{keys}</tbody>
        </table>
    }
    .into_any()
}

/// All lines, each with when it happened unless that is the same as before.
fn log(archive: Vec<Archived>) -> AnyView {
    let mut before = String::new();
    let lines = archive.into_iter().map(|Archived { when, entry }| {
        let told = (when != before).then(|| view! { <span class="table-when">{when.clone()}</span> });
        before = when;
        view! { <li class=format!("table-line tone-{}", entry.tone.name())>{told}{entry.text}</li> }
    });
    view! { <ol class="table-archive" role="list">{lines.collect_view()}</ol> }.into_any()
}

/// A dialog that holds the focus while it is open.
fn modal(is_open: Signal<bool>, title: &'static str, close: Callback<()>, inside: AnyView) -> AnyView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let is_open = is_open.get();
        // What is in it has to be there before it can have the focus.
        request_animation_frame(move || {
            let Some(dialog) = dialog.try_get_untracked().flatten() else { return };
            if is_open && !dialog.open() {
                // Fails only for a dialog that is not on the page.
                drop(dialog.show_modal());
                focus_first(&dialog);
            } else if !is_open && dialog.open() {
                dialog.close();
            }
        });
    });
    // The table is told before the dialog goes, so that a key right after it is the table's.
    let cancelled = move |event: Event| {
        event.prevent_default();
        close.run(());
    };
    view! {
        <dialog
            class="dialog"
            node_ref=dialog
            aria-labelledby=title
            on:cancel=cancelled
            on:close=move |_| close.run(())
        >
            {inside}
        </dialog>
    }
    .into_any()
}

fn focus_first(dialog: &HtmlDialogElement) {
    if let Ok(Some(first)) = dialog.query_selector("[data-first]") {
        drop(first.unchecked_into::<HtmlElement>().focus());
    }
}
