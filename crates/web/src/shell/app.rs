//! The frame around every page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::settings::Settings;
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::shell::{header, watchers};
use crate::storage::BrowserShelf;
use crate::words::NounWords;
use crate::{games, pages, sound};

/// The arcade.
#[component]
pub(crate) fn App() -> impl IntoView {
    let desk = Desk::provide();
    let words = desk.words();
    if !BrowserShelf::lasts() {
        desk.notices.warn(words.not_lasting);
    }
    Effect::new(move |_| document().set_title(&title(&desk.route.get())));
    Effect::new(move |_| sound::set_volume(desk.settings.with(Settings::loudness)));
    Effect::new(move |_| sound::set_music_volume(desk.settings.with(Settings::music_loudness)));
    Effect::new(move |opened: Option<()>| {
        desk.route.track();
        // The first page is read from its beginning anyway.
        if opened.is_some() {
            request_animation_frame(arrive);
        }
    });
    // A page is made once for each address: what it looks at while it is made must not make it anew.
    let page = live(move || {
        let route = desk.route.get();
        // The page of a game tells more as soon as it is there.
        watchers::nothing();
        untrack(|| pages::page(route))
    });
    view! {
        <a class="skip-link" href="#page" on:click=|event| skip(&event)>{words.skip}</a>
        {header::view()}
        <main id="page" tabindex="-1">{page}</main>
        <footer class="foot">
            <p>{words.pages.foot}</p>
            <nav class="row row-tight" aria-label=words.pages.foot_links>
                <a href=Route::Home.href()>{words.home}</a>
                <a href=Route::Settings.href()>{words.settings}</a>
                <a href=Route::Verify.href()>{words.pages.verify}</a>
            </nav>
        </footer>
    }
}

/// A new page begins at its top, and whoever listens hears its heading.
fn arrive() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let heading = document().query_selector("#page h1").ok().flatten();
    if let Some(heading) = heading {
        drop(heading.set_attribute("tabindex", "-1"));
        focus(heading);
    }
}

/// The link to the page must not change the address, which is a place in the arcade.
fn skip(event: &web_sys::MouseEvent) {
    event.prevent_default();
    if let Some(page) = document().get_element_by_id("page") {
        focus(page);
    }
}

fn focus(element: web_sys::Element) {
    drop(element.unchecked_into::<HtmlElement>().focus());
}

fn title(route: &Route) -> String {
    let words = Desk::get().words();
    let title = route.game().and_then(games::title);
    let named = |word: fn(&NounWords) -> &'static str| {
        let game = route.game().filter(|_| title.is_some());
        game.map_or("", |game| word((words.noun)(games::noun(game))))
    };
    let place = match route {
        Route::Home => return words.arcade.to_owned(),
        Route::Settings => words.settings.to_owned(),
        Route::Verify => words.pages.verify.to_owned(),
        Route::Shared(_) => words.pages.shared_run.to_owned(),
        Route::Lost(_) => words.pages.lost_address.to_owned(),
        Route::Game(_) | Route::Begin(_) | Route::Play { .. } => String::new(),
        Route::Daily { day: None, .. } => words.daily.to_owned(),
        Route::Daily { day: Some(day), .. } => day.to_string(),
        Route::NewRun { .. } => words.options.to_owned(),
        Route::Watch { .. } => words.pages.replay.to_owned(),
        Route::Lesson { .. } => words.pages.lessons.to_owned(),
        Route::Runs(_) => named(|words| words.records).to_owned(),
        Route::History(_) => words.history.to_owned(),
        Route::Codex { .. } | Route::RunCodex { .. } => words.codex.to_owned(),
    };
    let parts = [place.as_str(), title.unwrap_or_default(), words.arcade];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
