//! A run that was given up: it can be looked at and no more.

use engine::Session;
use labyrinth::Tower;
use leptos::prelude::*;

use super::climber::Climber;
use super::ending::Ended;
use crate::desk::Desk;
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
    listen_shelved::<Tower>(desk, id, session.setup(), saved.table.as_deref());
    let page = Ended::read(desk, id.clone(), &session, climber).page();
    Ok(view! { <div class="table-room lt-table">{page}</div> }.into_any())
}
