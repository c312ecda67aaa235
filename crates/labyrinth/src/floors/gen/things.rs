//! What lies and stands on a floor.

use engine::SplitMix64;
use grid::{Flood, Point, any, two_routes};

use crate::floors::r#gen::draft::{Draft, shuffle};
use crate::floors::r#gen::plan::Plan;
use crate::{Cells, Landmark, Thing};

/// Doorways with a door, in hundredths.
const DOORS: u32 = 40;
/// Of the dead ends, in hundredths, those with a reward; more than floors promise.
const REWARDED: usize = 70;
/// How many locked rooms a floor has at most.
const LOCKS: usize = 2;
/// How far foes arrive from where one comes up, in steps.
const PAD_DISTANCE: u16 = 10;
/// How near the edge of the floor a pad lies.
const PERIPHERY: u8 = 9;

/// Furnishes a floor, and gives both ways to the stairs, the shorter first; nothing when what stands
/// there closes one of them.
pub(super) fn furnish(draft: &mut Draft, plan: &Plan, stream: &mut SplitMix64) -> Option<[Vec<Point>; 2]> {
    begin_and_end(draft, stream)?;
    if plan.is_milestone {
        serve(draft, stream)?;
    }
    hang_doors(draft, stream);
    stand_landmarks(draft, plan, stream);
    let routes = routes(draft)?;
    lock_rooms(draft, &routes, stream);
    reward(draft, stream);
    lay_pads(draft, plan, stream);
    lay_traps(draft, plan, &routes, stream);
    Some(routes)
}

/// Both ways to the stairs as they are now, the shorter first.
fn routes(draft: &Draft) -> Option<[Vec<Point>; 2]> {
    let floor = &draft.floor;
    let [start, exit] = [floor.start_room, floor.exit_room].map(|room| floor.room_cells(room));
    let blocked: Cells = draft.standing();
    two_routes(&start, &exit, &(floor.open - floor.locked() - blocked), floor.width)
}

fn begin_and_end(draft: &mut Draft, stream: &mut SplitMix64) -> Option<()> {
    let rooms = [draft.floor.start_room, draft.floor.exit_room];
    let [start, exit] = rooms.map(|room| draft.floor.room_cells(room) - draft.doorways(room).spread());
    draft.floor.start = any(&start, stream)?;
    draft.floor.exit = any(&exit, stream)?;
    Some(())
}

/// The shop in a room near the beginning, the heal station where one comes up.
fn serve(draft: &mut Draft, stream: &mut SplitMix64) -> Option<()> {
    let start = draft.floor.start_room;
    let near: Vec<usize> = draft.beside(start).filter(|room| *room != draft.floor.exit_room).collect();
    let shops = near.iter().fold(Cells::NONE, |cells, room| cells | draft.floor.room_cells(*room));
    let shop = any(&(draft.aside() & shops), stream)?;
    draft.put(shop, Thing::Shop);
    let station = any(&(draft.aside() & draft.floor.room_cells(start)), stream)?;
    draft.put(station, Thing::HealStation);
    Some(())
}

fn hang_doors(draft: &mut Draft, stream: &mut SplitMix64) {
    for room in 0..draft.floor.rooms.len() {
        for doorway in draft.doorways(room).iter() {
            if stream.below(100) < DOORS {
                draft.floor.doors.insert(doorway);
            }
        }
    }
}

fn stand_landmarks(draft: &mut Draft, plan: &Plan, stream: &mut SplitMix64) {
    let kinds = [Landmark::Statue, Landmark::Fountain, Landmark::Shrine];
    let ends = draft.floor.end_rooms();
    for landmark in kinds.into_iter().cycle().take(plan.landmarks) {
        let Some(place) = any(&(draft.aside() - ends), stream) else { return };
        draft.put(place, Thing::Landmark(landmark));
    }
}

/// Locks rooms that are no part of any way, and lays each key into a room on one of the ways.
fn lock_rooms(draft: &mut Draft, routes: &[Vec<Point>; 2], stream: &mut SplitMix64) {
    let standing = draft.standing();
    let is_bare = |room: &usize| !draft.floor.room_cells(*room).meets(&standing);
    let mut rooms: Vec<usize> = draft.floor.dead_end_rooms().filter(is_bare).collect();
    shuffle(&mut rooms, stream);
    let on_the_way: Cells = routes.iter().flatten().copied().collect();
    for room in rooms.into_iter().take(LOCKS) {
        let Some(door) = draft.doorways(room).first() else { continue };
        let ends = [draft.floor.start_room, draft.floor.exit_room];
        let is_passed =
            |place: &usize| !ends.contains(place) && draft.floor.room_cells(*place).meets(&on_the_way);
        let passed = (0..draft.floor.rooms.len()).filter(is_passed);
        let beds = passed.fold(Cells::NONE, |cells, place| cells | draft.floor.room_cells(place));
        let chest = any(&(draft.bare() & draft.floor.room_cells(room)), stream);
        let key = any(&(draft.bare() & beds), stream);
        if let (Some(chest), Some(key)) = (chest, key) {
            draft.lock(door, key);
            draft.put(chest, Thing::Chest);
        }
    }
}

/// Puts something good into most dead ends.
fn reward(draft: &mut Draft, stream: &mut SplitMix64) {
    let mut bare: Vec<Cells> = crate::floors::proof::dead_ends(&draft.floor);
    let count = bare.len();
    bare.retain(|end| !draft.rewards().meets(end));
    shuffle(&mut bare, stream);
    let there = count - bare.len();
    let wanted = (count * REWARDED).div_ceil(100).saturating_sub(there);
    for end in bare.into_iter().take(wanted) {
        if let Some(place) = any(&(draft.bare() & end), stream) {
            draft.put(place, Thing::Chest);
        }
    }
}

fn lay_pads(draft: &mut Draft, plan: &Plan, stream: &mut SplitMix64) {
    let floor = &draft.floor;
    let inner = grid::Area::new(
        Point::new(PERIPHERY, PERIPHERY),
        floor.width - 2 * PERIPHERY,
        floor.height - 2 * PERIPHERY,
    );
    let near = Flood::new(Cells::of(floor.start), &floor.open).take(usize::from(PAD_DISTANCE));
    let near = near.fold(Cells::NONE, |all, front| all | front);
    let rooms = (0..floor.rooms.len()).filter(|room| *room != floor.exit_room);
    let rooms = rooms.fold(Cells::NONE, |cells, room| cells | floor.room_cells(room));
    let mut beds = (rooms & draft.reachable()) - Cells::of_area(inner) - near;
    for _ in 0..plan.pads {
        let Some(pad) = any(&(draft.bare() & beds), stream) else { return };
        draft.put(pad, Thing::Pad);
        // Pads keep away from each other, so that foes come from more than one side.
        beds -= (0..6).fold(Cells::of(pad), |cells, _| cells.grown());
    }
}

/// Traps, most of them on the shorter way: it is the riskier one.
fn lay_traps(draft: &mut Draft, plan: &Plan, routes: &[Vec<Point>; 2], stream: &mut SplitMix64) {
    let ends = draft.floor.end_rooms();
    let corridors = draft.floor.corridor_cells();
    let [shorter, longer] = routes.each_ref().map(|route| route.iter().copied().collect::<Cells>());
    for place in 0..plan.traps {
        let beds = if place % 3 < 2 { shorter } else { draft.reachable() - shorter - longer };
        let Some(trap) = any(&((draft.bare() & beds) - ends), stream) else { continue };
        let kind =
            if corridors.contains(trap) && stream.below(2) == 0 { Thing::Darts } else { Thing::Spikes };
        draft.put(trap, kind);
    }
}
