//! Endless Tower in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

mod board;
mod chart;
mod climber;
mod deed;
mod detail;
mod ending;
mod errands;
pub mod field;
mod footage;
mod gear;
mod given_up;
mod hear;
mod hints;
mod history;
mod leave;
mod lines;
mod map;
mod marks;
mod miniature;
mod moment;
mod play;
mod press;
mod press_held;
mod run;
mod screen;
mod screening;
mod side;
mod sights;
mod sparks;
mod strip;
mod table;
mod tableau;
mod ticker;
mod tools;
mod top;
mod trade;
mod window;

use ::labyrinth::{Ailment, Content, Flask, Kind, Relic, Rules, Spell, Thing, Tower};
use arcade::Exhibit;
use stage::Description;
use stage::labyrinth::{RULE_SETS, Summary, chapters, rulebook, summarise};

use crate::art::Art;
use crate::games::{Noun, Ready, Score};
use climber::Climber;

/// What the shell knows about Endless Tower.
pub static READY: Ready = Ready {
    noun: Noun::Run,
    score: Score::Points,
    seats: Some(&climber::SEATS),
    lessons: None,
    options: Tower::OPTIONS,
    numbers: || engine::tuning::template(&Content::TUNED),
    begin: |options, seed| Tower::begin(options, seed).map(|session| session.record_bytes()),
    verify: Tower::verdict,
    rule_sets: RULE_SETS,
    describe: |record, table, kept| {
        Climber::kept(table)?;
        Ok(described(&Summary { kept, ..summarise(record)? }, table))
    },
    play: table::open,
    watch: screening::open,
    codex: |rules| {
        let rules: Rules = rules.parse().unwrap_or_default();
        chapters(rules.content(), rules)
    },
    picture: pictured,
    rulebook,
    history: history::page,
    miniature: miniature::view,
};

/// What a list says about a run, with whoever climbed if it was a bot.
fn described(run: &Summary, climber: Option<&str>) -> Description {
    let description = run.describe();
    match climber.filter(|name| *name != Climber::Person.name()) {
        Some(bot) => Description { headline: format!("{bot}: {}", description.headline), ..description },
        None => description,
    }
}

/// What the rules have an entry for.
fn pictured(entry: &str) -> Option<Art> {
    let is_named = |name: String| name.eq_ignore_ascii_case(entry);
    let kind = Kind::ALL.into_iter().find(|kind| is_named(kind.to_string())).map(Art::dweller);
    let spell = || Spell::ALL.into_iter().find(|spell| is_named(spell.to_string())).map(Art::spell);
    let flask = || Flask::ALL.into_iter().find(|flask| is_named(flask.to_string())).map(Art::flask);
    let ail = || Ailment::ALL.into_iter().find(|ailment| is_named(ailment.to_string())).map(Art::ailment);
    let relic = || Relic::ALL.into_iter().find(|relic| is_named(relic.to_string())).map(|_| Art::Trophy);
    let things = [
        Thing::Chest,
        Thing::Key(0),
        Thing::Spikes,
        Thing::Darts,
        Thing::Pad,
        Thing::Shop,
        Thing::HealStation,
    ];
    let thing = || things.into_iter().find(|thing| is_named(thing.to_string())).map(sights::pictured);
    kind.or_else(spell).or_else(flask).or_else(ail).or_else(relic).or_else(thing)
}
