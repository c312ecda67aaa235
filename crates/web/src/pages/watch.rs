use leptos::prelude::*;

use crate::storage::RunId;

pub(super) fn page(_game: &str, _run: &RunId) -> AnyView {
    view! { <h1>"watch"</h1> }.into_any()
}
