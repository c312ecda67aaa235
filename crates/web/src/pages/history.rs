//! Statistics and history of a game; what is counted is the game's own business.

use leptos::prelude::*;

use super::ledger::Run;
use super::masthead::masthead;
use super::{marks, trouble};
use crate::desk::Desk;
use crate::games::{self, Counted};
use crate::live::live;
use crate::route::Route;
use crate::storage::{Listed, VAULT};

/// So many runs are listed; all are on the page of records.
const LISTED: usize = 30;

/// The statistics of a game.
pub(super) fn page(game: &str) -> AnyView {
    let desk = Desk::get();
    let words = desk.words();
    let (booth, ready) = match games::ready(game) {
        Ok(found) => found,
        Err(fault) => return trouble::not_open(&fault),
    };
    let told = live(move || {
        desk.stored.track();
        let listed = VAULT.list();
        let Counted { sums, described } = (ready.history)(&listed);
        let known = listed.into_iter().zip(described).filter_map(|(Listed { id, saved }, described)| {
            Some(Run { id, saved: saved.ok()?, described: described? })
        });
        view! { {sums} {lately(booth.name, known.take(LISTED).collect())} }
    });
    view! {
        <div class="page stack stack-loose">
            {masthead(booth, words.history, &Route::History(game.to_owned()))}
            {told}
        </div>
    }
    .into_any()
}

/// The last runs, one a line.
fn lately(game: &'static str, runs: Vec<Run>) -> Option<AnyView> {
    let words = &Desk::get().words().pages;
    if runs.is_empty() {
        return None;
    }
    let rows = runs.into_iter().map(|run| {
        let watch = Route::Watch { game: game.to_owned(), run: run.id.clone() };
        let described = run.described.clone();
        view! {
            <tr>
                <th scope="row">{marks::moment(run.saved.played)}</th>
                <td class="cell-number">{described.score}</td>
                <td>{marks::state(&run)}</td>
                <td>{described.headline}</td>
                <td>{described.rules}</td>
                <td>{marks::origin(run.saved.origin)}</td>
                <td class="lately-watch"><a class="mono" href=watch.href() aria-label=format!("{}: {}", words.watch, described.seed)>{described.seed.to_string()}</a></td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    Some(
        view! {
            <section class="stack" aria-labelledby="lately">
                <h2 id="lately">{words.lately}</h2>
                <div class="scroll-x" tabindex="0" role="group" aria-labelledby="lately">
                    <table class="table lately">
                        <thead>
                            <tr>
                                <th scope="col">{words.played}</th>
                                <th scope="col" class="cell-number">{words.score}</th>
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
                <p><a class="button" href=Route::Runs(game.to_owned()).href()>{words.all_records}</a></p>
            </section>
        }
        .into_any(),
    )
}
