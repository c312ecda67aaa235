//! What stands in front of the table: questions, the keys, the whole log.

use leptos::html;
use leptos::prelude::*;

use super::play::{Panel, Play};
use crate::keys::{Action, Place};
use crate::live::live;

/// The question before something that cannot be taken back.
pub(super) fn question(play: Play) -> impl IntoView {
    let inside = move || {
        let (question, pending) = play.asking.get()?;
        let yes = move |_| {
            play.asking.set(None);
            play.answer_yes(pending);
        };
        Some(view! {
            <h2 class="dialog-title" id="fw-question-title">{question.title}</h2>
            <p>{question.body}</p>
            <div class="dialog-actions">
                <button class="button button-danger" on:click=yes>{question.yes}</button>
                <button class="button button-primary" data-first="true" on:click=move |_| play.asking.set(None)>{question.no}</button>
            </div>
        })
    };
    let is_open = Signal::derive(move || play.asking.with(Option::is_some));
    modal(is_open, "fw-question-title", move || play.asking.set(None), inside)
}

/// The keys of this page, or all that has happened.
pub(super) fn panel(play: Play) -> impl IntoView {
    let words = play.words();
    let inside = move || {
        play.panel.get().map(|panel| {
            let (title, inside) = match panel {
                Panel::Keys => (words.keys, keys(play).into_any()),
                Panel::Log => (words.log, log(play).into_any()),
            };
            // Keys are read from their beginning, the log from its end.
            let is_keys = panel == Panel::Keys;
            view! {
                <h2 class="dialog-title" id="fw-panel-title" tabindex="-1" data-first=is_keys.then_some("true")>{title}</h2>
                {inside}
                <div class="dialog-actions">
                    <a class="button" href=play.codex().href()>{play.desk.words().codex}</a>
                    <button class="button button-primary" data-first=(!is_keys).then_some("true") on:click=move |_| play.panel.set(None)>{words.close}</button>
                </div>
            }
        })
    };
    let is_open = Signal::derive(move || play.panel.with(Option::is_some));
    modal(is_open, "fw-panel-title", move || play.panel.set(None), inside)
}

fn keys(play: Play) -> impl IntoView {
    let words = play.words();
    let keys = Action::ALL
        .into_iter()
        .filter(|action| action.place() != Place::Watch)
        .map(|action| {
            let chords = play.desk.settings.with(|settings| settings.keys.chords(action));
            let names = chords.iter().map(|chord| view! { <kbd>{chord.name(play.desk.words())}</kbd>" " }).collect_view();
            view! { <tr><td class="fw-help-keys">{names}</td><td>{(play.desk.words().action)(action)}</td></tr> }
        })
        .collect_view();
    view! {
        <p class="quiet small">{words.keys_about}</p>
        <table class="table fw-help">
            <thead><tr><th scope="col">{words.key}</th><th scope="col">{words.what_it_does}</th></tr></thead>
            <tbody>{keys}</tbody>
        </table>
    }
}

fn log(play: Play) -> impl IntoView {
    let lines = play.board.log.get().last.into_iter();
    let lines =
        lines.map(|line| view! { <li class=format!("fw-line tone-{}", line.tone.name())>{line.text}</li> });
    view! { <ol role="list">{lines.collect_view()}</ol> }
}

/// A dialog that holds the focus while it is open.
fn modal<Inside: IntoView + 'static>(
    is_open: Signal<bool>,
    title: &'static str,
    close: impl Fn() + 'static,
    inside: impl Fn() -> Inside + Send + 'static,
) -> impl IntoView {
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
    view! {
        <dialog class="dialog" node_ref=dialog aria-labelledby=title on:close=move |_| close()>{live(inside)}</dialog>
    }
}

fn focus_first(dialog: &web_sys::HtmlDialogElement) {
    use wasm_bindgen::JsCast;
    if let Ok(Some(first)) = dialog.query_selector("[data-first]") {
        drop(first.unchecked_into::<web_sys::HtmlElement>().focus());
    }
}
