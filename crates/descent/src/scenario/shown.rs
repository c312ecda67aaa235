//! What scenarios are there to show, and that nothing is left out.
//!
//! A line `shows item LongTooth Whetstone` says what a scenario is about. It holds only for what was really there:
//! an item that nobody carried, or a pair that was not complete, is refused.

use std::collections::BTreeSet;
use std::fmt::Debug;

use crate::{Descent, Event, Item, Kind, Matter, PAIRS, REACTIONS, Room, Tag, Trait};

/// The rooms of the guide, which come first, are no riddles: there is nothing to solve with or without an item.
const OF_THE_GUIDE: usize = 4;

/// Everything that scenarios are to show, each by what it is and its name.
pub(super) fn everything() -> BTreeSet<String> {
    let bosses = Kind::ALL.into_iter().filter(|kind| kind.is_boss());
    let phases = bosses.flat_map(|kind| (0..kind.nature().phases.len()).map(move |phase| (kind, phase)));
    let reactions = REACTIONS.iter().map(|row| reaction(row.agent, row.other));
    named("kind", Kind::ALL)
        .chain(named("trait", Trait::ALL))
        .chain(named("item", Item::ALL))
        .chain(named("tag", Tag::ALL))
        .chain(PAIRS.iter().map(|pair| format!("pair {}", pair.name)))
        .chain(reactions)
        .chain(phases.map(|(kind, number)| phase(kind, number)))
        .chain(Room::ALL.into_iter().flat_map(ways))
        .collect()
}

fn named<T: Debug>(what: &str, all: impl IntoIterator<Item = T>) -> impl Iterator<Item = String> {
    all.into_iter().map(move |one| format!("{what} {one:?}"))
}

fn reaction(agent: Matter, other: Matter) -> String {
    format!("reaction {agent:?}/{other:?}")
}

fn phase(kind: Kind, number: usize) -> String {
    format!("phase {kind:?}/{}", number + 1)
}

/// The ways through a room that scenarios are to show.
fn ways(room: Room) -> impl Iterator<Item = String> {
    let ways: &[&str] = if (room as usize) < OF_THE_GUIDE { &[""] } else { &["/without", "/with"] };
    ways.iter().map(move |way| format!("room {room:?}{way}"))
}

/// What a line says that its scenario shows.
pub(super) fn claims(line: &str) -> Vec<String> {
    let words = line.strip_prefix("shows ").and_then(|rest| rest.split_once(' '));
    let (what, names) = words.unwrap_or_default();
    names.split_whitespace().map(|name| format!("{what} {name}")).collect()
}

/// What was there while a scenario was played.
#[derive(Default)]
pub(super) struct Witness {
    there: BTreeSet<String>,
    /// What was on the ground at the last look.
    ground: BTreeSet<Matter>,
}

impl Witness {
    pub(super) fn enter(&mut self, room: Room) {
        self.there.extend(ways(room));
    }

    /// Looks at a run, before its first command and after each, with all that happened since the last look.
    pub(super) fn look(&mut self, run: &Descent, events: &[Event]) {
        for foe in &run.foes {
            self.there.extend(named("kind", [foe.kind]));
            self.there.extend(named("trait", Trait::ALL.into_iter().filter(|one| foe.kind.has(*one))));
            self.there.insert(phase(foe.kind, foe.phase.into()));
        }
        for pack in run.heroes.iter().map(|hero| &hero.pack) {
            self.there.extend(named("item", pack.items()));
            self.there.extend(named("tag", pack.full_tags()));
            self.there.extend(pack.pairs().map(|pair| format!("pair {}", pair.name)));
        }
        let ground: BTreeSet<Matter> =
            Matter::ALL.into_iter().filter(|matter| !run.level.ground.layer(*matter).is_empty()).collect();
        let came = events.iter().filter_map(|event| match event {
            Event::Spread { matter, .. } => Some(*matter),
            _ => None,
        });
        let met: BTreeSet<Matter> = came.chain(ground.iter().chain(&self.ground).copied()).collect();
        let can_meet = REACTIONS.iter().filter(|row| met.contains(&row.agent) && met.contains(&row.other));
        self.there.extend(can_meet.map(|row| reaction(row.agent, row.other)));
        self.ground = ground;
    }

    /// What is claimed and was not there.
    pub(super) fn doubts(&self, claims: &[String]) -> Vec<String> {
        claims.iter().filter(|claim| !self.there.contains(*claim)).cloned().collect()
    }
}
