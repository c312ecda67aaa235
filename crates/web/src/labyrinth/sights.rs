//! What is to be seen from where the hero stands, for whoever does not see the picture.

use grid::Point;
use labyrinth::{Cells, Rank, Tower, View};

use super::pictured::{loot_art, thing_art};
use crate::art::Art;
use crate::words::LabyrinthWords;

/// Something worth a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// Where it is.
    pub(super) at: Point,
    /// What it looks like.
    pub(super) art: Art,
    /// How much of a foe it is, if it is one.
    pub(super) rank: Option<Rank>,
    /// What it is.
    pub(super) name: String,
    /// What is to be known about it at a glance.
    pub(super) state: String,
    /// Where it is from here, in words.
    pub(super) place: String,
    /// How many steps away, if nothing were in the way.
    steps: u16,
}

/// All that is worth a look, foes first, the nearest first among equals.
pub(super) fn sights(view: &View, words: &LabyrinthWords) -> Vec<Sight> {
    within(view, view.seen, words)
}

/// All known places that are worth a walk, the nearest first.
pub(super) fn places(view: &View, words: &LabyrinthWords) -> Vec<Sight> {
    let of_use = stage::dungeon::sights::<Tower>(view);
    let mut all = within(view, view.explored, words);
    all.retain(|sight| {
        let is_trap = matches!(sight.art, Art::Spikes | Art::Darts);
        sight.rank.is_none() && !is_trap && of_use.contains(&sight.at)
    });
    all
}

fn within(view: &View, tiles: Cells, words: &LabyrinthWords) -> Vec<Sight> {
    let mut all: Vec<Sight> = Vec::new();
    let mut add = |at: Point, art: Art, rank: Option<Rank>, name: String, state: String| {
        let steps = at.distance(view.hero.at);
        let sight = Sight { at, art, rank, name, state, place: place(view.hero.at, at, words), steps };
        // There are few, and sorting code would have to travel.
        let key = |sight: &Sight| (sight.rank.is_none(), sight.steps);
        let place = all.partition_point(|known| key(known) <= key(&sight));
        all.insert(place, sight);
    };
    for foe in &view.foes {
        let mut state = format!("{} / {} {}", foe.hp, foe.stats.hp, words.hp);
        let mut note = |word: &str| {
            state.push_str(", ");
            state.push_str(word);
        };
        if !foe.is_awake() {
            note(words.unaware);
        }
        if foe.intent.is_some() {
            note(words.announces);
        }
        if foe.guards {
            note(words.guards);
        }
        if foe.hurries {
            note(words.hurries);
        }
        for (ailment, _) in foe.ailments.iter() {
            note(&ailment.to_string());
        }
        add(foe.at, Art::dweller(foe.kind), Some(foe.kind.rank()), foe.kind.to_string(), state);
    }
    for pad in &view.pads {
        if let Some(arrival) = pad.arrival {
            let state = (words.arrives)(arrival.turns);
            add(pad.at, Art::Pad, Some(arrival.kind.rank()), arrival.kind.to_string(), state);
        }
    }
    for &(at, thing) in view.things.iter().filter(|(at, _)| tiles.contains(*at)) {
        let state = if view.spent.contains(at) { words.spent.to_owned() } else { String::new() };
        add(at, thing_art(thing), None, thing.to_string(), state);
    }
    for &(at, loot) in view.loot.iter().filter(|(at, _)| tiles.contains(*at)) {
        add(at, loot_art(loot), None, loot.to_string(), String::new());
    }
    if let Some(exit) = view.exit.filter(|exit| tiles.contains(*exit)) {
        let state = if view.is_exit_shut { words.shut.to_owned() } else { String::new() };
        add(exit, Art::Stairs, None, words.stairs.to_owned(), state);
    }
    for at in (view.doors & tiles).iter() {
        let state = if view.locked.contains(at) {
            words.locked
        } else if view.closed.contains(at) {
            words.closed
        } else {
            words.open
        };
        let art = if view.closed.contains(at) { Art::DoorShut } else { Art::DoorOpen };
        add(at, art, None, words.door.to_owned(), state.to_owned());
    }
    for at in (view.cracks & tiles).iter() {
        add(at, Art::Grille, None, words.crack.to_owned(), String::new());
    }
    all
}

/// Where something is from here: `3 east, 2 north`.
pub(super) fn place(from: Point, to: Point, words: &LabyrinthWords) -> String {
    let [north, east, south, west] = words.directions;
    let across = i32::from(to.x) - i32::from(from.x);
    let down = i32::from(to.y) - i32::from(from.y);
    let part = |distance: i32, before: &str, after: &str| match distance {
        0 => None,
        distance if distance < 0 => Some(format!("{} {before}", -distance)),
        distance => Some(format!("{distance} {after}")),
    };
    let parts = [part(across, west, east), part(down, north, south)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { words.here.to_owned() } else { parts.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Language;
    use crate::words::Words;

    #[test]
    fn places_are_told_by_steps_and_directions() {
        let words = Words::of(Language::English).labyrinth;
        let from = Point::new(10, 10);
        let told = [(13, 8), (10, 11), (9, 10), (10, 10)].map(|(x, y)| place(from, Point::new(x, y), words));
        assert_eq!(told, ["3 east, 2 north", "1 south", "1 west", "here"]);
    }
}
