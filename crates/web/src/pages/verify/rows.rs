//! The rows of the table: once a row is made it stays, however many come after it.

use std::sync::Arc;

use leptos::prelude::*;

use crate::art::{Art, Icon};
use crate::browser::share;
use crate::counsel::records::Sound;
use crate::fault::Fault;
use crate::shell::desk::Desk;
use crate::shell::route::Route;

/// What came of a file.
#[derive(Clone)]
pub(super) struct Row {
    file: String,
    came_to: CameTo,
}

/// What a record comes to, with the record itself and what its game is called; or why it is worth nothing.
type CameTo = Result<(Sound, Arc<[u8]>, &'static str), Fault>;

/// Rows in the order they came, in blocks that never change.
#[derive(Clone, Default)]
pub(super) struct Rows {
    blocks: Vec<Block>,
    count: usize,
}

/// Rows that came together.
#[derive(Clone)]
struct Block {
    /// How many rows came before.
    before: usize,
    rows: Arc<[Row]>,
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
    pub(super) const fn len(&self) -> usize {
        self.count
    }

    pub(super) fn add(&mut self, rows: Vec<Row>) {
        if !rows.is_empty() {
            let before = self.count;
            self.count += rows.len();
            self.blocks.push(Block { before, rows: rows.into() });
        }
    }

    /// The blocks that have the first rows, so many at the least.
    fn first(&self, count: usize) -> Vec<Block> {
        self.blocks.iter().take_while(|block| block.before < count).cloned().collect()
    }
}

/// A body of the table for each block.
pub(super) fn rows(rows: RwSignal<Rows>, shown: RwSignal<usize>) -> AnyView {
    let blocks = move || rows.with(|rows| rows.first(shown.get()));
    // Blocks have the same places when other files are chosen: what is in them tells them apart.
    let key = |block: &Block| (block.before, Arc::as_ptr(&block.rows).addr());
    view! {
        <For each=blocks key=key let:block>
            <tbody>{block.rows.iter().map(row).collect_view()}</tbody>
        </For>
    }
    .into_any()
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
    fn rows_stay_in_the_blocks_they_came_in_and_only_the_first_are_shown() {
        let named = |name: &str| Row::new(name.to_owned(), Err(Fault::Link));
        let mut rows = Rows::default();
        rows.add(vec![named("a"), named("b")]);
        rows.add(Vec::new());
        rows.add(vec![named("c")]);
        assert_eq!(rows.len(), 3);
        let blocks = |count| rows.first(count).iter().map(|block| block.rows.len()).collect::<Vec<_>>();
        assert_eq!(blocks(0), [0; 0]);
        assert_eq!(blocks(1), [2]);
        assert_eq!(blocks(2), [2]);
        assert_eq!(blocks(3), [2, 1]);
    }
}
