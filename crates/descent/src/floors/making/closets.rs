//! Closets: a vault behind a lock, and something behind a wall that is no wall.

use engine::SplitMix64;
use grid::{Area, Direction, Flood, Point, any};

use super::chambers;
use super::draft::Draft;
use super::things::keeps_shop;
use crate::{Cells, Loot, Room, Thing};

/// Digs the closets of a floor: a vault from the second on, and a hidden one on every other.
pub(super) fn dig(draft: &mut Draft, stream: &mut SplitMix64) -> Option<()> {
    let floor = draft.floor.place.floor;
    if floor.0 >= 2 {
        // Where the rock has no place for a treasury, a closet has to do.
        let door = match chambers::dig_room(draft, Room::Treasury, stream) {
            Some(()) => draft.floor.locked.first()?,
            None => strongroom(draft, stream)?,
        };
        // On this side of every lock, and not right beside its door.
        let reached = Flood::new(Cells::of(draft.floor.start), &draft.floor.walkable()).reached();
        let far = reached - Cells::of(door).grown().grown();
        let key = draft.claim(&far, stream)?;
        draft.floor.loot.push((key, Loot::Key));
    }
    if keeps_shop(floor) {
        // Without rock for a shop the keeper stands in the open.
        chambers::dig_room(draft, Room::Shop, stream);
    }
    if floor.0 % 2 == 1 {
        let (door, inside) = closet(draft, stream)?;
        draft.floor.open |= Cells::of_area(inside);
        draft.floor.secrets.insert(door);
        draft.taken |= Cells::of_area(inside) | Cells::of(door);
        draft.floor.things.push((inside.centre(), Thing::Chest));
    }
    Some(())
}

/// A closet with a lock: its door.
fn strongroom(draft: &mut Draft, stream: &mut SplitMix64) -> Option<Point> {
    let (door, inside) = closet(draft, stream)?;
    draft.floor.open |= Cells::of_area(inside) | Cells::of(door);
    draft.floor.locked.insert(door);
    draft.taken |= Cells::of_area(inside) | Cells::of(door);
    draft.floor.things.push((inside.centre(), Thing::Pedestal));
    draft.floor.things.push((inside.corner, Thing::Chest));
    Some(door)
}

/// A place for three by three tiles in the rock with a door to where one can walk: the door, and the inside.
fn closet(draft: &Draft, stream: &mut SplitMix64) -> Option<(Point, Area)> {
    let (width, height) = (draft.floor.width, draft.floor.height);
    let rock = Cells::of_area(Area::new(Point::new(1, 1), width - 2, height - 2))
        - draft.floor.open
        - draft.floor.secrets
        - draft.taken;
    // Centres around which five by five tiles are rock: the closet and its walls.
    let centres = rock.crowded(9).crowded(9);
    let walkable = draft.floor.open - draft.floor.doors - draft.floor.locked - draft.taken;
    let mut found = Cells::NONE;
    for way in Direction::ALL {
        // From the centre it is two steps to the wall and three to what is open.
        let outside = (0..3).fold(walkable, |tiles, _| tiles.shifted(way.opposite()));
        found |= centres & outside;
    }
    let centre = any(&found, stream)?;
    let door_of = |way: Direction| {
        let door = centre.step(way).step(way);
        walkable.contains(door.step(way)).then_some(door)
    };
    let door = Direction::ALL.into_iter().find_map(door_of)?;
    Some((door, Area::new(Point::new(centre.x - 1, centre.y - 1), 3, 3)))
}
