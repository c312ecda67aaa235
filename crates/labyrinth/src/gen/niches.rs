//! The small lines: niches in the walls, closets behind cracks, and cracks that save a long way.

use engine::SplitMix64;
use grid::{Area, Direction, Point, distances};

use super::draft::{Draft, any, shuffle};
use super::plan::Plan;
use crate::{Cells, Thing};

/// How many steps a secret way saves at least.
pub(crate) const SHORTCUT: u16 = 14;
/// How many secret ways a floor has at most.
const SHORTCUTS: usize = 2;

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

/// Rock beside an open tile that can be carved so deep without touching anything else.
fn pick(draft: &Draft, depth: usize, stream: &mut SplitMix64) -> Option<Vec<Point>> {
    let quiet = quiet_rock(draft);
    let mut directions = Direction::ALL;
    shuffle(&mut directions, stream);
    directions.into_iter().find_map(|direction| {
        // Rock with rock ahead and on both sides, its back to an open tile.
        let front = (0..depth).fold(quiet, |rock, _| rock & quiet.shifted(direction.opposite()));
        let beds = front & draft.floor.open.shifted(direction);
        let first = any(&beds, stream)?;
        let rock = std::iter::successors(Some(first), |point| Some(point.step(direction))).take(depth);
        Some(rock.collect())
    })
}

/// Rock that stays rock on both sides, away from the edge, from doorways and from secrets.
fn quiet_rock(draft: &Draft) -> Cells {
    let floor = &draft.floor;
    let within = Cells::of_area(Area::new(Point::new(2, 2), floor.width - 4, floor.height - 4));
    let corridors: Cells =
        floor.corridors.iter().flat_map(|corridor| corridor.tiles.iter().copied()).collect();
    let special = floor.room_cells(floor.exit_room) | floor.secrets;
    within - floor.open - corridors.grown() - special.grown().grown()
}

/// Cracks walls between two tiles that are far apart on foot.
fn crack_walls(draft: &mut Draft, stream: &mut SplitMix64) {
    let open = draft.floor.open;
    let rock = Cells::of_area(Area::new(Point::new(2, 2), draft.floor.width - 4, draft.floor.height - 4))
        - open
        - draft.floor.secrets.grown();
    let ends = draft.floor.room_cells(draft.floor.start_room) | draft.floor.room_cells(draft.floor.exit_room);
    let thin = [Direction::North, Direction::East].map(|direction| {
        let both = open.shifted(direction) & open.shifted(direction.opposite());
        let [left, right] = direction.sides().map(|side| open.shifted(side));
        (direction, (rock & both) - left - right - ends.grown())
    });
    let mut walls: Vec<(Point, Direction)> =
        thin.iter().flat_map(|(direction, cells)| cells.iter().map(|point| (point, *direction))).collect();
    shuffle(&mut walls, stream);
    let mut cracked = 0;
    for (wall, direction) in walls.into_iter().take(12) {
        let [one, other] = [direction, direction.opposite()].map(|way| wall.step(way));
        let far = distances(Cells::of(one), &open, draft.floor.width).get(other).flatten();
        if cracked < SHORTCUTS && far.is_some_and(|far| far >= SHORTCUT) {
            draft.floor.secrets.insert(wall);
            cracked += 1;
        }
    }
}
