//! 5×5 Tactics in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

mod art;
mod counsel;
mod field;
mod pages;
mod panels;
mod seat;
mod sparks;
mod words;

use std::sync::Arc;

use ::tactics::{Class, Effect, Kind, Minion, Tactics};
use leptos::prelude::AnyView;
use leptos::wasm_split::wasm_split;
use stage::Kept;
use stage::tactics::letter;

use crate::art::Art;
use crate::counsel::AnyAdviser;
use crate::fault::Fault;
use crate::games::{
    Cabinet, ChosenGroup, Described, Fetching, Gist, Installed, Lessons, Screened, Seats, summary,
};
use crate::ledger::Run;
use crate::storage::{RunId, Saved};
use crate::table;

/// The cabinet. All that is reached by it alone is a part of the client of its own, fetched when it is called.
#[wasm_split(tactics, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "in a browser it may not come")]
fn cabinet() -> Result<&'static Cabinet, Fault> {
    Ok(Cabinet::of::<Tactics>())
}

impl Installed for Tactics {
    const EMBLEM: Art = Art::Tactics;
    const SEATS_TO_CHOOSE: Option<&'static Seats> = Some(&pages::seats::SEATS);
    const LESSONS: Option<&'static Lessons> = Some(&pages::lessons::LIST);
    const ADVISER: Option<fn() -> Box<dyn AnyAdviser>> = Some(|| Box::<counsel::Adviser>::default());

    fn fetch() -> Fetching {
        Box::pin(cabinet())
    }

    fn describe(gist: &Gist, table: Option<&str>, kept: Kept) -> Described {
        let table = pages::seats::seated(table)?;
        Ok(summary::<Self>(gist, kept).describe(table.as_ref()))
    }

    fn table(run: RunId, saved: Saved) -> Result<AnyView, Fault> {
        table::open::<seat::play::Play>(run, saved)
    }

    fn watch(record: &[u8], table: Option<&str>) -> Screened {
        table::watch::<seat::screening::Screened>(record, table)
    }

    fn picture(entry: &str) -> Option<Art> {
        pictured(entry)
    }

    fn history(matches: &[Arc<Run>], _chosen: ChosenGroup) -> AnyView {
        pages::history::page(matches)
    }

    fn miniature() -> AnyView {
        pages::miniature::view()
    }
}

/// What the rules have an entry for: units, classes, and effects behind their letter.
fn pictured(entry: &str) -> Option<Art> {
    let minions = Minion::ALL.into_iter().map(Kind::Minion);
    let mut units = Class::ALL.into_iter().map(Kind::Hero).chain(minions).chain([Kind::Clone]);
    if let Some(kind) = units.find(|kind| kind.to_string() == entry) {
        return Some(Art::fighter(kind));
    }
    let is_entry = |effect: &Effect| format!("{} {effect}", letter(*effect)) == entry;
    Effect::ALL.into_iter().find(is_entry).map(Art::tile)
}
