//! The arcade in a browser.

use leptos::prelude::*;

/// Puts the arcade into the page.
pub fn open() {
    leptos::mount::mount_to_body(arcade);
}

fn arcade() -> impl IntoView {
    view! { <main><h1>"Roguery"</h1></main> }
}
