//! A run that was given up: it can be looked at and no more.

use engine::Session;
use forward::Forward;
use leptos::prelude::*;

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
    let session = Session::<Forward>::resume(&saved.record).map_err(|error| error.to_string())?.session;
    listen_shelved::<Forward>(desk, id, session.setup(), None);
    Ok(view! { <div class="table-room fw-table">{Ended::read(desk, id.clone(), &session).page()}</div> }
        .into_any())
}
