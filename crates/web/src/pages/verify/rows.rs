//! The rows of the table: once a row is made it stays, however many come after it.

use std::sync::Arc;

use leptos::prelude::*;

use crate::art::{Art, Icon};
use crate::counsel::records::Sound;
use crate::desk::Desk;
use crate::fault::Fault;
use crate::live::live;
use crate::route::Route;
use crate::share;

/// What came of a file.
#[derive(Clone)]
pub(super) struct Row {
    file: String,
    came_to: CameTo,
}

/// What a record comes to, with the record itself and what its game is called; or why it is worth nothing.
type CameTo = Result<(Sound, Arc<[u8]>, &'static str), Fault>;

/// Rows in the order they came, in blocks. Each has a place for the next, so that a block that is on the
/// page is never made again, whatever comes after it.
#[derive(Clone)]
pub(super) struct Rows {
    first: Place,
    last: ArcStoredValue<Place>,
    count: ArcRwSignal<usize>,
}

/// Where a block may come to stand.
type Place = ArcRwSignal<Option<Block>>;

/// Rows that came together.
#[derive(Clone)]
struct Block {
    /// How many rows came before.
    before: usize,
    rows: Arc<[Row]>,
    next: Place,
}

impl Row {
    pub(super) const fn new(file: String, came_to: CameTo) -> Self {
        Self { file, came_to }
    }

    pub(super) const fn is_sound(&self) -> bool {
        self.came_to.is_ok()
    }
}

impl Rows {
    pub(super) fn new() -> Self {
        let first = Place::new(None);
        Self { last: ArcStoredValue::new(first.clone()), first, count: ArcRwSignal::new(0) }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.count.get()
    }

    pub(super) fn add(&self, rows: Vec<Row>) {
        if rows.is_empty() {
            return;
        }
        let (before, next) = (self.count.get_untracked(), Place::new(None));
        self.count.set(before + rows.len());
        let last = self.last.get_value();
        self.last.set_value(next.clone());
        last.set(Some(Block { before, rows: rows.into(), next }));
    }
}

/// A body of the table for each block, as far as they are shown.
pub(super) fn rows(rows: RwSignal<Rows>, shown: RwSignal<usize>) -> AnyView {
    live(move || block(rows.with(|rows| rows.first.clone()), shown))
}

fn block(place: Place, shown: RwSignal<usize>) -> AnyView {
    let inside = move || {
        let Block { before, rows, next } = place.get()?;
        let is_shown = Memo::new(move |_| before < shown.get());
        let inside = move || {
            let rows = rows.iter().map(row).collect_view();
            view! { <tbody>{rows}</tbody> {block(next.clone(), shown)} }
        };
        Some(live(move || is_shown.get().then(&inside)))
    };
    live(inside)
}

fn row(row: &Row) -> AnyView {
    let desk = Desk::get();
    let words = desk.words().pages;
    let file = row.file.clone();
    match &row.came_to {
        Ok((sound, record, title)) => {
            let watch = Route::Shared(share::to_letters(record)).href();
            let label = format!("{}: {file}", words.watch);
            view! {
                <tr>
                    <th scope="row">{file}</th>
                    <td>{*title}</td>
                    <td class="mono">{sound.seed.to_string()}</td>
                    <td class="cell-number">{sound.commands}</td>
                    <td class="cell-number">{sound.score}</td>
                    <td>{outcome(sound)}</td>
                    <td class="mono">{sound.digest.to_string()}</td>
                    <td><a class="button" href=watch aria-label=label><Icon sprite=Art::Eye/>{words.watch}</a></td>
                </tr>
            }
            .into_any()
        }
        Err(fault) => view! {
            <tr>
                <th scope="row">{file}</th>
                <td colspan="7" class="bad">{words.untrue}" "{desk.told(fault)}</td>
            </tr>
        }
        .into_any(),
    }
}

/// How the run ended; a damaged end of the file is not hidden.
fn outcome(sound: &Sound) -> String {
    let words = Desk::get().words();
    let outcome = sound.outcome.clone().unwrap_or_else(|| words.viewer.not_over.to_owned());
    match &sound.damage {
        None => outcome,
        Some(damage) => format!("{outcome}; {} {damage}", words.pages.damaged_rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stay_in_the_blocks_they_came_in() {
        let named = |name: &str| Row::new(name.to_owned(), Err(Fault::Link));
        let rows = Rows::new();
        rows.add(vec![named("a"), named("b")]);
        rows.add(Vec::new());
        rows.add(vec![named("c")]);
        assert_eq!(rows.count.get_untracked(), 3);
        let blocks = std::iter::successors(rows.first.get_untracked(), |block| block.next.get_untracked());
        let blocks: Vec<_> = blocks.map(|block| (block.before, block.rows.len())).collect();
        assert_eq!(blocks, [(0, 2), (2, 1)]);
    }
}
