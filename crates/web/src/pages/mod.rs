//! The pages of the shell.

mod badges;
mod begin;
mod cabinet;
mod codex;
mod daily;
mod deletion;
mod fetched;
mod game;
mod history;
mod home;
mod import;
mod lessons;
mod masthead;
mod new_run;
mod play;
mod runs;
mod settings;
mod shared;
mod trouble;
mod verify;
mod watch;

use leptos::prelude::*;

use crate::games::{self, MARQUEES, Marquee};
use crate::shell::route::Route;

/// The page at an address, as soon as all that it needs is here.
pub(crate) fn page(route: Route) -> AnyView {
    fetched::page(needed(&route), move || made(route.clone()))
}

/// The games that have to be here before a page can be made.
fn needed(route: &Route) -> Vec<&'static Marquee> {
    match route {
        // Records of every game may come.
        Route::Verify | Route::Runs(_) => MARQUEES.iter().collect(),
        Route::Shared(letters) => shared::game(letters).into_iter().collect(),
        // The page itself says so when there is no such game.
        _ => route.game().and_then(|game| games::marquee(game).ok()).into_iter().collect(),
    }
}

fn made(route: Route) -> AnyView {
    match route {
        Route::Home => home::page(),
        Route::Settings => settings::page(),
        Route::Verify => verify::page(),
        Route::Game(game) => game::page(&game),
        Route::Begin(game) => begin::page(&game),
        Route::NewRun { game, rules, seed } => new_run::page(&game, rules, seed),
        Route::Daily { game, day } => daily::page(&game, day),
        Route::Play { game, run } => play::page(&game, &run),
        Route::Lesson { game, number } => lessons::page(&game, number),
        Route::Watch { game, run } => watch::page(&game, &run),
        Route::Runs(game) => runs::page(&game),
        Route::History(game) => history::page(&game),
        Route::Codex { game, rules } => codex::page(&game, rules),
        Route::RunCodex { game, run } => codex::of_run(&game, &run),
        Route::Shared(letters) => shared::page(&letters),
        Route::Lost(fault) => trouble::lost(&fault),
    }
}
