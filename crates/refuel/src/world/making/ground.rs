//! The ground: pieces of terrain that fit, and over which the main ways can lead. RULES.md, 1.7.

use std::sync::LazyLock;

use engine::SplitMix64;
use grid::wave::{Board, Modules, Order, Rules, Solver};
use grid::{Direction, Map, Point};

use super::inside;
use crate::terrain::Lie;
use crate::{Border, SIDE, Terrain, Tile, World};

/// Words of bits for all pieces of a terrain in all their ways of lying.
const WORDS: usize = 6;
/// Corners of tiles in each row and column.
const CORNERS: u8 = SIDE + 1;
/// The lowest and the highest place of a world are so many steps apart at least.
const APART: u16 = 5;
/// As many steps lie between the highest place and the river.
const DRY: u16 = 3;

/// How the pieces are put together. Which corner is next is up to chance, or all worlds would look as if they had grown
/// from one place.
const SOLVER: Solver = Solver { order: Order::AnyFew, depth: 1, retreats: 120, restarts: 2 };

/// What is known of the pieces of a terrain.
struct Kit {
    lies: Vec<Lie>,
    rules: Rules<WORDS>,
    /// A board on which nothing is bound yet.
    board: Board<WORDS>,
    /// Those without anything between two of their corners, for each side.
    open: [Modules<WORDS>; 4],
    /// Those with a dry corner, for each corner.
    dry: [Modules<WORDS>; 4],
    /// Those with a corner under water, for each corner.
    drowned: [Modules<WORDS>; 4],
    /// Those with a corner that does not slope, for each corner.
    level: [Modules<WORDS>; 4],
    /// Those with a corner that is under water.
    wet: Modules<WORDS>,
    /// Those with something at the lowest level, and those with something at the highest.
    extremes: [Modules<WORDS>; 2],
}

static KITS: [LazyLock<Kit>; Terrain::COUNT] = [
    LazyLock::new(|| Kit::of(Terrain::ALL[0])),
    LazyLock::new(|| Kit::of(Terrain::ALL[1])),
    LazyLock::new(|| Kit::of(Terrain::ALL[2])),
    LazyLock::new(|| Kit::of(Terrain::ALL[3])),
];

impl Kit {
    fn of(terrain: Terrain) -> Self {
        let (lies, weights): (Vec<Lie>, Vec<u32>) = terrain.lies().into_iter().unzip();
        let faces: Vec<_> = lies.iter().map(|lie| Direction::ALL.map(|side| lie.face(side))).collect();
        let rules = Rules::by_faces(weights, &faces);
        let those = |wanted: &dyn Fn(&Lie) -> bool| -> Modules<WORDS> {
            lies.iter().enumerate().filter(|(_, lie)| wanted(lie)).map(|(module, _)| module).collect()
        };
        let extreme = |level: u8| those(&|lie| lie.corners.iter().any(|corner| corner.level == level));
        Self {
            board: Board::new(CORNERS, CORNERS, &rules),
            open: Direction::ALL.map(|side| those(&|lie| lie.border(side) == Border::Open)),
            dry: [0, 1, 2, 3].map(|corner: usize| those(&|lie| !lie.corners[corner].water)),
            drowned: [0, 1, 2, 3].map(|corner: usize| those(&|lie| lie.corners[corner].water)),
            level: [0, 1, 2, 3].map(|corner: usize| those(&|lie| lie.corners[corner].downhill.is_none())),
            wet: those(&|lie| lie.corners.iter().any(|corner| corner.water)),
            extremes: [0, terrain.top()].map(extreme),
            rules,
            lies,
        }
    }
}

/// The corners of a tile, each with the place that the tile has there (counted with the clock from the north-west).
fn corners(tile: Point) -> [(Point, usize); 4] {
    let Point { x, y } = tile;
    [(x, y, 2), (x + 1, y, 3), (x + 1, y + 1, 0), (x, y + 1, 1)]
        .map(|(x, y, place)| (Point::new(x, y), place))
}

/// Both ends of the border of a tile to the east or to the south, each with the side on which the border is there.
fn ends(tile: Point, toward: Direction) -> [(Point, Direction); 2] {
    let far = Point::new(tile.x + 1, tile.y + 1);
    match toward {
        Direction::East => [(Point::new(far.x, tile.y), Direction::South), (far, Direction::North)],
        _ => [(Point::new(tile.x, far.y), Direction::East), (far, Direction::West)],
    }
}

/// What the ground is to lie under.
pub(super) struct Site<'a> {
    /// The tile of the hub.
    pub(super) hub: Point,
    /// How far each tile of the planned ways is from it.
    pub(super) distances: &'a Map<Option<u16>>,
    /// The tiles of the river, those over which a way leads as well.
    pub(super) river: &'a [Point],
}

