//! The page of a game: everything that can be done at its cabinet.

use arcade::Day;
use leptos::prelude::*;

use super::begin::ways_in;
use super::masthead::masthead;
use super::{badges, lessons, trouble};
use crate::art::{Art, Icon, Picture};
use crate::browser::clock;
use crate::games;
use crate::games::Cabinet;
use crate::ledger::{Ledger, OfDay, Run};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::shell::rules::rules_name;

/// How many runs under way are listed beside the last one; all are on the page of records.
const OTHERS: usize = 12;
/// How many past days are listed.
const PAST_DAYS: usize = 14;

/// The page of a game.
pub(super) fn page(game: &str) -> AnyView {
    let words = Desk::get().words();
    let cabinet = match games::cabinet(game) {
        Ok(cabinet) => cabinet,
        Err(fault) => return trouble::not_open(&fault),
    };
    cabinet.play_tune();
    let ledger = Ledger::followed(cabinet.about.name);
    view! {
        <div class="page stack stack-loose">
            {masthead(cabinet, cabinet.about.title, &Route::Game(cabinet.about.name.to_owned()))}
            <section class="game-lead" aria-label=cabinet.about.title>
                <div class="cabinet-screen game-screen">{(cabinet.miniature)()}</div>
                <div class="stack">
                    <div class="row"><Picture sprite=cabinet.emblem class="picture-medium"/><p class="lead grow">{cabinet.about.line}</p></div>
                    {live(move || ledger.with(|ledger| last_run(cabinet, ledger)))}
                    {ways_in(cabinet.about, ledger)}
                    {live(move || ledger.with(|ledger| today(cabinet, ledger)))}
                </div>
            </section>
            {live(move || ledger.with(|ledger| under_way(cabinet, ledger)))}
            {cabinet.lessons.map(|lessons| lessons::list(cabinet, lessons))}
            <section class="panel" aria-labelledby="past">
                <h2 id="past" class="panel-title"><Icon sprite=Art::Clock/>{words.pages.past_days}</h2>
                <p class="quiet">{words.pages.past_days_about}</p>
                {pick_day(cabinet)}
                {live(move || ledger.with(|ledger| past_days(cabinet, ledger)))}
            </section>
        </div>
    }
    .into_any()
}

/// Where the run stands that can be gone on with.
fn last_run(cabinet: &'static Cabinet, ledger: &Ledger) -> Option<AnyView> {
    let run = ledger.last_own()?;
    Some(view! { <div class="panel panel-lit">{run_words(cabinet, run)}</div> }.into_any())
}

fn today(cabinet: &'static Cabinet, ledger: &Ledger) -> AnyView {
    let words = Desk::get().words();
    let day = clock::today();
    let daily = Route::Daily { game: cabinet.about.name.to_owned(), day: None };
    let (told, button) = ledger.of_day(day).in_words(words);
    view! {
        <div class="panel row row-between">
            <Icon sprite=Art::Calendar/>
            <div class="grow">
                <h2 class="card-title">{words.daily}" "<span class="mono accent">{day.seed(cabinet.about.name).to_string()}</span></h2>
                <p class="quiet small">{told}</p>
            </div>
            <a class="button" href=daily.href()>{button}</a>
        </div>
    }
    .into_any()
}

/// The other runs that can be gone on with.
fn under_way(cabinet: &'static Cabinet, ledger: &Ledger) -> Option<AnyView> {
    let last = ledger.last_own().map(|run| &run.id);
    let others: Vec<_> = ledger.under_way().into_iter().filter(|run| Some(&run.id) != last).collect();
    if others.is_empty() {
        return None;
    }
    let all = (others.len() > OTHERS).then(|| {
        view! { <p><a class="button" href=Route::Runs(cabinet.about.name.to_owned()).href()>{cabinet.words().all_records}</a></p> }
    });
    let rows =
        others.iter().take(OTHERS).map(|run| view! { <li>{run_line(cabinet, run)}</li> }).collect_view();
    Some(
        view! {
            <section class="panel" aria-labelledby="under-way">
                <h2 id="under-way" class="panel-title"><Icon sprite=Art::Play/>{cabinet.words().others_under_way}</h2>
                <ul role="list" class="plain-list lines">{rows}</ul>
                {all}
            </section>
        }
        .into_any(),
    )
}

