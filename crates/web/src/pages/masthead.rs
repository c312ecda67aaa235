//! The head of each page of a game: where one is, and the other pages of the game.

use leptos::prelude::*;

use crate::art::{Art, Icon, Sign};
use crate::games::Cabinet;
use crate::shell::desk::Desk;
use crate::shell::route::Route;

/// The head of a page.
pub(super) fn masthead(cabinet: &'static Cabinet, title: &str, here: &Route) -> AnyView {
    let words = Desk::get().words();
    let game = || cabinet.about.name.to_owned();
    let links = [
        (Route::Game(game()), Art::Home, words.pages.overview),
        (Route::NewRun { game: game(), rules: None, seed: None }, Art::Gear, words.options),
        (Route::Daily { game: game(), day: None }, Art::Calendar, words.daily),
        (Route::Runs(game()), Art::Menu, cabinet.words().records),
        (Route::History(game()), Art::Plot, words.history),
        (Route::Codex { game: game(), rules: None }, Art::Book, words.codex),
    ];
    let links = links.map(|(route, icon, word)| {
        let current = same_page(&route, here).then_some("page");
        view! { <a class="tab" href=route.href() aria-current=current><Icon sprite=icon/>{word}</a> }
    });
    view! {
        <div class="masthead stack stack-tight">
            <nav class="crumbs" aria-label=words.pages.way>
                <a href=Route::Home.href()>{words.home}</a>
                <span aria-hidden="true">"/"</span>
                <a href=Route::Game(game()).href()>{cabinet.about.title}</a>
            </nav>
            <h1><Sign text=title.to_owned() class="sign-large"/></h1>
            <nav class="tabs masthead-tabs" aria-label=cabinet.about.title>{links.collect_view()}</nav>
        </div>
    }
    .into_any()
}

/// Whether two addresses are of the same page, whatever was chosen on it.
fn same_page(one: &Route, other: &Route) -> bool {
    match (one, other) {
        (Route::NewRun { .. }, Route::NewRun { .. })
        | (Route::Codex { .. }, Route::Codex { .. } | Route::RunCodex { .. }) => true,
        _ => one == other,
    }
}
