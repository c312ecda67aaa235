//! Who dwells on a floor.

use engine::SplitMix64;
use grid::{Area, Disc, Flood, Point, any, sight};

use super::draft::Draft;
use crate::floors::floor::Encounter;
use crate::{Branch, Cells, Flask, FloorNumber, Gold, Kind, Loot, Place, Trait};

/// Encounters as many as there could be: with company, crowds, and on the harder branch.
const MOST: usize = 14;
/// How many kinds are met on a floor.
const KINDS: usize = 4;
/// From so many floors below somebody has lost their way.
const STRAYED: FloorNumber = FloorNumber(2);
/// A heap of a hoard.
const HEAP: Loot = Loot::Gold(Gold(40));
/// Nobody dwells nearer to where one arrives.
const PEACE: usize = 12;

/// Draws the kinds of a floor, and puts encounters where nobody sees whoever arrives.
pub(super) fn settle(draft: &mut Draft, stream: &mut SplitMix64) -> Option<()> {
    let kinds = kinds(draft, stream);
    let mut homes = homes(draft);
    // Those of rooms come first: they are there whatever the numbers of a run are.
    let mut stray = stray(draft, stream);
    for number in draft.floor.encounters.len()..MOST {
        // Somebody from below is among the first whom one meets.
        let (kind, heads) = stray.take().map_or((kinds[number % kinds.len()], None), |kind| (kind, Some(1)));
        let Some(encounter) = encounter(draft, kind, heads, &homes, stream) else { continue };
        for at in &encounter.tiles {
            draft.taken.insert(*at);
        }
        // Two encounters keep their distance while there is room.
        let around: Cells = encounter.tiles.iter().copied().collect();
        homes -= around.grown().grown().grown();
        if kind.has(Trait::Sleeper) {
            hoard(draft, encounter.tiles[0], stream);
        }
        draft.floor.encounters.push(encounter);
    }
    (draft.floor.encounters.len() >= 6).then_some(())
}

/// Some kinds that live there: those that are rare come half as often.
fn kinds(draft: &Draft, stream: &mut SplitMix64) -> Vec<Kind> {
    let mut pool: Vec<Kind> =
        Kind::dwelling_at(draft.floor.place).filter(|kind| fits(draft, *kind)).collect();
    let mut kinds = Vec::new();
    while kinds.len() < KINDS && !pool.is_empty() {
        let place = stream.below(u32::try_from(pool.len()).expect("kinds are few")) as usize;
        let kind = pool[place];
        if is_rare(kind) && stream.below(2) == 0 {
            continue;
        }
        kinds.push(pool.remove(place));
    }
    kinds
}

/// Somebody who lives deeper and has lost their way, on all floors but the last two: from two floors below, or, on the
/// harder branch of the first, where nothing else is dangerous, from three.
fn stray(draft: &Draft, stream: &mut SplitMix64) -> Option<Kind> {
    let Place { floor, branch } = draft.floor.place;
    let is_tame = floor == FloorNumber::FIRST && branch == Branch::Right;
    let from = floor + STRAYED + FloorNumber(u8::from(is_tame));
    let is_stranger = |kind: &Kind| kind.nature().home > floor && fits(draft, *kind) && !is_rare(*kind);
    let walks = |kind: &Kind| kind.nature().step.is_some() && kind.nature().domain.is_none();
    let pool: Vec<Kind> = Kind::living_on(from).filter(|kind| is_stranger(kind) && walks(kind)).collect();
    let count = u32::try_from(pool.len()).ok().filter(|count| *count > 0 && from <= FloorNumber::LAST)?;
    Some(pool[stream.below(count) as usize])
}

/// What a sleeper lies on: flasks that heal, and gold around them.
fn hoard(draft: &mut Draft, around: Point, stream: &mut SplitMix64) {
    let near = Cells::of(around).grown().grown() - draft.floor.ground.ice - draft.floor.ground.lava;
    for loot in [Loot::Flask(Flask::Healing), Loot::Flask(Flask::Healing)].into_iter().chain([HEAP; 3]) {
        if let Some(at) = draft.claim(&near, stream) {
            draft.floor.loot.push((at, loot));
        }
    }
}

const fn is_rare(kind: Kind) -> bool {
    kind.has(Trait::Disguised) || kind.has(Trait::Sleeper)
}

/// Who never leaves something lives only where there is enough of it.
fn fits(draft: &Draft, kind: Kind) -> bool {
    kind.nature().domain.is_none_or(|matter| draft.floor.ground.layer(matter).len() >= 20)
}

/// Tiles on which nobody is seen from where one arrives.
fn homes(draft: &Draft) -> Cells {
    let floor = &draft.floor;
    let everything = Cells::of_area(Area::new(Point::new(0, 0), floor.width, floor.height));
    let opaque = (everything - floor.open) | floor.doors | floor.locked;
    let seen = sight(floor.start, Disc { radius: 12 }, &opaque);
    let shut = floor.locked | floor.secrets;
    let reached = Flood::new(Cells::of(floor.start), &(floor.open - shut)).reached();
    let hall = floor.arena.map_or(Cells::NONE, Cells::of_area);
    let deadly = floor.ground.lava | floor.ground.acid;
    reached - seen - draft.near_start(PEACE) - hall - deadly - floor.doors - floor.blocked()
}

fn encounter(
    draft: &Draft,
    kind: Kind,
    heads: Option<u32>,
    homes: &Cells,
    stream: &mut SplitMix64,
) -> Option<Encounter> {
    let nature = kind.nature();
    let homes = nature.domain.map_or(*homes, |matter| *homes & draft.floor.ground.layer(matter));
    // Nobody puts a chest into a corridor.
    let homes = if kind.has(Trait::Disguised) { homes & draft.wide() } else { homes };
    let bare = homes - draft.taken;
    let first = any(&bare, stream)?;
    let heads = heads.unwrap_or_else(|| 1 + stream.below(nature.pack.into()));
    let near = Flood::new(Cells::of(first), &bare).flat_map(|front| front.iter().collect::<Vec<_>>());
    Some(Encounter { kind, tiles: near.take(heads as usize).collect() })
}
