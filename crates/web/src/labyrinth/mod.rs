//! Endless Tower in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

use ::labyrinth::{Ailment, Bow, Content, Flask, Kind, Labyrinth, Make, Relic, Rules, Spell, Thing};
use arcade::Hosted;
use stage::Description;
use stage::labyrinth::{RULE_SETS, Summary, chapters};

use crate::art::Art;
use crate::dungeon::Screened;
use crate::games::{Noun, Ready, Score, gist, summary};
use seat::{Climber, Play, SEATS};

/// What the shell knows about Endless Tower.
pub static READY: Ready = Ready {
    noun: Noun::Run,
    score: Score::Points,
    seats: Some(&SEATS),
    lessons: None,
    options: Labyrinth::OPTIONS,
    numbers: || engine::tuning::template(&Content::TUNED),
    begin: |options, seed| Labyrinth::begin(options, seed).map(|session| session.record_bytes()),
    verify: Labyrinth::verdict,
    rule_sets: RULE_SETS,
    summarise: gist::<Labyrinth>,
    describe: |gist, table, kept| {
        Climber::kept(table)?;
        Ok(described(&summary::<Labyrinth>(gist, kept), table))
    },
    play: crate::table::open::<Play>,
    watch: crate::table::watch::<Screened<Labyrinth>>,
    codex: |rules| {
        let rules: Rules = rules.parse().unwrap_or_default();
        chapters(rules.content(), rules)
    },
    picture: pictured,
    rulebook: stage::rulebook::<Labyrinth>,
    history: crate::history::page::<pages::history::Climbs>,
    miniature: pages::miniature::view,
};

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

mod pages;
mod panels;
mod seat;
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
