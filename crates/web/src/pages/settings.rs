use leptos::prelude::*;

pub(super) fn page() -> AnyView {
    view! { <h1>"settings"</h1> }.into_any()
}
