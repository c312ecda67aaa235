//! 5×5 Tactics in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

mod field;
mod pages;
mod panels;
mod seat;
mod sparks;

use ::tactics::{Class, Content, Effect, Kind, Minion, RuleSet, Tactics};
use arcade::Hosted;
use stage::tactics::{RULE_SETS, chapters, letter};

use crate::art::Art;
use crate::games::{Noun, Ready, Score, gist, summary};

/// What the shell knows about Tactics.
pub static READY: Ready = Ready {
    noun: Noun::Match,
    score: Score::None,
    seats: Some(&pages::seats::SEATS),
    lessons: Some(&pages::lessons::LIST),
    options: Tactics::OPTIONS,
    numbers: || engine::tuning::template(&Content::WRITTEN),
    begin: |options, seed| Tactics::begin(options, seed).map(|session| session.record_bytes()),
    verify: Tactics::verdict,
    rule_sets: RULE_SETS,
    summarise: gist::<Tactics>,
    describe: |gist, table, kept| {
        let table = pages::seats::seated(table)?;
        Ok(summary::<Tactics>(gist, kept).describe(table.as_ref()))
    },
    play: crate::table::open::<seat::play::Play>,
    watch: crate::table::watch::<seat::screening::Screened>,
    codex: |rules| chapters(rules.parse::<RuleSet>().unwrap_or_default().content()),
    picture: pictured,
    rulebook: stage::rulebook::<Tactics>,
    history: |matches, _| pages::history::page(matches),
    miniature: pages::miniature::view,
};

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
