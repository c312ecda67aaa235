//! The heading of a table: that of its page, unless the page has one of its own that says more, as what came of a run
//! that somebody shares.

use leptos::prelude::*;

/// Given by a page with a heading of its own to the table on it.
#[derive(Clone, Copy)]
struct Headed;

/// Makes what stands on a page with a heading of its own.
pub(crate) fn below_heading<View>(make: impl FnOnce() -> View) -> View {
    let owner = Owner::new();
    let made = owner.with(|| {
        provide_context(Headed);
        make()
    });
    // What is made lives for as long as the page.
    on_cleanup(move || drop(owner));
    made
}

/// The heading of a table, in the class that it is styled by.
pub(crate) fn heading(class: &'static str, title: impl IntoAny) -> AnyView {
    let title = title.into_any();
    match use_context::<Headed>() {
        Some(Headed) => view! { <h2 class=class>{title}</h2> }.into_any(),
        None => view! { <h1 class=class>{title}</h1> }.into_any(),
    }
}
