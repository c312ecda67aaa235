//! When there is nothing to show: what is wrong, and the ways on.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::route::Route;

/// A page that says what is wrong.
pub(super) fn page(title: &str, reason: &str) -> AnyView {
    page_with(title, reason, ())
}

/// A page that says what is wrong and offers something about it.
pub(super) fn page_with(title: &str, reason: &str, offers: impl IntoView + 'static) -> AnyView {
    let home = Desk::get().words().home;
    view! {
        <section class="panel trouble">
            <h1>{title.to_owned()}</h1>
            <p role="alert">{reason.to_owned()}</p>
            <p>"Nothing on this device was changed."</p>
            <div class="buttons">{offers}<a class="button" href=Route::Home.href()>{home}</a></div>
        </section>
    }
    .into_any()
}
