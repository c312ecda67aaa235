use leptos::prelude::*;

pub(super) fn page() -> AnyView {
    view! { <h1>"home"</h1> }.into_any()
}
