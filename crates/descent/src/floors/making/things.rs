//! What stands and lies on a floor.

use engine::SplitMix64;
use grid::{Area, Percent, Point, any};

use super::draft::Draft;
use crate::{Cells, FloorNumber, Matter, Thing};

/// Piles of gold on a floor, chests in the open, and healing flasks as many as there could be.
const PILES: usize = 4;
const CHESTS: usize = 2;
const FLASKS: usize = 5;
/// What plates may bring.
const PLATES: [Matter; 4] = [Matter::Oil, Matter::Water, Matter::Marsh, Matter::Spores];

/// Everything but traps finds its place; nothing when something does not.
pub(super) fn place(draft: &mut Draft, stream: &mut SplitMix64) -> Option<()> {
    let floor = draft.floor.place.floor;
    let hall = draft.floor.arena.map_or(Cells::NONE, Cells::of_area);
    let deadly = draft.floor.ground.lava | draft.floor.ground.acid;
    let shut = draft.floor.locked | draft.floor.secrets;
    let reached =
        grid::Flood::new(Cells::of(draft.floor.start), &(draft.floor.open - shut - deadly)).reached();
    // On ice one slides past things.
    let fair = reached - hall - draft.floor.ground.ice;
    let near = draft.near_start(24);
    let beside = draft.wide() & fair & near;
    stand(draft, Thing::Hearth, &beside, stream)?;
    let wide = draft.wide() & fair;
    if keeps_shop(floor) {
        if draft.count(Thing::Keeper) == 0 {
            stand(draft, Thing::Keeper, &wide, stream)?;
        }
    } else {
        stand(draft, Thing::Shrine, &wide, stream)?;
    }
    // The first offer lies on this side of everything; the vault has the second where there is one.
    let far = fair - draft.near_start(10);
    let offers = if floor.0 >= 2 { 1 } else { 2 };
    for _ in 0..offers {
        let at = draft.claim(&far, stream)?;
        draft.floor.things.insert(0, (at, Thing::Pedestal));
    }
    let rooms = draft.floor.rooms.iter().filter(|(room, _)| !room.is_appointed() && room.has_chest()).count();
    for _ in rooms.min(CHESTS)..CHESTS {
        let at = draft.claim(&far, stream)?;
        draft.floor.things.push((at, Thing::Chest));
    }
    for _ in draft.floor.piles.len()..PILES {
        let at = draft.claim(&fair, stream)?;
        draft.floor.piles.push(at);
    }
    for _ in 0..FLASKS {
        let at = draft.claim(&fair, stream)?;
        draft.floor.flasks.push(at);
    }
    Some(())
}

/// RULES.md, 9.4.
pub(super) const fn keeps_shop(floor: FloorNumber) -> bool {
    floor.0.is_multiple_of(2)
}

/// Something that blocks stands where one can walk around it.
fn stand(draft: &mut Draft, thing: Thing, among: &Cells, stream: &mut SplitMix64) -> Option<()> {
    let at = draft.claim(among, stream)?;
    // Nothing else comes so near that both together would be in the way.
    draft.taken |= Cells::of(at).grown();
    draft.floor.things.push((at, thing));
    Some(())
}

/// Traps at their full density, where one can walk around them.
pub(super) fn lay_traps(draft: &mut Draft, stream: &mut SplitMix64) {
    let floor = draft.floor.place.floor.0;
    let density = Percent((1 + floor).min(8));
    let count = density.of(u32::try_from(draft.floor.open.len()).unwrap_or(0));
    let mut beds = draft.wide() - draft.near_start(6);
    for number in 0..count {
        let Some(at) = any(&beds, stream) else { return };
        draft.taken.insert(at);
        // Two in a row would close a way.
        Area::new(Point::new(at.x - 1, at.y - 1), 3, 3).points().for_each(|near| beds.remove(near));
        let is_plate = number % 3 == 2;
        let trap = if is_plate { Thing::Plate(PLATES[stream.below(4) as usize]) } else { Thing::Spikes };
        draft.floor.traps.push((at, trap));
    }
}
