//! A run of this device, played.

use leptos::prelude::*;

use super::trouble;
use crate::art::{Art, Icon};
use crate::browser::files;
use crate::fault::Fault;
use crate::games;
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::storage::{RunId, VAULT};

/// The table of a run.
pub(super) fn page(game: &str, run: &RunId) -> AnyView {
    let words = &Desk::get().words().pages;
    let saved = match VAULT.load(run) {
        None => return trouble::page(words.no_such_run, words.no_such_run_about),
        Some(Err(fault)) => return damaged(game, run, &fault),
        Some(Ok(saved)) => saved,
    };
    let table = games::cabinet(game).and_then(|cabinet| (cabinet.play)(run.clone(), saved));
    table.unwrap_or_else(|fault| damaged(game, run, &fault))
}

/// A run that cannot be played is kept as it is and can be taken along.
pub(super) fn damaged(game: &str, run: &RunId, fault: &Fault) -> AnyView {
    let desk = Desk::get();
    let words = desk.words();
    let (name, text) = (format!("{run}.damaged.json"), VAULT.text(run).unwrap_or_default());
    let export = move |_| {
        if let Err(error) = files::offer(&name, text.as_bytes()) {
            desk.warn(&error);
        }
    };
    let records = games::title(game).map(|_| (words.noun)(games::noun(game)).records);
    let offers = view! {
        <button class="button" on:click=export><Icon sprite=Art::Download/>{words.pages.export_as_is}</button>
        <a class="button" href=Route::Runs(game.to_owned()).href()>{records}</a>
    };
    trouble::page_with(words.pages.run_not_opened, &desk.told(fault), offers)
}
