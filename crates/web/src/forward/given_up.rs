//! A run that was given up: it can be looked at and no more.

use engine::Game;
use forward::Forward;
use leptos::prelude::*;

use super::leave::{begin, table_words};
use super::play::Play;
use crate::desk::Desk;
use crate::route::Route;
use crate::storage::{RunId, Saved};

/// The page of a run that was given up.
///
/// # Errors
/// When its record cannot be read, in words.
pub(super) fn page(id: &RunId, saved: &Saved) -> Result<AnyView, String> {
    let desk = Desk::get();
    let words = table_words(desk);
    let summary = stage::forward::summarise(&saved.record)?;
    let rules = summary.rules;
    let watch = Route::Watch { game: Forward::NAME.to_owned(), run: id.clone() };
    Ok(view! {
        <section class="page page-narrow stack">
            <h1>{words.given_up_title}</h1>
            <p>{summary.headline()}</p>
            <div class="row">
                <button class="button button-primary" on:click=move |_| begin(desk, forward::Setup::with_rules(rules))>{desk.words().new_run}</button>
                <a class="button" href=watch.href()>{words.watch_run}</a>
                <a class="button" href=Play::lobby().href()>{words.back}</a>
            </div>
        </section>
    }
    .into_any())
}
