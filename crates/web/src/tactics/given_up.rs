//! A match that was put away: it can be looked at and no more.

use engine::Session;
use leptos::prelude::*;
use stage::tactics::Table;
use tactics::Tactics;

use super::ending::Ended;
use crate::desk::Desk;
use crate::storage::{RunId, Saved};
use crate::table::listen_shelved;

/// The page of a match that was put away.
///
/// # Errors
/// When its record cannot be read, in words.
pub(super) fn page(id: &RunId, saved: &Saved, table: Table) -> Result<AnyView, String> {
    let desk = Desk::get();
    let resumed = Session::<Tactics>::resume(&saved.record).map_err(|error| error.to_string())?;
    listen_shelved::<Tactics>(desk, id, resumed.session.setup(), Some(&table.to_string()));
    let page = Ended::read(desk, id.clone(), &resumed, table).page();
    Ok(view! { <div class="table-room tx-table">{page}</div> }.into_any())
}
