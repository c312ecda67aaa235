use crate::storage::Listed;
use leptos::prelude::*;

pub(super) fn page(_listed: &[Listed]) -> AnyView {
    view! { <h1>"history"</h1> }.into_any()
}
