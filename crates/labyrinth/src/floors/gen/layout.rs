//! The large lines: rooms, which of them are joined, and the corridors between them.

use engine::SplitMix64;
use grid::{Area, Link, Point, RoomPlan, place_rooms};

use crate::floors::r#gen::corridors::Digger;
use crate::floors::r#gen::links;
use crate::floors::r#gen::plan::Plan;
use crate::{Cells, Corridor};

/// Rooms and corridors, and where the way begins and ends.
pub(super) struct Layout {
    pub(super) width: u8,
    pub(super) height: u8,
    pub(super) rooms: Vec<Area>,
    pub(super) corridors: Vec<Corridor>,
    pub(super) open: Cells,
    pub(super) start_room: usize,
    pub(super) exit_room: usize,
}

/// Tiles of rock between the edge of the floor and anything open.
const MARGIN: u8 = 2;

/// Lays a floor out, unless the rooms fell so that it cannot be done.
pub(super) fn lay_out(plan: &Plan, stream: &mut SplitMix64) -> Option<Layout> {
    let within = Area::new(Point::new(MARGIN, MARGIN), plan.width - 2 * MARGIN, plan.height - 2 * MARGIN);
    let wanted =
        RoomPlan { within, count: plan.rooms, width: [3, 8], height: [3, 6], spacing: 3, tries: 160 };
    let rooms = place_rooms(&wanted, &[], stream);
    if rooms.len() < plan.fewest_rooms {
        return None;
    }
    let (start_room, exit_room) = far_apart(&rooms, stream);
    let mut digger = Digger::new(within, &rooms);
    let tree = links::tree(&rooms);
    for link in &tree {
        digger.dig(*link, stream)?;
    }
    links::join_twice(&mut digger, &rooms, &tree, [start_room, exit_room], stream)?;
    let (open, corridors) = digger.finish();
    Some(Layout { width: plan.width, height: plan.height, rooms, corridors, open, start_room, exit_room })
}

/// Two rooms that are far apart: one of the few farthest pairs, in either order.
fn far_apart(rooms: &[Area], stream: &mut SplitMix64) -> (usize, usize) {
    let mut pairs: Vec<Link> = links::pairs(rooms.len()).collect();
    grid::sort_few(&mut pairs, |link| {
        std::cmp::Reverse(rooms[link.0].centre().distance(rooms[link.1].centre()))
    });
    let Link(one, other) = pairs[stream.below(4) as usize];
    if stream.below(2) == 0 { (one, other) } else { (other, one) }
}
