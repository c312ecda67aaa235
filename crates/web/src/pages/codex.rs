use leptos::prelude::*;

pub(super) fn page(_game: &str, _rules: Option<String>) -> AnyView {
    view! { <h1>"codex"</h1> }.into_any()
}
