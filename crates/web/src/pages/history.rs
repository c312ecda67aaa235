use leptos::prelude::*;

pub(super) fn page(_game: &str) -> AnyView {
    view! { <h1>"history"</h1> }.into_any()
}
