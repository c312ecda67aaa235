//! The floor as the painter wants it.

use grid::Point;
use labyrinth::{Landmark, Thing, View};

use super::field::{Arrival, Door, Ground, Prop, Sight, Supply, Terrain};

/// The floor as far as the player knows it.
pub(super) fn ground(view: &View) -> Ground {
    let mut ground = Ground::unknown(view.floor.0, view.width, view.height);
    for at in view.explored.iter() {
        let tile = ground.tile_mut(at);
        tile.sight = if view.seen.contains(at) { Sight::Seen } else { Sight::Remembered };
        tile.terrain = terrain(view, at);
    }
    for &(at, thing) in &view.things {
        ground.tile_mut(at).prop = Some(prop(view, at, thing));
    }
    for &(at, loot) in &view.loot {
        ground.tile_mut(at).find = Some(loot.into());
    }
    ground
}

fn terrain(view: &View, at: Point) -> Terrain {
    if view.cracks.contains(at) {
        Terrain::Cracked
    } else if !view.open.contains(at) {
        Terrain::Wall
    } else if view.exit == Some(at) {
        Terrain::Stairs(if view.is_exit_shut { Door::Shut } else { Door::Open })
    } else if view.locked.contains(at) {
        Terrain::Door(Door::Locked)
    } else if view.doors.contains(at) {
        Terrain::Door(if view.closed.contains(at) { Door::Shut } else { Door::Open })
    } else {
        Terrain::Floor
    }
}

fn prop(view: &View, at: Point, thing: Thing) -> Prop {
    let is_spent = view.spent.contains(at);
    match thing {
        Thing::Landmark(Landmark::Fountain) if is_spent => Prop::Fountain(Supply::Spent),
        Thing::Landmark(Landmark::Shrine) if is_spent => Prop::Shrine(Supply::Spent),
        Thing::Pad => {
            let pad = view.pads.iter().find(|pad| pad.at == at);
            let arrival = pad.and_then(|pad| pad.arrival);
            Prop::Pad(arrival.map(|arrival| Arrival { turns: arrival.turns.0, rank: arrival.kind.rank() }))
        }
        other => Prop::fresh(other),
    }
}
