//! A match that was put away: it can be looked at and no more.

use engine::{Game, Session};
use leptos::prelude::*;
use stage::tactics::Table;
use tactics::Tactics;

use super::ending::Ended;
use super::leave::begin;
use crate::desk::Desk;
use crate::keys::Place;
use crate::route::Route;
use crate::storage::{RunId, Saved};
use crate::table::listen_shelved;

/// The page of a match that was put away.
///
/// # Errors
/// When its record cannot be read, in words.
pub(super) fn page(id: &RunId, saved: &Saved, table: Table) -> Result<AnyView, String> {
    let desk = Desk::get();
    let resumed = Session::<Tactics>::resume(&saved.record).map_err(|error| error.to_string())?;
    let game = || Tactics::NAME.to_owned();
    let (setup, film) = (resumed.session.setup().clone(), Route::Watch { game: game(), run: id.clone() });
    let again = move || begin(desk, setup.clone(), table);
    listen_shelved(desk, Place::Tactics, again, [film, Route::Game(game())]);
    let page = Ended::read(desk, id.clone(), &resumed, table).page();
    Ok(view! { <div class="table-room tx-table">{page}</div> }.into_any())
}
