//! The large lines: what is open, where one arrives, and where the way leads on.

use std::sync::LazyLock;

use engine::SplitMix64;
use grid::architect::{Architect as _, Bsp, Caves, Drunkard, Layout, RoomsAndCorridors, join};
use grid::wave::{Mosaic, Sample};
use grid::{Area, Flood, Percent, Point, any, between, read};

use super::draft::Draft;
use crate::{Architect, Biome, Cells, Floor, Ground, Kind, Place};

/// Of a hundred doorways so many have a door.
const DOORS: Percent = Percent(45);

/// Halls with a pillar and corridors that bend: what foundries are pieced together from.
static FOUNDRY: LazyLock<Sample> = LazyLock::new(|| learned(include_str!("samples/foundry.txt")));
/// Basins and broad canals: what cisterns are.
static CISTERNS: LazyLock<Sample> = LazyLock::new(|| learned(include_str!("samples/cisterns.txt")));

/// Columns and rows of a piece.
const PIECE: u8 = 5;

fn learned(drawn: &str) -> Sample {
    let map = read(drawn).expect("a map that was drawn well");
    Sample::learned_all_around(&map, PIECE).expect("whole pieces, and few of them")
}

/// A floor that is open and nothing else.
pub(super) fn build(place: Place, architect: Architect, stream: &mut SplitMix64) -> Option<Floor> {
    let (width, height) = (place.width(), place.height());
    let within = Area::new(Point::new(1, 1), width - 2, height - 2);
    let layout: Layout<60, 2> = match architect {
        Architect::Rooms => {
            let count = usize::from(8 + 2 * place.floor.0).min(20);
            RoomsAndCorridors { count, ..RoomsAndCorridors::DEFAULT }.build(within, stream)?
        }
        Architect::Partition => Bsp { least_part: 10, ..Bsp::DEFAULT }.build(within, stream)?,
        Architect::Drunkard => Drunkard::DEFAULT.build(within, stream)?,
        Architect::Automata => Caves::DEFAULT.build(within, stream)?,
        Architect::Collapse => {
            let sample = if place.biome() == Biome::Cisterns { &CISTERNS } else { &FOUNDRY };
            Mosaic::of(sample).build(within, stream)?
        }
    };
    let arena = arena(place, within, stream);
    let hall = arena.map_or(Cells::NONE, Cells::of_area);
    let open = join(&((layout.open | hall) - pillars(place, arena)), within);
    let doors = layout.doorways() & (open - hall.grown());
    let doors: Cells = doors.iter().filter(|_| DOORS.happens(stream)).collect();
    let mut ground = Ground::BARE;
    ground.wood = doors;
    Some(Floor {
        place,
        width,
        height,
        open,
        doors,
        locked: Cells::NONE,
        secrets: Cells::NONE,
        start: Point::new(0, 0),
        stairs: None,
        things: Vec::new(),
        loot: Vec::new(),
        piles: Vec::new(),
        flasks: Vec::new(),
        traps: Vec::new(),
        ground,
        encounters: Vec::new(),
        boss: None,
        arena,
        rooms: Vec::new(),
    })
}

/// Where the boss of a floor waits, somewhere.
fn arena(place: Place, within: Area, stream: &mut SplitMix64) -> Option<Area> {
    let side = match Kind::boss_of(place.floor)? {
        Kind::SkeletonKing => 11,
        Kind::SlimeMonarch => 13,
        _ => 15,
    };
    let x = within.corner.x + between([0, within.width - side], stream);
    let y = within.corner.y + between([0, within.height - side], stream);
    Some(Area::new(Point::new(x, y), side, side))
}

/// Four pillars give cover in the arena of the third floor.
fn pillars(place: Place, arena: Option<Area>) -> Cells {
    let Some(arena) = arena.filter(|_| place.floor.0 == 3) else { return Cells::NONE };
    let (near, far) = (3, arena.width - 4);
    let corners = [(near, near), (near, far), (far, near), (far, far)];
    corners.into_iter().map(|(x, y)| Point::new(arena.corner.x + x, arena.corner.y + y)).collect()
}

/// One arrives far from where the way leads on.
pub(super) fn choose_ends(draft: &mut Draft, stream: &mut SplitMix64) -> Option<()> {
    let Floor { open, arena, doors, .. } = draft.floor;
    let free = open - doors;
    let goal = match arena {
        Some(arena) => arena.centre(),
        None => farthest(any(&free, stream)?, &open, &free)?,
    };
    let start = farthest(goal, &open, &free)?;
    draft.floor.start = start;
    draft.taken |= Cells::of(start).grown();
    if let Some(boss) = Kind::boss_of(draft.floor.place.floor) {
        draft.floor.boss = Some((boss, goal));
        draft.taken.insert(goal);
    }
    if draft.floor.place.floor < crate::FloorNumber::LAST {
        // Behind the boss, as seen by whoever comes.
        let stairs = match arena {
            Some(arena) => {
                let hall = Cells::of_area(arena) & (free - draft.taken);
                hall.iter().max_by_key(|at| at.distance(start))?
            }
            None => goal,
        };
        draft.floor.stairs = Some(stairs);
        draft.taken.insert(stairs);
    }
    Some(())
}

/// Of some tiles the one that is farthest on foot.
fn farthest(from: Point, open: &Cells, among: &Cells) -> Option<Point> {
    Flood::new(Cells::of(from), open).filter_map(|front| (front & *among).first()).last()
}
