//! Rooms that were drawn by hand find their places in the rock.

use engine::SplitMix64;
use grid::architect::Template;
use grid::{Area, Disc, Point, any, sight};

use super::draft::Draft;
use super::terrain;
use crate::floors::floor::Encounter;
use crate::text::map;
use crate::{Cells, Kind, Room, Thing};

/// So many rooms that chance chooses are on a floor at most.
const MOST: usize = 2;
/// No room opens nearer to where one arrives, in steps.
const PEACE: usize = 14;

/// Digs rooms that belong to the place, in any order, while there is rock for them.
pub(super) fn dig(draft: &mut Draft, stream: &mut SplitMix64) {
    let place = draft.floor.place;
    let mut left: Vec<Room> =
        Room::ALL.into_iter().filter(|room| !room.is_appointed() && room.belongs_to(place)).collect();
    let mut dug = 0;
    while dug < MOST && !left.is_empty() {
        let room = left.swap_remove(stream.below(u32::try_from(left.len()).expect("rooms are few")) as usize);
        dug += usize::from(dig_room(draft, room, stream).is_some());
    }
}

/// Digs a room somewhere, turned somehow; nothing when there is no rock for it.
pub(super) fn dig_room(draft: &mut Draft, room: Room, stream: &mut SplitMix64) -> Option<()> {
    let templates = room.templates();
    let first = stream.below(u32::try_from(templates.len()).expect("turns are few")) as usize;
    let doorsteps = doorsteps(draft);
    let kept =
        draft.floor.rooms.iter().fold(draft.floor.open, |kept, (_, area)| kept | Cells::of_area(*area));
    let kept = kept | draft.taken | draft.floor.secrets;
    for turn in 0..templates.len() {
        let template = &templates[(first + turn) % templates.len()];
        if let Some(corner) = corner(draft, template, &kept, &doorsteps, stream) {
            put(draft, room, template, corner);
            return Some(());
        }
    }
    None
}

/// Where its upper left corner may be: in untouched rock, and whoever stands before any of its entrances has come
/// from somewhere.
fn corner(
    draft: &Draft,
    template: &Template,
    kept: &Cells,
    doorsteps: &Cells,
    stream: &mut SplitMix64,
) -> Option<Point> {
    let within = Area::new(Point::new(1, 1), draft.floor.width - 2, draft.floor.height - 2);
    let fits = template.places(kept, within) & template.places(doorsteps, within);
    let leads_on = |corner: &Point| {
        template.entrances(*corner).all(|at| at.neighbours().into_iter().any(|side| doorsteps.contains(side)))
    };
    let fits: Cells = fits.iter().filter(leads_on).collect();
    any(&fits, stream)
}

/// The tiles from which a room may be entered: where something else already is, nobody walks in; and nobody who
/// arrives looks into one.
fn doorsteps(draft: &Draft) -> Cells {
    let floor = &draft.floor;
    let everything = Cells::of_area(Area::new(Point::new(0, 0), floor.width, floor.height));
    let opaque = (everything - floor.open) | floor.doors | floor.locked;
    let seen = sight(floor.start, Disc { radius: 12 }, &opaque);
    let hall = floor.arena.map_or(Cells::NONE, Cells::of_area);
    draft.bare() - seen - hall - draft.near_start(PEACE)
}

/// Everything of a drawing comes to the floor, tile by tile.
fn put(draft: &mut Draft, room: Room, template: &Template, corner: Point) {
    let mut guards: Vec<(Kind, Point)> = Vec::new();
    for (at, letter) in template.tiles(corner).filter(|(_, letter)| *letter != '#') {
        let floor = &mut draft.floor;
        if letter == 'C' {
            floor.secrets.insert(at);
            continue;
        }
        floor.open.insert(at);
        let matter = map::GROUND.into_iter().find(|(_, drawn)| *drawn == letter).map(|(matter, _)| matter);
        let thing = Thing::ALL.into_iter().find(|thing| map::thing(*thing) == letter);
        let kind = Kind::ALL.into_iter().find(|kind| kind.nature().letter == letter);
        match (letter, thing, matter, kind) {
            ('L', ..) => floor.locked.insert(at),
            ('*', ..) => floor.piles.push(at),
            (_, Some(trap), ..) if trap.is_trap() => floor.traps.push((at, trap)),
            (_, Some(thing), ..) => floor.things.push((at, thing)),
            (_, _, Some(matter), _) => terrain::put(draft, matter, &Cells::of(at)),
            (.., Some(kind)) => {
                guards.push((kind, at));
                if let Some(matter) = kind.lurks_in() {
                    terrain::put(draft, matter, &Cells::of(at));
                }
            }
            _ => {}
        }
    }
    if let Some((kind, _)) = guards.first() {
        let tiles = guards.iter().map(|(_, at)| *at).collect();
        draft.floor.encounters.push(Encounter { kind: *kind, tiles });
    }
    let area = template.area(corner);
    draft.taken |= Cells::of_area(area);
    draft.entrances |= template.entrances(corner).collect();
    draft.floor.rooms.push((room, area));
}
