//! The log: what happened, line by line, the newest at the end.

use leptos::prelude::*;

use super::Lines;

/// The log. What a film has not shown yet is not in it.
pub(crate) fn log(title: &'static str, lines: RwSignal<Lines>, is_showing: Signal<bool>) -> AnyView {
    let lines = move || {
        let is_showing = is_showing.get();
        lines.with(|log| {
            let hidden = if is_showing { log.news } else { 0 };
            let shown = &log.last[..log.last.len() - hidden];
            let fresh = log.before + log.last.len() - log.news;
            let numbered = (log.before..).zip(shown.iter().cloned());
            numbered.map(|(place, entry)| (place, place >= fresh, entry)).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="table-log panel" aria-labelledby="table-log-title">
            <h2 class="table-panel-title" id="table-log-title">{title}</h2>
            <div class="table-lines" id="table-log" role="group" tabindex="0" aria-labelledby="table-log-title">
            <ol role="list">
                <For each=lines key=|(place, fresh, entry)| (*place, *fresh, entry.text.clone()) let:line>
                    <li class=format!("table-line tone-{}", line.2.tone.name()) class:table-line-fresh=line.1>{line.2.text.clone()}</li>
                </For>
            </ol>
            </div>
        </section>
    }
    .into_any()
}

/// Whether the log has the focus, where arrows scroll.
pub(crate) fn is_reading() -> bool {
    document().active_element().is_some_and(|active| active.id() == "table-log")
}
