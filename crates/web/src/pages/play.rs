//! A run of this device, played.

use leptos::prelude::*;

use super::trouble;
use crate::route::Route;
use crate::storage::{RunId, VAULT};
use crate::{files, games};

/// The table of a run.
pub(super) fn page(game: &str, run: RunId) -> AnyView {
    let saved = match VAULT.load(&run) {
        None => {
            return trouble::page(
                "No such run",
                "This device has no run of that name; it may have been deleted.",
            );
        }
        Some(Err(reason)) => return damaged(game, &run, &reason),
        Some(Ok(saved)) => saved,
    };
    let table = games::ready(game).and_then(|(_, ready)| (ready.play)(run.clone(), saved));
    table.unwrap_or_else(|reason| damaged(game, &run, &reason))
}

/// A run that cannot be played is kept as it is and can be taken along.
fn damaged(game: &str, run: &RunId, reason: &str) -> AnyView {
    let (name, text) = (format!("{run}.damaged.json"), VAULT.text(run).unwrap_or_default());
    let export = move |_| {
        if let Err(error) = files::offer(&name, text.as_bytes()) {
            crate::desk::Desk::get().notices.warn(error);
        }
    };
    let offers = view! {
        <button on:click=export>"Export it as it is"</button>
        <a class="button" href=Route::Runs(game.to_owned()).href()>"Records"</a>
    };
    trouble::page_with("This run cannot be opened", reason, offers)
}
