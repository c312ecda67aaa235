//! Forward in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

use ::forward::{Card, Forward};
use arcade::Hosted;
use stage::forward::{RULE_SETS, chapters};

pub(crate) use pages::history::Journeys;

use crate::art::Art;
use crate::games::{Noun, Ready, Score, gist, summary};

/// What the shell knows about Forward.
pub static READY: Ready = Ready {
    noun: Noun::Run,
    score: Score::Points,
    seats: None,
    lessons: None,
    options: Forward::OPTIONS,
    numbers: || engine::tuning::template(&::forward::Content::HOUSE),
    begin: |options, seed| Forward::begin(options, seed).map(|session| session.record_bytes()),
    verify: Forward::verdict,
    rule_sets: RULE_SETS,
    summarise: gist::<Forward>,
    describe: |gist, _, kept| Ok(summary::<Forward>(gist, kept).describe()),
    play: crate::table::open::<seat::play::Play>,
    watch: crate::table::watch::<seat::screening::Screened>,
    codex: |rules| chapters(&::forward::Content::HOUSE, rules.parse().unwrap_or_default()),
    // An entry of a card begins with how many of it there are.
    picture: |entry| {
        let (_, name) = entry.split_once(' ').filter(|(count, _)| count.parse::<u8>().is_ok())?;
        Card::ALL.into_iter().find(|card| card.to_string() == name).map(Art::card)
    },
    rulebook: stage::rulebook::<Forward>,
    history: crate::history::page::<Journeys>,
    miniature: pages::miniature::view,
};

mod pages;
mod panels;
mod seat;
