//! The hall: five cabinets, the run one left, and today's seeds.

use std::sync::Arc;

use leptos::prelude::*;

use super::badges;
use super::cabinet::{dark, lit};
use crate::art::{Art, Icon, Picture, Sign};
use crate::browser::clock;
use crate::games::{MARQUEES, Marquee};
use crate::ledger::{Followed, Ledger, Run};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::words::COMING;

/// The games that can be played, each with its runs.
type Shelves = Vec<(&'static Marquee, Followed)>;

/// The hall.
pub(super) fn page() -> AnyView {
    let words = Desk::get().words();
    let shelves: Shelves =
        MARQUEES.iter().map(|cabinet| (cabinet, Ledger::followed(cabinet.about.name))).collect();
    let last_run = {
        let shelves = shelves.clone();
        live(move || last_run(&shelves))
    };
    let today = live(move || today(&shelves));
    view! {
        <div class="hall">
            <div class="hall-lamps" aria-hidden="true"></div>
            <header class="hall-head">
                <h1><Sign text=words.arcade class="sign-huge"/></h1>
                <p class="lead">{words.motto}</p>
            </header>
            <div class="hall-floor">
                {last_run}
                <h2 class="sr-only">{words.pages.cabinets}</h2>
                <div class="hall-lit">{MARQUEES.iter().map(lit).collect_view()}</div>
                <section class="panel hall-today" aria-labelledby="today">
                    <h2 id="today" class="panel-title"><Icon sprite=Art::Calendar/>{words.pages.today}</h2>
                    {today}
                </section>
                <div class="hall-dark">{COMING.iter().map(dark).collect_view()}</div>
            </div>
            <section class="page hall-books" aria-labelledby="books">
                <h2 id="books" class="panel-title"><Icon sprite=Art::Book/>{words.pages.books}</h2>
                {MARQUEES.iter().map(books).collect_view()}
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
                            " · "{described.rules}" · "{score}
                            {badges::moment(run.saved.played)}
                        </p>
                    </div>
                    <a class="button button-primary button-large" href=play.href()><Icon sprite=Art::Play/>{words.go_on}</a>
            </section>
        }
        .into_any(),
    )
}

/// The run that was played last of all that can be gone on with, whatever its game. What bots play
/// is nobody's last run.
fn last_played(shelves: &Shelves) -> Option<(&'static Marquee, Arc<Run>)> {
    let last = shelves.iter().filter_map(|(cabinet, ledger)| {
        let run =
            ledger.with(|ledger| ledger.under_way().into_iter().find(|run| run.bots.is_none()).cloned())?;
        Some((*cabinet, run))
    });
    last.max_by_key(|(_, run)| run.saved.played)
}

/// The seed of today for each game, and what was made of it.
fn today(shelves: &Shelves) -> AnyView {
    let words = Desk::get().words();
    let day = clock::today();
    let rows = shelves.iter().map(|(cabinet, ledger)| {
        let daily = Route::Daily { game: cabinet.about.name.to_owned(), day: None };
        let (told, button) = ledger.with(|ledger| ledger.of_day(day)).in_words(words);
        view! {
            <li class="row row-between">
                <div class="grow">
                    <strong>{cabinet.about.title}</strong>" "<span class="mono accent">{day.seed(cabinet.about.name).to_string()}</span>
                    <p class="quiet small">{told}</p>
                </div>
                <a class="button" href=daily.href() aria-label=format!("{button}: {}, {day}", cabinet.about.title)>{button}</a>
            </li>
        }
    });
    view! {
        <p class="quiet small">{words.pages.day_note}" "<time datetime=day.to_string()>{day.to_string()}</time></p>
        <ul role="list" class="stack plain-list">{rows.collect_view()}</ul>
    }
    .into_any()
}

fn books(cabinet: &'static Marquee) -> AnyView {
    let words = Desk::get().words();
    let named = cabinet.words();
    let game = || cabinet.about.name.to_owned();
    let links = [
        (Route::Runs(game()), Art::Menu, named.records, named.records_about),
        (Route::History(game()), Art::Plot, words.history, named.history_about),
        (Route::Codex { game: game(), rules: None }, Art::Book, words.codex, named.codex_about),
    ];
    let links = links.map(|(route, icon, word, about)| {
        view! {
            <li>
                <a class="book" href=route.href()>
                    <Icon sprite=icon/>
                    <span><strong>{format!("{word}: {}", cabinet.about.title)}</strong><span class="quiet small">{about}</span></span>
                </a>
            </li>
        }
    });
    view! { <ul role="list" class="grid plain-list">{links.collect_view()}</ul> }.into_any()
}
