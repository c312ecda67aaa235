//! When there is nothing to show: what is wrong, and the ways on.

use leptos::prelude::*;

use crate::art::{Art, Icon, Picture, Sign};
use crate::fault::Fault;
use crate::shell::desk::Desk;
use crate::shell::route::Route;

/// A page that says what is wrong.
pub(super) fn page(title: &str, reason: &str) -> AnyView {
    page_with(title, reason, ())
}

/// The page of a game that cannot be played here.
pub(super) fn not_open(fault: &Fault) -> AnyView {
    let desk = Desk::get();
    page(desk.words().pages.not_open, &desk.told(fault))
}

/// A warning above a page that can be used all the same.
pub(super) fn warning(reason: String) -> AnyView {
    view! { <p class="notice notice-warning" role="alert"><Icon sprite=Art::Warning/><span>{reason}</span></p> }.into_any()
}

/// The page of an address that leads nowhere.
pub(super) fn lost(fault: &Fault) -> AnyView {
    let desk = Desk::get();
    page(desk.words().pages.lost_address, &desk.told(fault))
}

/// A page that says what is wrong and offers something about it.
pub(super) fn page_with(title: &str, reason: &str, offers: impl IntoView + 'static) -> AnyView {
    let words = Desk::get().words();
    view! {
        <section class="page page-narrow trouble stack">
            <Picture sprite=Art::Pit class="picture-large"/>
            <h1><Sign text=title.to_owned()/></h1>
            <p class="notice notice-bad" role="alert"><Icon sprite=Art::Warning/><span>{reason.to_owned()}</span></p>
            <p class="quiet">{words.pages.unchanged}</p>
            <div class="row">{offers}<a class="button button-primary" href=Route::Home.href()><Icon sprite=Art::Home/>{words.home}</a></div>
        </section>
    }
    .into_any()
}
