//! What is to be seen from where whoever leads stands, for whoever does not see the picture.

use grid::Point;
use leptos::prelude::*;
use stage::dungeon::{Door, Terrain};

use super::Paged;
use super::board::{Board, Tap};
use crate::art::{Art, Ink, Picture};
use crate::shell::desk::Desk;
use crate::shell::live::{live, value};
use crate::words::DungeonWords;

/// What is to be said of something worth a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sighted {
    /// What it looks like.
    pub(crate) art: Art,
    /// Inks that are others here: which, and what they become.
    pub(crate) dyes: &'static [(Ink, Ink)],
    /// How much of a foe it is, if it is one: the letter, the class and the word.
    pub(crate) rank: Option<(&'static str, &'static str, String)>,
    /// What it is.
    pub(crate) name: String,
    /// What is to be known about it at a glance.
    pub(crate) state: String,
    /// Whether one would walk there.
    pub(crate) is_goal: bool,
}

impl Sighted {
    /// Something that is no foe.
    pub(crate) fn thing(art: Art, name: impl Into<String>, state: impl Into<String>) -> Self {
        Self { art, dyes: &[], rank: None, name: name.into(), state: state.into(), is_goal: true }
    }
}

/// Something worth a look, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Listed {
    /// Where it is.
    pub(super) at: Point,
    /// The same from here, in words.
    pub(super) place: String,
    /// What is to be said of it.
    pub(super) thing: Sighted,
    /// How many steps away, if nothing were in the way.
    steps: u16,
}

/// What is in sight, as buttons: pressing one is like clicking its tile.
pub(crate) fn seen<D: Paged>(board: Board<D>) -> AnyView {
    let told = board.told();
    let part = board.part(|known, now| known != now);
    let rows = move || {
        let rows = part.with(|moment| within::<D>(board.desk, &moment.view, Far::Seen));
        if rows.is_empty() {
            return view! { <p class="quiet small">{told.nothing_in_sight}</p> }.into_any();
        }
        let rows = rows.into_iter().map(|listed| row(board, listed));
        view! { <ul class="dungeon-sights" role="list">{rows.collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="dungeon-seen panel" aria-labelledby="dungeon-seen-title">
            <h2 class="table-panel-title" id="dungeon-seen-title">{told.in_sight}</h2>
            {live(rows)}
        </section>
    }
    .into_any()
}

fn row<D: Paged>(board: Board<D>, Listed { at, place, thing, .. }: Listed) -> AnyView {
    let rank = thing.rank.map(|(letter, class, word)| {
        view! { <span class=format!("dungeon-rank {class}") aria-hidden="true">{letter}</span><span class="sr-only">{word}" "</span> }
    });
    let state = (!thing.state.is_empty())
        .then(|| view! { <span class="dungeon-sight-state small">{thing.state}</span> });
    let inside = view! {
        <span class="dungeon-sight-picture"><Picture sprite=thing.art dyes=thing.dyes/></span>
        <span class="dungeon-sight-name">{rank}{thing.name}</span>
        {state}
        <span class="dungeon-sight-place quiet small">{place}</span>
    };
    let is_marked = move || board.looked_at() == Some(at);
    if board.is_replay() {
        return view! { <li class="dungeon-sight">{inside}</li> }.into_any();
    }
    view! {
        <li>
            <button class="dungeon-sight" aria-pressed=value(move || Some(is_marked())) on:click=board.presses(Tap::Point(at))>{inside}</button>
        </li>
    }
    .into_any()
}

/// All known places that are worth a walk, the nearest first.
pub(super) fn places<D: Paged>(desk: Desk, view: &D::View) -> Vec<Listed> {
    let of_use = stage::dungeon::sights::<D>(view);
    let mut all = within::<D>(desk, view, Far::Known);
    all.retain(|listed| listed.thing.rank.is_none() && listed.thing.is_goal && of_use.contains(&listed.at));
    all
}

/// How far one looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Far {
    Seen,
    Known,
}

/// All that is worth a look, foes first, the nearest first among equals.
fn within<D: Paged>(desk: Desk, view: &D::View, far: Far) -> Vec<Listed> {
    let words = untrack(|| desk.words()).dungeon;
    let here = D::here(view);
    let mut all: Vec<Listed> = Vec::new();
    let mut add = |at: Point, thing: Sighted| {
        let listed = Listed { at, place: place(here, at, words), thing, steps: at.distance(here) };
        // There are few, and sorting code would have to travel.
        let key = |listed: &Listed| (listed.thing.rank.is_none(), listed.steps);
        let place = all.partition_point(|known| key(known) <= key(&listed));
        all.insert(place, listed);
    };
    for body in D::scene(view).others() {
        add(body.at, D::sighted(desk, view, body));
    }
    let points = D::extent(view).points();
    let known: Vec<_> =
        points.map(|at| (at, D::tile(view, at))).filter(|(_, tile)| tile.is_known()).collect();
    for (at, tile) in &known {
        if let Some(comer) = tile.prop.and_then(|prop| D::coming(desk, prop)) {
            add(*at, comer);
        }
    }
    let near = || known.iter().filter(|(_, tile)| far == Far::Known || tile.is_seen());
    for (at, tile) in near() {
        if let Some(prop) = tile.prop {
            add(*at, D::stands_there(desk, prop));
        }
    }
    for (at, tile) in near() {
        if let Some(find) = tile.find {
            add(*at, D::lies_there(find));
        }
    }
    for (at, tile) in near() {
        if let Some(way) = way(tile.terrain, D::shut(desk), words) {
            add(*at, way);
        }
    }
    all
}

/// What is to be said of a tile that leads somewhere.
fn way(terrain: Terrain, shut: &str, words: &DungeonWords) -> Option<Sighted> {
    Some(match terrain {
        Terrain::Stairs(Door::Open) => Sighted::thing(Art::Stairs, words.stairs, ""),
        Terrain::Stairs(_) => Sighted::thing(Art::Stairs, words.stairs, shut),
        Terrain::Door(Door::Shut) => Sighted::thing(Art::DoorShut, words.door, words.closed),
        Terrain::Door(Door::Locked) => Sighted::thing(Art::Lock, words.door, words.locked),
        Terrain::Door(Door::Open) => Sighted::thing(Art::DoorOpen, words.door, words.open),
        Terrain::Cracked => Sighted::thing(Art::Grille, words.crack, ""),
        Terrain::Wall | Terrain::Floor => return None,
    })
}

/// Where something is from here: `3 east, 2 north`.
pub(super) fn place(from: Point, to: Point, words: &DungeonWords) -> String {
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
        let words = Words::of(Language::English).dungeon;
        let from = Point::new(10, 10);
        let told = [(13, 8), (10, 11), (9, 10), (10, 10)].map(|(x, y)| place(from, Point::new(x, y), words));
        assert_eq!(told, ["3 east, 2 north", "1 south", "1 west", "here"]);
    }

    #[test]
    fn whatever_leads_somewhere_is_in_the_list_and_says_whether_it_does() {
        let words = Words::of(Language::English).dungeon;
        let told = |terrain| way(terrain, "shut", words).map(|sighted| (sighted.name, sighted.state));
        let doors = [Door::Open, Door::Shut, Door::Locked];
        let states = doors.map(|door| told(Terrain::Door(door)).expect("a door leads somewhere").1);
        assert_eq!(states, ["open", "closed", "locked"]);
        let stairs = doors.map(|door| told(Terrain::Stairs(door)).expect("so do stairs").1);
        assert_eq!(stairs, ["", "shut", "shut"]);
        assert_eq!([Terrain::Wall, Terrain::Floor].map(told), [None, None]);
    }
}
