//! The small lines: niches in the walls, closets behind cracks, and cracks that save a long way.

use engine::SplitMix64;
use grid::{Area, Direction, Point, any, distances};

use crate::floors::r#gen::draft::{Draft, shuffle};
use crate::floors::r#gen::plan::Plan;
use crate::{Cells, Thing};

/// How many steps a secret way saves at least.
const SHORTCUT: u16 = 14;
/// How many secret ways a floor has at most.
const SHORTCUTS: usize = 2;
/// How many walls are looked at for them.
const LOOKED_AT: usize = 12;

/// Carves what is small.
pub(super) fn carve(draft: &mut Draft, plan: &Plan, stream: &mut SplitMix64) {
    for _ in 0..plan.niches {
        let Some(niche) = pick(draft, 1, stream) else { break };
        draft.floor.open.insert(niche[0]);
    }
    for _ in 0..plan.closets {
        let Some(rock) = pick(draft, 2, stream) else { break };
        draft.floor.secrets.insert(rock[0]);
        draft.floor.open.insert(rock[1]);
        draft.put(rock[1], Thing::Chest);
    }
    crack_walls(draft, stream);
}

/// Rock beside a room that can be carved so deep without touching anything else.
fn pick(draft: &Draft, depth: usize, stream: &mut SplitMix64) -> Option<Vec<Point>> {
    let quiet = quiet_rock(draft);
    let mut directions = Direction::ALL;
    shuffle(&mut directions, stream);
    directions.into_iter().find_map(|direction| {
        // Rock all the way and one tile more, with rock on both sides, its back to a room.
        let [left, right] = direction.sides();
        let walled = quiet & quiet.shifted(left) & quiet.shifted(right);
        let mut ahead = walled;
        let beds = (0..depth).fold(walled, |beds, _| {
            ahead = ahead.shifted(direction.opposite());
            beds & ahead
        });
        let first = any(&(beds & draft.floor.all_rooms().shifted(direction)), stream)?;
        let rock = std::iter::successors(Some(first), |point| Some(point.step(direction))).take(depth);
        Some(rock.collect())
    })
}

/// Rock away from the edge, from corridors, from the room of the stairs and from secrets.
fn quiet_rock(draft: &Draft) -> Cells {
    let floor = &draft.floor;
    let special = floor.room_cells(floor.exit_room) | floor.secrets;
    within(draft) - floor.open - floor.corridor_cells().grown() - special.grown().grown()
}

/// What is not the edge.
fn within(draft: &Draft) -> Cells {
    Cells::of_area(Area::new(Point::new(2, 2), draft.floor.width - 4, draft.floor.height - 4))
}

/// Cracks walls between two tiles that are far apart on foot.
fn crack_walls(draft: &mut Draft, stream: &mut SplitMix64) {
    let open = draft.floor.open;
    // A niche with a crack would be a way through.
    let rock = within(draft) - open - draft.floor.niches().grown();
    let ends = draft.floor.end_rooms();
    let thin = [Direction::North, Direction::East].map(|direction| {
        let both = open.shifted(direction) & open.shifted(direction.opposite());
        let [left, right] = direction.sides().map(|side| open.shifted(side));
        (direction, (rock & both) - left - right - ends.grown())
    });
    let mut walls: Vec<(Point, Direction)> =
        thin.iter().flat_map(|(direction, cells)| cells.iter().map(|point| (point, *direction))).collect();
    shuffle(&mut walls, stream);
    let mut cracked = 0;
    for (wall, direction) in walls.into_iter().take(LOOKED_AT) {
        if cracked == SHORTCUTS {
            return;
        }
        let [one, other] = [direction, direction.opposite()].map(|way| wall.step(way));
        let far = distances(Cells::of(one), &(open | draft.floor.secrets), draft.floor.width);
        let is_far = far.get(other).flatten().is_some_and(|far| far >= SHORTCUT);
        if is_far && !draft.floor.secrets.grown().contains(wall) {
            draft.floor.secrets.insert(wall);
            cracked += 1;
        }
    }
}
