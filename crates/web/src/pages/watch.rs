//! A run of this device, watched.

use leptos::prelude::*;

use super::{play, trouble};
use crate::browser::share;
use crate::fault::Fault;
use crate::games;
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::storage::{RunId, VAULT};
use crate::viewer::{self, Showing};

/// The viewer of a run.
pub(super) fn page(game: &str, run: &RunId) -> AnyView {
    let words = Desk::get().words();
    let saved = match VAULT.load(run) {
        None => return trouble::page(words.pages.no_such_run, words.pages.no_such_run_about),
        Some(Err(fault)) => return play::damaged(game, run, &fault),
        Some(Ok(saved)) => saved,
    };
    let shown = games::cabinet(game).and_then(|cabinet| {
        let screening = (cabinet.watch)(&saved.record, saved.table.as_deref()).map_err(Fault::Told)?;
        let file = share::file_name(game, run.as_str());
        let showing = Showing { game: game.to_owned(), cabinet, record: saved.record, screening, file };
        Ok((cabinet, viewer::view(showing, ())))
    });
    match shown {
        Ok((cabinet, viewer)) => view! {
            <div class="viewer-page">
                <nav class="crumbs" aria-label=words.pages.way>
                    <a href=Route::Game(game.to_owned()).href()>{cabinet.about.title}</a>
                    <span aria-hidden="true">"/"</span>
                    <a href=Route::Runs(game.to_owned()).href()>{cabinet.words().records}</a>
                    <span aria-hidden="true">"/"</span>
                    <span aria-current="page">{words.pages.replay}</span>
                </nav>
                {viewer}
            </div>
        }
        .into_any(),
        Err(fault) => play::damaged(game, run, &fault),
    }
}
