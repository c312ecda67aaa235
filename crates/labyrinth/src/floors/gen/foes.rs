//! Who waits on a floor.

use engine::SplitMix64;
use grid::{Flood, Point, Reach, any, sight};

use crate::floors::r#gen::draft::Draft;
use crate::floors::r#gen::plan::Plan;
use crate::floors::proof::near_way;
use crate::{Cells, Lair, Rank};

/// How many steps lie between where one comes up and the nearest foe.
const PEACE: usize = 8;
/// As far as one sees from where one comes up.
const FIRST_SIGHT: Reach = Reach { columns: 7, rows: 5 };

/// Places foes: most of them along the shorter way, none where one comes up or is seen from there.
pub(super) fn place(draft: &mut Draft, plan: &Plan, routes: &[Vec<Point>; 2], stream: &mut SplitMix64) {
    let floor = &draft.floor;
    let opaque = draft.walls() | floor.doors | floor.locked();
    let seen = sight(floor.start, FIRST_SIGHT, &opaque);
    let near = Flood::new(Cells::of(floor.start), &floor.open).take(PEACE + 1);
    let peace = near.fold(seen, |all, front| all | front);
    let exit = floor.room_cells(floor.exit_room);
    let reachable = draft.reachable();
    let [guarded, quiet] = routes.each_ref().map(|route| near_way(route, &reachable));
    let land = reachable - peace - exit;
    let boss = plan.is_milestone.then(|| any(&(draft.bare() & exit), stream)).flatten();
    if let Some(at) = boss {
        draft.add_foe(Lair { at, rank: Rank::Boss });
    }
    for place in 0..plan.foes {
        let rank = if place < plan.elites { Rank::Elite } else { Rank::Normal };
        let free = draft.bare() & land;
        let beds = if place % 5 < 3 { free & guarded } else { free - guarded - quiet };
        if let Some(at) = any(&beds, stream).or_else(|| any(&free, stream)) {
            draft.add_foe(Lair { at, rank });
        }
    }
}
