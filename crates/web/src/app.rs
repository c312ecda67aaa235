//! The frame around every page.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::notice::NoticeBoard;
use crate::pages;
use crate::route::Route;
use crate::storage::BrowserShelf;
use crate::{games, outside};

/// The arcade.
#[component]
pub(crate) fn App() -> impl IntoView {
    let desk = Desk::provide();
    if !BrowserShelf::lasts() {
        desk.notices.warn(desk.words().not_lasting);
    }
    Effect::new(move |_| document().set_title(&title(&desk.route.get())));
    // The page of a game tells more as soon as it is there.
    Effect::new(move |_| {
        desk.route.track();
        outside::nothing();
    });
    // A page is made once for each address: what it looks at while it is made must not make it anew.
    let page = move || {
        let route = desk.route.get();
        untrack(|| pages::page(route))
    };
    view! {
        <a class="skip-link" href="#page" on:click=|event| skip(&event)>{desk.words().skip}</a>
        <Header/>
        <main id="page" tabindex="-1">{page}</main>
        <NoticeBoard notices=desk.notices/>
    }
}

#[component]
fn Header() -> impl IntoView {
    let desk = Desk::get();
    let game = move || {
        let route = desk.route.get();
        let booth = route.game().and_then(games::named)?;
        Some(view! { <a href=Route::Game(booth.name.to_owned()).href()>{booth.title}</a> })
    };
    view! {
        <header class="top">
            <a class="top-brand" href=Route::Home.href()>{desk.words().arcade}</a>
            <nav class="nav" aria-label="Arcade">
                {game}
                <a href=Route::Settings.href()>{desk.words().settings}</a>
            </nav>
        </header>
    }
}

/// The link to the page must not change the address, which is a place in the arcade.
fn skip(event: &web_sys::MouseEvent) {
    event.prevent_default();
    if let Some(page) = document().get_element_by_id("page") {
        use wasm_bindgen::JsCast;
        drop(page.unchecked_into::<web_sys::HtmlElement>().focus());
    }
}

fn title(route: &Route) -> String {
    let place = match route {
        Route::Home => return "Roguery".to_owned(),
        Route::Settings => "Settings".to_owned(),
        Route::Verify => "Check records".to_owned(),
        Route::Shared(_) => "A shared run".to_owned(),
        Route::Lost(_) => "Nothing here".to_owned(),
        Route::Game(_) | Route::Daily { .. } | Route::Play { .. } => String::new(),
        Route::NewRun { .. } => "New run".to_owned(),
        Route::Watch { .. } => "Replay".to_owned(),
        Route::Runs(_) => "Records".to_owned(),
        Route::History(_) => "History".to_owned(),
        Route::Codex { .. } => "Rules".to_owned(),
    };
    let game = route.game().and_then(games::named).map_or("", |booth| booth.title);
    let parts = [place.as_str(), game, "Roguery"];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
