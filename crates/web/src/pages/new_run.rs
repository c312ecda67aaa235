use engine::Seed;
use leptos::prelude::*;

pub(super) fn page(_game: &str, _rules: Option<String>, _seed: Option<Seed>) -> AnyView {
    view! { <h1>"new run"</h1> }.into_any()
}
