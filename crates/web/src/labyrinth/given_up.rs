//! A run that was given up: it can be looked at and no more.

use engine::{Game, Session};
use labyrinth::Tower;
use leptos::prelude::*;

use super::climber::Climber;
use super::ending::Ended;
use super::leave::begin;
use crate::desk::Desk;
use crate::keys::Place;
use crate::route::Route;
use crate::storage::{RunId, Saved};
use crate::table::listen_shelved;

/// The page of a run that was given up.
///
/// # Errors
/// When its record cannot be read, in words.
pub(super) fn page(id: &RunId, saved: &Saved) -> Result<AnyView, String> {
    let desk = Desk::get();
    let climber = Climber::kept(saved.table.as_deref())?;
    let session = Session::<Tower>::resume(&saved.record).map_err(|error| error.to_string())?.session;
    let game = || Tower::NAME.to_owned();
    let (setup, film) = (session.setup().clone(), Route::Watch { game: game(), run: id.clone() });
    let again = move || begin(desk, setup.clone(), climber);
    listen_shelved(desk, Place::Labyrinth, again, [film, Route::Game(game())]);
    let page = Ended::read(desk, id.clone(), &session, climber).page();
    Ok(view! { <div class="table-room lt-table">{page}</div> }.into_any())
}
