//! Play: a run with what is recommended, begun at once.

use arcade::Options;
use engine::{About, Seed};
use leptos::prelude::*;

use super::trouble;
use crate::art::{Art, Icon};
use crate::browser::clock;
use crate::fault::Fault;
use crate::games::{self, Cabinet};
use crate::ledger::{Followed, Ledger};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::storage::{Origin, RunId, Saved, keep_new};

/// Begins a run and goes there; going back skips this page. Where a run is under way, the page of the game
/// asks which of them it is to be.
pub(super) fn page(game: &str) -> AnyView {
    let desk = Desk::get();
    let cabinet = match games::cabinet(game) {
        Ok(cabinet) => cabinet,
        Err(fault) => return trouble::not_open(&fault),
    };
    let ledger = Ledger::followed(cabinet.about.name);
    Effect::new(move |left: Option<bool>| {
        let (is_under_way, is_read) = ledger.with(|ledger| (ledger.last_own().is_some(), ledger.unread == 0));
        match left {
            Some(true) => {}
            _ if is_under_way => desk.replace(&Route::Game(cabinet.about.name.to_owned())),
            _ if is_read => match begin(cabinet, clock::fresh_seed(), Origin::Own) {
                Ok(run) => desk.replace(&Route::Play { game: cabinet.about.name.to_owned(), run }),
                Err(fault) => {
                    desk.warn(&fault);
                    desk.replace(&Route::Game(cabinet.about.name.to_owned()));
                }
            },
            _ => return false,
        }
        true
    });
    view! { <h1 class="sr-only">{cabinet.about.title}</h1> }.into_any()
}

/// A run by the house's rules, or those of its day, with those at the table whom the house would seat: everybody meets
/// the same opponent.
pub(super) fn begin(cabinet: &Cabinet, seed: Seed, origin: Origin) -> Result<RunId, Fault> {
    let options = match origin {
        Origin::Daily(_) | Origin::Practice(_) => (cabinet.of_day)(seed),
        Origin::Own | Origin::Branch | Origin::Imported => Options::HOUSE,
    };
    let record = (cabinet.begin)(&options, seed).map_err(|error| error.to_string())?;
    let table = cabinet.seats.map(|seats| seats.usual.to_owned());
    keep_new(&Saved::begun(origin, record, clock::unix_seconds()).with_table(table))
}

/// The ways into a game: the run under way comes first, and a new one beside it; without one, 'Play' begins
/// at once. What else can be chosen is under the options.
pub(super) fn ways_in(about: &'static About, ledger: Followed) -> AnyView {
    live(move || ledger.with(|ledger| ways(about, ledger)))
}

fn ways(about: &'static About, ledger: &Ledger) -> AnyView {
    let words = Desk::get().words();
    let game = || about.name.to_owned();
    let first = |route: Route, word: &'static str| {
        let label = format!("{word}: {}", about.title);
        view! { <a class="button button-primary button-large" href=route.href() aria-label=label><Icon sprite=Art::Play/>{word}</a> }
    };
    let (first, anew) = match ledger.last_own() {
        Some(run) => {
            (first(Route::Play { game: game(), run: run.id.clone() }, words.go_on), Some(anew(about)))
        }
        None => (first(Route::Begin(game()), words.play), None),
    };
    let options = Route::NewRun { game: game(), rules: None, seed: None };
    view! {
        <div class="ways-in">
            {first}
            {anew}
            <a class="button" href=options.href() aria-label=format!("{}: {}", words.options, about.title)>{words.options}</a>
        </div>
    }
    .into_any()
}

/// The button that begins another run although one is under way, which stays as it is. Where that is known, the
/// game is here.
fn anew(about: &'static About) -> AnyView {
    let desk = Desk::get();
    let begin = move |_| {
        let begun = games::cabinet(about.name);
        match begun.and_then(|cabinet| begin(cabinet, clock::fresh_seed(), Origin::Own)) {
            Ok(run) => desk.go(&Route::Play { game: about.name.to_owned(), run }),
            Err(fault) => desk.warn(&fault),
        }
    };
    let word = (desk.words().noun)(about.noun).new;
    view! { <button class="button" aria-label=format!("{word}: {}", about.title) on:click=begin>{word}</button> }
        .into_any()
}
