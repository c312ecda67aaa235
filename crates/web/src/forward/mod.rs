//! Forward in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

use std::sync::Arc;

use ::forward::{Card, Forward};
use leptos::prelude::AnyView;
use leptos::wasm_split::wasm_split;
use stage::Kept;

pub(crate) use pages::history::Journeys;

use crate::art::Art;
use crate::counsel::AnyAdviser;
use crate::fault::Fault;
use crate::games::{Cabinet, ChosenGroup, Described, Fetching, Gist, Installed, Screened, summary};
use crate::ledger::Run;
use crate::storage::{RunId, Saved};
use crate::{history, table};

/// The cabinet. All that is reached by it alone is a part of the client of its own, fetched when it is called.
#[wasm_split(forward, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "in a browser it may not come")]
fn cabinet() -> Result<&'static Cabinet, Fault> {
    Ok(Cabinet::of::<Forward>())
}

impl Installed for Forward {
    const EMBLEM: Art = Art::Forward;
    const ADVISER: Option<fn() -> Box<dyn AnyAdviser>> = Some(|| Box::<counsel::Adviser>::default());

    fn fetch() -> Fetching {
        Box::pin(cabinet())
    }

    fn describe(gist: &Gist, _table: Option<&str>, kept: Kept) -> Described {
        Ok(summary::<Self>(gist, kept).describe())
    }

    fn table(run: RunId, saved: Saved) -> Result<AnyView, Fault> {
        table::open::<seat::play::Play>(run, saved)
    }

    fn watch(record: &[u8], table: Option<&str>) -> Screened {
        table::watch::<seat::screening::Screened>(record, table)
    }

    /// An entry of a card begins with how many of it there are.
    fn picture(entry: &str) -> Option<Art> {
        let (_, name) = entry.split_once(' ').filter(|(count, _)| count.parse::<u8>().is_ok())?;
        Card::ALL.into_iter().find(|card| card.to_string() == name).map(Art::card)
    }

    fn history(runs: &[Arc<Run>], chosen: ChosenGroup) -> AnyView {
        history::page::<Journeys>(runs, chosen)
    }

    fn miniature() -> AnyView {
        pages::miniature::view()
    }
}

mod art;
mod counsel;
mod pages;
mod panels;
mod seat;
mod words;
