//! The hall: five cabinets, the run one left, and today's seeds.

use std::sync::Arc;

use leptos::prelude::*;

use super::badges;
use super::cabinet::{dark, lit};
use crate::art::{Art, Icon, Picture, Sign};
use crate::browser::clock;
use crate::games::{MARQUEES, Marquee};
use crate::ledger::{Followed, Ledger, OfDay, Run};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::shell::rules::rules_name;
use crate::words::COMING;

/// The games that can be played, each with its runs.
type Shelves = Vec<(&'static Marquee, Followed)>;

/// The hall. What is seen first is as simple as it can be: the name, the day, and a card for each game with its
/// name, a line and a button.
pub(super) fn page() -> AnyView {
    let words = Desk::get().words();
    let shelves: Shelves =
        MARQUEES.iter().map(|cabinet| (cabinet, Ledger::followed(cabinet.about.name))).collect();
    let cabinets = shelves.iter().map(|&(cabinet, ledger)| lit(cabinet, ledger)).collect_view();
    let last_run = {
        let shelves = shelves.clone();
        live(move || last_run(&shelves))
    };
    let day = clock::today().to_string();
    let today = live(move || today(&shelves));
    view! {
        <div class="hall">
            <div class="hall-lamps" aria-hidden="true"></div>
            <header class="hall-head">
                <h1><Sign text=words.arcade class="sign-huge"/></h1>
                <p class="lead">{words.motto}</p>
            </header>
            <div class="hall-floor">
                <section class="panel hall-today" aria-labelledby="today">
                    <h2 id="today" class="panel-title">
                        <Icon sprite=Art::Calendar/>{words.pages.today}
                        <time class="quiet small number" datetime=day.clone()>{day.clone()}</time>
                    </h2>
                    <p class="quiet small">{words.pages.day_note}</p>
                    {today}
                </section>
                {last_run}
                <h2 class="sr-only">{words.pages.cabinets}</h2>
                <div class="hall-lit">{cabinets}</div>
                <div class="hall-dark">{COMING.iter().map(dark).collect_view()}</div>
            </div>
            <section class="hall-books" aria-labelledby="books">
                <h2 id="books" class="panel-title"><Icon sprite=Art::Book/>{words.pages.books}</h2>
                <ul role="list" class="plain-list">{MARQUEES.iter().map(books).collect_view()}</ul>
            </section>
        </div>
    }
    .into_any()
}

/// The run that was played last, with where it stands.
fn last_run(shelves: &Shelves) -> Option<AnyView> {
    let words = Desk::get().words();
    let (cabinet, run) = last_played(shelves)?;
    let play = Route::Play { game: cabinet.about.name.to_owned(), run: run.id.clone() };
    let described = run.described.clone();
    let score = run.points.map(|points| format!("{} {points} · ", words.pages.score));
    Some(
        view! {
            <section class="panel panel-lit hall-last" aria-labelledby="last">
                    <Picture sprite=cabinet.emblem class="picture-medium"/>
                    <div class="stack stack-tight">
                        <h2 id="last">{format!("{}: {}", cabinet.words().last, cabinet.about.title)}</h2>
                        <p>{described.headline}</p>
                        <p class="quiet small">
                            <span class="mono">{described.seed.to_string()}</span>
                            " · "{rules_name(cabinet.about, &described.rules)}" · "{score}
                            {badges::moment(run.saved.played)}
                        </p>
                    </div>
                    <a class="button button-primary button-large" href=play.href()><Icon sprite=Art::Play/>{words.go_on}</a>
            </section>
        }
        .into_any(),
    )
}

/// The run that was played last of all that can be gone on with, whatever its game.
fn last_played(shelves: &Shelves) -> Option<(&'static Marquee, Arc<Run>)> {
    let last = shelves
        .iter()
        .filter_map(|(cabinet, ledger)| Some((*cabinet, ledger.with(|ledger| ledger.last_own().cloned())?)));
    last.max_by_key(|(_, run)| run.saved.played)
}

/// The seed of today for each game, and what was made of it.
fn today(shelves: &Shelves) -> AnyView {
    let words = Desk::get().words();
    let day = clock::today();
    let rows = shelves.iter().map(|(cabinet, ledger)| {
        let daily = Route::Daily { game: cabinet.about.name.to_owned(), day: None };
        let made = ledger.with(|ledger| ledger.of_day(day));
        let is_open = matches!(made, OfDay::Open);
        let (told, button) = made.in_words(words);
        let told = (!is_open).then(|| view! { <span class="quiet small">{told}</span> });
        view! {
            <li class="hall-day">
                <strong>{cabinet.about.title}</strong>
                <span class="mono accent small">{day.seed(cabinet.about.name).to_string()}</span>
                {told}
                <a class="button" href=daily.href() aria-label=format!("{button}: {}, {day}", cabinet.about.title)>{button}</a>
            </li>
        }
    });
    view! { <ul role="list" class="plain-list">{rows.collect_view()}</ul> }.into_any()
}

/// What is written about a game, in a row.
fn books(cabinet: &'static Marquee) -> AnyView {
    let words = Desk::get().words();
    let game = || cabinet.about.name.to_owned();
    let links = [
        (Route::Runs(game()), Art::Menu, cabinet.words().records),
        (Route::History(game()), Art::Plot, words.history),
        (Route::Codex { game: game(), rules: None }, Art::Book, words.codex),
    ];
    let links = links.map(|(route, icon, word)| {
        let label = format!("{word}: {}", cabinet.about.title);
        view! { <a class="book" href=route.href() aria-label=label><Icon sprite=icon/>{word}</a> }
    });
    view! {
        <li class="books">
            <Picture sprite=cabinet.emblem class="picture-small"/>
            <strong>{cabinet.about.title}</strong>
            <div class="books-row">{links.collect_view()}</div>
        </li>
    }
    .into_any()
}
