//! Statistics and history of a game; what is counted is the game's own business.

use std::sync::Arc;

use engine::Scoring;
use leptos::prelude::*;

use super::masthead::masthead;
use super::{badges, trouble};
use crate::games::{self, Cabinet};
use crate::ledger::{Ledger, Run};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::shell::route::Route;
use crate::shell::rules::rules_name;

/// So many runs are listed; all are on the page of records.
const LISTED: usize = 30;

/// The statistics of a game.
pub(super) fn page(game: &str) -> AnyView {
    let words = Desk::get().words();
    let cabinet = match games::cabinet(game) {
        Ok(cabinet) => cabinet,
        Err(fault) => return trouble::not_open(&fault),
    };
    let ledger = Ledger::followed(cabinet.about.name);
    let chosen = RwSignal::new(None);
    let told = live(move || {
        ledger.with(|Ledger { runs, unread, .. }| {
            let reading =
                (*unread > 0).then(|| view! { <p role="status">{(words.pages.reading)(*unread)}</p> });
            view! { {reading} {(cabinet.history)(runs, chosen)} {lately(cabinet, runs)} }
        })
    });
    view! {
        <div class="page stack stack-loose">
            {masthead(cabinet, words.history, &Route::History(game.to_owned()))}
            {told}
        </div>
    }
    .into_any()
}

/// The last runs, one a line.
fn lately(cabinet: &'static Cabinet, runs: &[Arc<Run>]) -> Option<AnyView> {
    let words = &Desk::get().words().pages;
    if runs.is_empty() {
        return None;
    }
    let rows = runs.iter().take(LISTED).map(|run| {
        let watch = Route::Watch { game: cabinet.about.name.to_owned(), run: run.id.clone() };
        let score = run.points.map(|points| view! { <td class="cell-number lately-score">{points}</td> });
        let described = run.described.clone();
        view! {
            <tr>
                <th scope="row">{badges::moment(run.saved.played)}</th>
                {score}
                <td class="lately-state">{badges::state(run)}</td>
                <td class="lately-told">{described.headline}</td>
                <td class="lately-rules">{rules_name(cabinet.about, &described.rules)}</td>
                <td class="lately-origin">{badges::origin(run)}</td>
                <td class="lately-watch"><a class="mono" href=watch.href() aria-label=format!("{}: {}", words.watch, described.seed)>{described.seed.to_string()}</a></td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let score = (cabinet.about.scoring == Scoring::Points)
        .then(|| view! { <th scope="col" class="cell-number">{words.score}</th> });
    Some(
        view! {
            <section class="stack" aria-labelledby="lately">
                <h2 id="lately">{words.lately}</h2>
                <div class="scroll-x" tabindex="0" role="group" aria-labelledby="lately">
                    <table class="table lately">
                        <thead>
                            <tr>
                                <th scope="col">{words.played}</th>
                                {score}
                                <th scope="col">{words.state}</th>
                                <th scope="col">{words.ended}</th>
                                <th scope="col">{words.rules}</th>
                                <th scope="col">{words.origin}</th>
                                <th scope="col">{words.watch}</th>
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
                <p><a class="button" href=Route::Runs(cabinet.about.name.to_owned()).href()>{cabinet.words().all_records}</a></p>
            </section>
        }
        .into_any(),
    )
}
