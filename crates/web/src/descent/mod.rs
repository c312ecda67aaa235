//! Descent in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where each signal
// knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

mod art;
mod pages;
mod panels;
mod places;
mod seat;
mod sound;
mod words;

use std::sync::Arc;

use ::descent::{Ailment, Character, Descent, Flask, Item, Thing};
use leptos::prelude::AnyView;
use leptos::wasm_split::wasm_split;
use stage::descent::Summary;
use stage::{Description, Kept, Passage};

use crate::art::Art;
use crate::fault::Fault;
use crate::games::{
    Cabinet, Choices, ChosenGroup, Described, Fetching, Gist, Installed, Screened, Seats, summary,
};
use crate::ledger::Run;
use crate::sound::Tune;
use crate::storage::{RunId, Saved};
use crate::{dungeon, history, table};
use seat::{Delver, Play, SEATS};

/// The cabinet. All that is reached by it alone is a part of the client of its own, fetched when it is called.
#[wasm_split(descent, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "in a browser it may not come")]
fn cabinet() -> Result<&'static Cabinet, Fault> {
    Ok(Cabinet::of::<Descent>())
}

impl Installed for Descent {
    const EMBLEM: Art = Art::Descent;
    const SEATS_TO_CHOOSE: Option<&'static Seats> = Some(&SEATS);
    const CHOICES: Option<&'static Choices> = Some(&pages::outfit::CHOICES);
    const TUNE: Option<Tune> = Some(Tune::Stairs);

    fn fetch() -> Fetching {
        Box::pin(cabinet())
    }

    fn describe(gist: &Gist, table: Option<&str>, kept: Kept) -> Described {
        Delver::kept(table)?;
        Ok(described(&summary::<Self>(gist, kept), table))
    }

    fn table(run: RunId, saved: Saved) -> Result<AnyView, Fault> {
        table::open::<Play>(run, saved)
    }

    fn watch(record: &[u8], table: Option<&str>) -> Screened {
        table::watch::<dungeon::Screened<Self>>(record, table)
    }

    fn picture(entry: &str) -> Option<Art> {
        pictured(entry)
    }

    fn told_here(chapters: Vec<Passage>) -> Vec<Passage> {
        pages::rules::told_here(chapters)
    }

    fn history(runs: &[Arc<Run>], chosen: ChosenGroup) -> AnyView {
        history::page::<pages::history::Delves>(runs, chosen)
    }

    fn miniature() -> AnyView {
        pages::miniature::view()
    }
}

/// What a list says about a run, with whoever played if it was a bot.
fn described(run: &Summary, player: Option<&str>) -> Description {
    let description = run.describe();
    match player.filter(|name| *name != Delver::PERSON.name()) {
        Some(bot) => Description { headline: format!("{bot}: {}", description.headline), ..description },
        None => description,
    }
}

/// What the rules have an entry for; those of creatures begin with their letter.
fn pictured(entry: &str) -> Option<Art> {
    if let Some(kind) = pages::rules::creature(entry) {
        return Some(Art::creature(kind));
    }
    let items = Item::ALL.into_iter().map(|item| (item.to_string(), Art::item(item)));
    let flasks = Flask::ALL.into_iter().map(|flask| (flask.to_string(), Art::flask_of(flask)));
    let ailments = Ailment::ALL.into_iter().map(|ailment| (ailment.to_string(), Art::malady(ailment)));
    let heroes = Character::ALL.into_iter().map(|hero| (hero.to_string(), Art::hero(hero)));
    let things = Thing::ALL.into_iter().map(|thing| (thing.to_string(), Art::thing(thing)));
    let mut all = items.chain(flasks).chain(ailments).chain(heroes).chain(things);
    all.find(|(name, _)| name == entry).map(|(_, art)| art)
}
