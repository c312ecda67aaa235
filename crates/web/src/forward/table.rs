use crate::storage::{RunId, Saved};
use leptos::prelude::*;

pub(super) fn open(_run: RunId, _saved: Saved) -> Result<AnyView, String> {
    Ok(view! { <h1>"table"</h1> }.into_any())
}