/// Where a run stands, and the way back to it.
fn run_line(cabinet: &Cabinet, run: &Run) -> AnyView {
    let words = Desk::get().words();
    let play = Route::Play { game: cabinet.about.name.to_owned(), run: run.id.clone() };
    let label = format!("{}: {}", words.go_on, run.described.headline);
    view! {
        <div class="run-line">
            {run_words(cabinet, run)}
            <a class="button" href=play.href() aria-label=label><Icon sprite=Art::Play/>{words.go_on}</a>
        </div>
    }
    .into_any()
}

/// Where a run stands.
fn run_words(cabinet: &Cabinet, run: &Run) -> AnyView {
    let words = Desk::get().words();
    let described = run.described.clone();
    let score = run.points.map(|points| view! { <span class="number">{words.pages.score}" "{points}</span> });
    view! {
        <div class="stack stack-tight">
            <strong>{described.headline}</strong>
            <p class="row row-tight quiet small">
                <span class="mono">{described.seed.to_string()}</span>
                {rules_name(cabinet.about, &described.rules)}
                {score}
                {badges::moment(run.saved.played)}
                {badges::origin(run)}
            </p>
        </div>
    }
    .into_any()
}

/// A field for any past day.
fn pick_day(cabinet: &'static Cabinet) -> AnyView {
    let desk = Desk::get();
    let words = &desk.words().pages;
    let input = NodeRef::<leptos::html::Input>::new();
    let fault = RwSignal::new(None::<String>);
    let open = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let written = input.get().map(|input| input.value()).unwrap_or_default();
        match written.trim().parse::<Day>() {
            Ok(day) if day > clock::today() => fault.set(Some(words.not_yet.to_owned())),
            Ok(day) => desk.go(&Route::Daily { game: cabinet.about.name.to_owned(), day: Some(day) }),
            Err(error) => fault.set(Some(error.to_string())),
        }
    };
    let invalid = move || fault.with(Option::is_some).then_some("true");
    view! {
        <form class="day-form" on:submit=open novalidate>
            <div class="field">
                <label for="day">{words.any_day}</label>
                <input id="day" class="input" type="date" node_ref=input max=clock::today().to_string()
                    aria-invalid=invalid aria-describedby="day-fault"/>
            </div>
            <button class="button" type="submit">{words.practise}</button>
            <p id="day-fault" class="field-error" role="alert">{live(move || fault.get())}</p>
        </form>
    }
    .into_any()
}

/// The last days, each with what was made of its seed.
fn past_days(cabinet: &'static Cabinet, ledger: &Ledger) -> AnyView {
    let words = Desk::get().words();
    let days = std::iter::successors(clock::today().before(), |day| day.before()).take(PAST_DAYS);
    let rows = days.map(|day| {
        let link = Route::Daily { game: cabinet.about.name.to_owned(), day: Some(day) };
        let (told, button) = match ledger.with_practice(day) {
            OfDay::Open => (view! { <span class="quiet">{words.pages.nothing_yet}</span> }.into_any(), words.pages.practise),
            OfDay::UnderWay(run) => (view! { {run.described.headline.clone()} }.into_any(), words.go_on),
            OfDay::Done(run) => (
                view! { <span class="row row-tight">{badges::state(&run)}<span class="number">{run.points}</span></span> }.into_any(),
                words.pages.result,
            ),
        };
        view! {
            <li class="day">
                <time datetime=day.to_string() class="number">{day.to_string()}</time>
                <span class="mono quiet small">{day.seed(cabinet.about.name).to_string()}</span>
                <span class="day-told">{told}</span>
                <a class="button button-quiet" href=link.href() aria-label=format!("{button}: {day}")>{button}</a>
            </li>
        }
    });
    view! { <ol role="list" class="plain-list lines days">{rows.collect_view()}</ol> }.into_any()
}
