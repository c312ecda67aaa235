use leptos::prelude::*;

pub(super) fn view() -> AnyView {
    view! { <p>"miniature"</p> }.into_any()
}
