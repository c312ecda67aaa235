//! What the tiles of a floor are made of.

use engine::SplitMix64;
use grid::{Point, any, path};

use super::draft::Draft;
use crate::floors::slides::Slides;
use crate::{Cells, Matter, Thing};

/// No patch of anything has more tiles.
const PATCH: u32 = 26;
/// Nothing lies nearer to where one arrives.
const CLEAR: usize = 4;

/// Spreads patches of all that lies in a biome.
pub(super) fn spread(draft: &mut Draft, stream: &mut SplitMix64) {
    let bare = draft.bare() - draft.near_start(CLEAR) - draft.floor.arena.map_or(Cells::NONE, Cells::of_area);
    let tiles = u32::try_from(draft.floor.open.len()).unwrap_or(u32::MAX);
    for (matter, percent) in draft.floor.place.biome().terrain().ground {
        let mut left = tiles * u32::from(*percent) / 100;
        while left > 0 {
            let Some(patch) = patch(&(bare - draft.floor.ground.layer(*matter)), left, stream) else { break };
            left -= u32::try_from(patch.len()).unwrap_or(left).min(left);
            put(draft, *matter, &patch);
        }
    }
    furnish_arena(draft);
    // Nothing that burns lies beside lava: it would not be there any more.
    let ground = &mut draft.floor.ground;
    ground.lava -= (ground.oil | ground.grass | ground.webs | ground.wood).spread();
    clear_way(draft);
    thaw(draft);
    // Half of the grass is tall: the half that is deepest in it.
    draft.floor.ground.tall = draft.floor.ground.grass.crowded(7);
}

/// A patch that grew from somewhere, tile by tile along its rim.
fn patch(among: &Cells, most: u32, stream: &mut SplitMix64) -> Option<Cells> {
    let size = (4 + stream.below(PATCH - 4)).min(most);
    let mut rim = vec![any(among, stream)?];
    let mut patch = Cells::NONE;
    // A tile that borders on two of the patch is in the rim twice, and as much likelier: patches are round.
    for _ in 0..size {
        rim.retain(|at| !patch.contains(*at));
        if rim.is_empty() {
            break;
        }
        let next = rim.swap_remove(stream.below(u32::try_from(rim.len()).unwrap_or(1)) as usize);
        patch.insert(next);
        rim.extend(next.neighbours().into_iter().filter(|side| among.contains(*side)));
    }
    Some(patch)
}

pub(super) fn put(draft: &mut Draft, matter: Matter, tiles: &Cells) {
    let tiles = *tiles;
    let ground = &mut draft.floor.ground;
    match matter {
        Matter::Grass => ground.grass |= tiles,
        Matter::Bones => ground.bones |= tiles,
        Matter::Web => ground.webs |= tiles,
        Matter::Oil => ground.oil |= tiles - ground.acid - ground.lava,
        Matter::Water => ground.water |= tiles - ground.acid - ground.lava,
        Matter::Acid => ground.acid |= tiles - ground.water - ground.oil - ground.grass,
        Matter::Lava => ground.lava |= tiles - ground.water,
        Matter::Ice => {
            let dry = tiles - ground.acid - ground.lava;
            ground.water |= dry;
            ground.ice |= dry;
        }
        Matter::Marsh => ground.marsh |= tiles,
        _ => {}
    }
}

/// The arena of the last floor has a basin, a rim of grass and gutters of oil; that of the third has bones.
fn furnish_arena(draft: &mut Draft) {
    let Some(arena) = draft.floor.arena else { return };
    let hall = Cells::of_area(arena) & draft.floor.open;
    let inner = |margin: u8| {
        let corner = Point::new(arena.corner.x + margin, arena.corner.y + margin);
        Cells::of_area(grid::Area::new(corner, arena.width - 2 * margin, arena.height - 2 * margin))
    };
    match draft.floor.place.floor.0 {
        3 => {
            draft.floor.ground.bones |=
                hall.iter().filter(|at| at.x % 3 == 0 && at.y % 4 == 0).collect::<Cells>();
        }
        7 => {
            draft.floor.ground.grass |= hall - inner(1);
            draft.floor.ground.oil |= hall & (inner(2) - inner(3));
        }
        _ => {}
    }
}

/// Nobody slides to where no way leads back: the ice is not there.
fn thaw(draft: &mut Draft) {
    loop {
        let free = draft.floor.open | draft.floor.secrets;
        let stranded = Slides::new(&draft.floor, &free, &Cells::NONE).stranded(draft.floor.start);
        let ice = stranded.grown() & draft.floor.ground.ice;
        if ice.is_empty() {
            return;
        }
        draft.floor.ground.ice -= ice;
    }
}

/// Nothing that hurts lies on a shortest way on, or to what is worth having.
fn clear_way(draft: &mut Draft) {
    let floor = &draft.floor;
    if floor.ground.lava.is_empty() && floor.ground.acid.is_empty() {
        return;
    }
    let key = floor.loot.iter().map(|(at, _)| *at);
    let vaults = floor.things.iter().filter(|(_, thing)| *thing == Thing::Pedestal).map(|(at, _)| *at);
    // What lies in a room that was drawn by hand was meant: the way leads to where one walks in.
    let rooms = draft.entrances.iter();
    let goals: Vec<Point> = floor
        .stairs
        .into_iter()
        .chain(floor.boss.map(|(_, at)| at))
        .chain(key)
        .chain(vaults)
        .chain(rooms)
        .collect();
    let free = floor.open | floor.secrets;
    let ways = goals.iter().filter_map(|goal| path(floor.start, &Cells::of(*goal), &free)).flatten();
    let ways: Cells = ways.collect();
    let ground = &mut draft.floor.ground;
    ground.lava -= ways;
    ground.acid -= ways;
}
