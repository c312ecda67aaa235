//! The log: what happened, line by line, the newest at the end.

use leptos::prelude::*;

use super::board::Board;

/// The log. What a film has not shown yet is not in it.
pub(super) fn log(board: Board) -> impl IntoView {
    let lines = move || {
        let hidden = if board.still().is_some() { board.log.with(|log| log.news) } else { 0 };
        board.log.with(|log| {
            let shown = &log.last[..log.last.len() - hidden];
            let fresh = log.before + log.last.len() - log.news;
            let numbered = (log.before..).zip(shown.iter().cloned());
            numbered.map(|(place, entry)| (place, place >= fresh, entry)).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="fw-log panel" aria-labelledby="fw-log-title">
            <h2 class="fw-panel-title" id="fw-log-title">{untrack(|| board.desk.words()).table.log}</h2>
            <div class="fw-lines" id="fw-log" role="group" tabindex="0" aria-labelledby="fw-log-title">
            <ol role="list">
                <For each=lines key=|(place, fresh, entry)| (*place, *fresh, entry.text.clone()) let:line>
                    <li class=format!("fw-line tone-{}", line.2.tone.name()) class:fw-line-fresh=line.1>{line.2.text.clone()}</li>
                </For>
            </ol>
            </div>
        </section>
    }
}
