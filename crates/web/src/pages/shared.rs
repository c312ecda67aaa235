use leptos::prelude::*;

pub(super) fn page(_game: &str) -> AnyView {
    view! { <h1>"shared"</h1> }.into_any()
}
