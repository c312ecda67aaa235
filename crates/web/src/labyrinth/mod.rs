//! Endless Tower in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

use std::sync::Arc;

use ::labyrinth::{Ailment, Bow, Flask, Kind, Labyrinth, Make, Relic, Spell, Thing};
use leptos::prelude::AnyView;
use leptos::wasm_split::wasm_split;
use stage::labyrinth::Summary;
use stage::{Description, Kept};

use crate::art::Art;
use crate::fault::Fault;
use crate::games::{Cabinet, ChosenGroup, Described, Fetching, Gist, Installed, Screened, Seats, summary};
use crate::ledger::Run;
use crate::storage::{RunId, Saved};
use crate::{dungeon, history, table};
use seat::{Climber, Play, SEATS};

/// The cabinet. All that is reached by it alone is a part of the client of its own, fetched when it is called.
#[wasm_split(labyrinth, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "in a browser it may not come")]
fn cabinet() -> Result<&'static Cabinet, Fault> {
    Ok(Cabinet::of::<Labyrinth>())
}

impl Installed for Labyrinth {
    const EMBLEM: Art = Art::Labyrinth;
    const SEATS_TO_CHOOSE: Option<&'static Seats> = Some(&SEATS);

    fn fetch() -> Fetching {
        Box::pin(cabinet())
    }

    fn describe(gist: &Gist, table: Option<&str>, kept: Kept) -> Described {
        Climber::kept(table)?;
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

    fn history(runs: &[Arc<Run>], chosen: ChosenGroup) -> AnyView {
        history::page::<pages::history::Climbs>(runs, chosen)
    }

    fn miniature() -> AnyView {
        pages::miniature::view()
    }
}

/// What a list says about a run, with whoever climbed if it was a bot.
fn described(run: &Summary, climber: Option<&str>) -> Description {
    let description = run.describe();
    match climber.filter(|name| *name != Climber::PERSON.name()) {
        Some(bot) => Description { headline: format!("{bot}: {}", description.headline), ..description },
        None => description,
    }
}

/// What the rules have an entry for; those of foes begin with their letter.
fn pictured(entry: &str) -> Option<Art> {
    let name = entry.split_once(' ').filter(|(letter, _)| letter.len() == 1).map_or(entry, |(_, name)| name);
    let kinds = Kind::ALL.into_iter().map(|kind| (kind.to_string(), Art::dweller(kind)));
    let spells = Spell::ALL.into_iter().map(|spell| (spell.to_string(), Art::spell(spell)));
    let flasks = Flask::ALL.into_iter().map(|flask| (flask.to_string(), Art::flask(flask)));
    let bows = Bow::ALL.into_iter().map(|bow| (bow.to_string(), Art::gear(Make::Bow(bow))));
    let ailments = Ailment::ALL.into_iter().map(|ailment| (ailment.to_string(), Art::ailment(ailment)));
    let relics = Relic::ALL.into_iter().map(|relic| (relic.to_string(), Art::relic(relic)));
    let things = Thing::ALL.into_iter().map(|thing| (thing.to_string(), seat::pictured::thing_art(thing)));
    let mut all = kinds.chain(spells).chain(flasks).chain(bows).chain(ailments).chain(relics).chain(things);
    all.find(|(word, _)| word == name).map(|(_, art)| art)
}

#[cfg(test)]
pub(crate) use seat::pictured::masonry;

mod art;
mod pages;
mod panels;
mod seat;
mod words;
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_codex_has_pictures() {
        let named =
            ["g Goblin", "Frost", "Potion", "Longbow", "Bleed", "Second Wind", "heal station"].map(pictured);
        let art = [
            Art::Goblin,
            Art::Frost,
            Art::Potion,
            Art::LongBow,
            Art::Bleed,
            Art::SecondWind,
            Art::HealStation,
        ];
        assert_eq!(named, art.map(Some));
        assert_eq!(pictured("Keen"), None);
    }
}