/// Tiles and borders of a terrain, if pieces were found that fit: ways are under water only where they cross the river,
/// none is walled off, and the hub does not slope.
pub(super) fn ground(terrain: Terrain, site: &Site, stream: &mut SplitMix64) -> Option<World> {
    let Site { hub, distances, river } = *site;
    let kit = &KITS[terrain.index()];
    let mut board = kit.board.clone();
    for tile in river {
        for (corner, place) in corners(*tile) {
            board.keep(corner, kit.drowned[place]);
        }
    }
    bind_heights(&mut board, kit, river, stream)?;
    bind_springs(&mut board, kit, terrain.springs(), distances, stream);
    for (corner, place) in corners(hub) {
        board.keep(corner, kit.level[place]);
    }
    for (tile, far) in distances.iter() {
        let Some(far) = far else { continue };
        for (corner, place) in corners(tile) {
            if !river.contains(&tile) {
                board.keep(corner, kit.dry[place]);
            }
        }
        for toward in [Direction::East, Direction::South] {
            let next = distances.get(tile.step(toward)).flatten();
            if next.is_some_and(|next| next.abs_diff(far) == 1) {
                for (end, side) in ends(tile, toward) {
                    board.keep(end, kit.open[side as usize]);
                }
            }
        }
    }
    let solved = SOLVER.solve(&board, &kit.rules, stream).ok()?;
    Some(read(terrain, |at| kit.lies[solved.get(at).expect("every corner has a piece")]))
}

/// One corner is low and another, not too near to it or to the river, high.
fn bind_heights(board: &mut Board<WORDS>, kit: &Kit, river: &[Point], stream: &mut SplitMix64) -> Option<()> {
    // All four tiles around them are tiles of the world.
    let all: Vec<Point> = World::points().filter(|at| at.x > 0 && at.y > 0).collect();
    let any = |among: &[Point], stream: &mut SplitMix64| {
        let count = u32::try_from(among.len()).expect("a world is small");
        (count > 0).then(|| among[stream.below(count) as usize])
    };
    let low = any(&all, stream)?;
    let is_dry = |at: &Point| river.iter().all(|tile| at.distance(*tile) > DRY);
    let far: Vec<Point> = all.iter().copied().filter(|at| at.distance(low) >= APART && is_dry(at)).collect();
    let high = any(&far, stream)?;
    for (at, modules) in [low, high].into_iter().zip(kit.extremes) {
        board.keep(at, modules);
    }
    Some(())
}

/// Some corners without a way around them are under water.
fn bind_springs(
    board: &mut Board<WORDS>,
    kit: &Kit,
    count: u8,
    distances: &Map<Option<u16>>,
    stream: &mut SplitMix64,
) {
    let is_free = |corner: &Point| {
        let Point { x, y } = *corner;
        let around = [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)].map(|(x, y)| Point::new(x, y));
        around.iter().all(|tile| distances.get(*tile).flatten().is_none())
    };
    let mut free: Vec<Point> = World::points().filter(|at| at.x > 0 && at.y > 0 && is_free(at)).collect();
    for _ in 0..count.min(u8::try_from(free.len()).unwrap_or(u8::MAX)) {
        let nth = stream.below(u32::try_from(free.len()).expect("a world is small"));
        let corner = free.swap_remove(nth as usize);
        // High ground has no water.
        let mut wet = board.domain(corner);
        wet &= kit.wet;
        if !wet.is_empty() {
            board.keep(corner, wet);
        }
    }
}

/// Tiles and borders as their corners have them.
fn read(terrain: Terrain, lie: impl Fn(Point) -> Lie) -> World {
    let mut tiles = Map::filled(SIDE, SIDE, Tile::flat(0));
    let mut borders = Map::filled(SIDE, SIDE, [Border::Open; 2]);
    for at in World::points() {
        let (corner, place) = corners(at)[0];
        tiles.set(at, lie(corner).corners[place].tile());
        let border = |toward| {
            let [(end, side), _] = ends(at, toward);
            if inside(at.step(toward)) { lie(end).border(side) } else { Border::Open }
        };
        borders.set(at, [Direction::East, Direction::South].map(border));
    }
    World::bare(terrain, tiles, borders)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Holding;

    #[test]
    fn borders_of_a_tile_are_those_of_its_corners() {
        let at = Point::new(3, 5);
        assert!(corners(at).iter().all(|(corner, _)| corner.x - 3 <= 1 && corner.y - 5 <= 1));
        assert_eq!(corners(at)[0], (at, 2), "in the corner to its north-west it lies to the south-east");
        assert_eq!(ends(at, Direction::East)[0], (Point::new(4, 5), Direction::South));
        assert_eq!(ends(at, Direction::South)[0], (Point::new(3, 6), Direction::East));
    }

    /// Without any way, ground is found nearly always, and is as high as it may be and as low.
    #[test]
    fn ground_is_as_its_pieces_are() {
        for terrain in Terrain::ALL {
            let mut found = 0;
            for seed in 0..20 {
                let stream = &mut SplitMix64::new(seed);
                let empty = Map::filled(SIDE, SIDE, None);
                let site = Site { hub: Point::new(7, 7), distances: &empty, river: &[] };
                let Some(world) = ground(terrain, &site, stream) else { continue };
                found += 1;
                let levels: Vec<u8> = world.tiles.iter().map(|(_, tile)| tile.level).collect();
                assert_eq!(levels.iter().max(), Some(&terrain.top()), "{terrain}, {seed}");
                assert!(levels.iter().min() == Some(&0));
                for at in World::points() {
                    for side in [Direction::East, Direction::South] {
                        let is_cliff = world.border(at, side) == Border::Cliff;
                        assert_eq!(is_cliff, !world.is_even(at, side), "{terrain}, {seed}, {at}");
                    }
                }
                let is_wet = world.tiles.iter().any(|(_, tile)| tile.holding == Holding::Water);
                assert!(!is_wet || terrain != Terrain::EmberGorges);
            }
            assert!(found >= 18, "{terrain}: {found} of 20");
        }
    }
}
