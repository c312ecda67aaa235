//! The seed of a day: today's is played once for the day, past ones for practice.

use arcade::Day;
use leptos::prelude::*;
use stage::{Description, Kept};

use super::begin::begin;
use super::masthead::masthead;
use super::{badges, trouble};
use crate::art::{Art, Icon};
use crate::browser::clock;
use crate::fault::Fault;
use crate::games;
use crate::games::Cabinet;
use crate::ledger::{Ledger, OfDay, Run};
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::shell::rules::rules_name;
use crate::storage::Origin;

/// Goes on with the day's run; before it is begun, says what lies ahead, and once it is over, what
/// came of it. Nothing begins because somebody looks at a page.
pub(super) fn page(game: &str, day: Option<Day>) -> AnyView {
    let desk = Desk::get();
    let words = &desk.words().pages;
    let today = clock::today();
    let wanted = day.unwrap_or(today);
    if wanted > today {
        return trouble::page(words.not_yet_title, words.not_yet);
    }
    let cabinet = match games::cabinet(game) {
        Ok(cabinet) => cabinet,
        Err(fault) => return trouble::not_open(&fault),
    };
    let ledger = Ledger::of_one_day(game, wanted);
    let made = if wanted == today { ledger.of_day(wanted) } else { ledger.with_practice(wanted) };
    match made {
        OfDay::Done(run) => result(cabinet, wanted, day, &ledger, &run),
        OfDay::UnderWay(run) => {
            desk.replace(&Route::Play { game: game.to_owned(), run: run.id.clone() });
            ().into_any()
        }
        OfDay::Open => match ahead(cabinet, wanted) {
            Ok(begun) => ahead_page(cabinet, wanted, day, &begun),
            Err(fault) => trouble::page(words.no_day_run, &desk.told(&fault)),
        },
    }
}

/// The run of a day as it would begin.
fn ahead(cabinet: &Cabinet, day: Day) -> Result<Description, Fault> {
    let seed = day.seed(cabinet.about.name);
    let record = (cabinet.begin)(&(cabinet.of_day)(seed), seed).map_err(|error| error.to_string())?;
    Ok((cabinet.describe)(&(cabinet.summarise)(&record)?, None, Kept::Kept)?)
}

/// What is known of a day's run before it begins, and the button that begins it.
fn ahead_page(cabinet: &'static Cabinet, day: Day, asked: Option<Day>, begun: &Description) -> AnyView {
    let desk = Desk::get();
    let words = &desk.words().pages;
    let is_today = day == clock::today();
    let (origin, about, button) = if is_today {
        (Origin::Daily(day), words.day_counts_once, cabinet.words().begin)
    } else {
        (Origin::Practice(day), words.past_days_about, words.practise)
    };
    let play = move |_| match begin(cabinet, day.seed(cabinet.about.name), origin) {
        Ok(run) => desk.go(&Route::Play { game: cabinet.about.name.to_owned(), run }),
        Err(fault) => desk.warn(&fault),
    };
    view! {
        <div class="page stack stack-loose">
            {masthead(cabinet, &title(day), &Route::Daily { game: cabinet.about.name.to_owned(), day: asked })}
            <section class="panel panel-lit stack" aria-label=words.ahead>
                <p class="day-seed mono accent">{begun.seed.to_string()}</p>
                <p>{words.day_note}" "{about}</p>
                <dl class="facts">
                    <dt>{words.day}</dt><dd>{day.to_string()}</dd>
                    <dt>{words.rules}</dt><dd>{rules_name(cabinet.about, &begun.rules)}</dd>
                    <dt>{words.begins}</dt><dd>{begun.brief.clone()}</dd>
                </dl>
                <div class="row">
                    <button class="button button-primary button-large" on:click=play><Icon sprite=Art::Play/>{button}</button>
                </div>
            </section>
        </div>
    }
    .into_any()
}

fn title(day: Day) -> String {
    if day == clock::today() { Desk::get().words().daily.to_owned() } else { day.to_string() }
}

/// What came of a day's run. Another one is for practice and counts for nothing but itself.
fn result(cabinet: &'static Cabinet, day: Day, asked: Option<Day>, ledger: &Ledger, run: &Run) -> AnyView {
    let desk = Desk::get();
    let words = &desk.words().pages;
    let game = || cabinet.about.name.to_owned();
    let described = run.described.clone();
    let practised =
        ledger.runs.iter().find(|other| other.saved.origin == Origin::Practice(day) && other.is_under_way());
    let practised = practised.map(|run| run.id.clone());
    let again = if practised.is_some() { words.go_on_practising } else { words.practise_again };
    let practise = move |_| {
        let begun = match practised.clone() {
            Some(run) => Ok(run),
            None => begin(cabinet, day.seed(cabinet.about.name), Origin::Practice(day)),
        };
        match begun {
            Ok(run) => desk.go(&Route::Play { game: cabinet.about.name.to_owned(), run }),
            Err(fault) => desk.warn(&fault),
        }
    };
    let points = run.points.map(|points| {
        view! { <p class="day-score"><span class="number">{points}</span>" "<span class="quiet">{words.points}</span></p> }
    });
    view! {
        <div class="page stack stack-loose">
            {masthead(cabinet, &title(day), &Route::Daily { game: game(), day: asked })}
            <section class="panel panel-lit stack" aria-label=words.result>
                <p class="row">{badges::state(run)}{badges::origin(run)}</p>
                {points}
                <p class="lead">{described.headline}</p>
                <dl class="facts">
                    <dt>{words.day}</dt><dd>{day.to_string()}</dd>
                    <dt>{words.seed}</dt><dd class="mono">{described.seed.to_string()}</dd>
                    <dt>{words.rules}</dt><dd>{rules_name(cabinet.about, &described.rules)}</dd>
                    <dt>{words.played}</dt><dd>{badges::moment(run.saved.played)}</dd>
                </dl>
                <p class="quiet">{words.day_is_done}</p>
                <div class="row">
                    <a class="button button-primary" href=Route::Watch { game: game(), run: run.id.clone() }.href()>
                        <Icon sprite=Art::Eye/>{words.watch}
                    </a>
                    <button class="button" on:click=practise><Icon sprite=Art::Play/>{again}</button>
                </div>
            </section>
        </div>
    }
    .into_any()
}
