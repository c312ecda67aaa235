//! Worlds for tests: wild ones of all kinds, and small drawn ones.

use engine::{Seed, SplitMix64};
use grid::{Direction, Map, Point};

use crate::{Border, Holding, Level, Network, SIDE, Spot, Terrain, Tile, World, WorldPlan};

/// Luck for tests.
pub(super) struct Luck(SplitMix64);

impl Luck {
    pub(super) fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// A number from the first to before the last.
    pub(super) fn between(&mut self, first: i32, last: i32) -> i32 {
        first
            + i32::try_from(self.0.below(u32::try_from(last - first).expect("some room")))
                .expect("a small number")
    }

    /// One of several.
    pub(super) fn one_of<T: Copy, const COUNT: usize>(&mut self, these: [T; COUNT]) -> T {
        let many = u32::try_from(COUNT).expect("a small number");
        these[usize::try_from(self.0.below(many)).expect("a small number")]
    }

    pub(super) fn one_in(&mut self, many: i32) -> bool {
        self.between(0, many) == 0
    }

    pub(super) fn tile(&mut self) -> Point {
        let mut place = || u8::try_from(self.between(0, SIDE.into())).expect("a small number");
        Point::new(place(), place())
    }

    /// A spot over the world or a little beside it, often on a border or a corner of tiles.
    pub(super) fn spot(&mut self) -> Spot {
        let mut place = || match self.between(0, 4) {
            0 => self.between(-1, 17) * 1000,
            1 => self.between(-1, 16) * 1000 + 500,
            _ => self.between(-900, 15_900),
        };
        let (x, y) = (place(), place());
        Spot { x, y, z: self.between(-100, 2200) }
    }
}

/// A world that no rule would make: heights, slopes, rocks and fins anywhere, and ways from everywhere to the hub. Some
/// are wild, some nearly level.
pub(super) fn wild(seed: u64) -> World {
    let mut luck = Luck::new(seed);
    let (heights, slopes, rocks, fins) =
        (luck.between(1, 5), luck.between(1, 9), luck.between(2, 20), luck.between(2, 20));
    let smoothness = luck.between(1, 9);
    let mut tiles = Map::filled(SIDE, SIDE, Tile::flat(0));
    for at in World::points() {
        let before = tiles.get(at.step(if luck.one_in(2) { Direction::West } else { Direction::North }));
        let level = match before {
            Some(tile) if !luck.one_in(smoothness) => tile.level,
            _ => u8::try_from(luck.between(0, heights)).expect("a small number"),
        };
        let downhill = (level > 0 && luck.one_in(slopes)).then(|| luck.one_of(Direction::ALL));
        let holding = if luck.one_in(rocks) { Holding::LargeRocks } else { Holding::Nothing };
        tiles.set(at, Tile { level, downhill, holding });
    }
    let mut world = World::new(tiles, ways(luck.tile()));
    for at in World::points() {
        for side in [Direction::East, Direction::South] {
            if luck.one_in(fins) {
                world.set_border(at, side, Border::Monolith);
            }
        }
    }
    world
}

/// All ways that there could be: in from everywhere, and by every step that leads nearer.
fn ways(hub: Point) -> Network {
    let mut distances = Map::filled(SIDE, SIDE, None);
    let mut steps = Vec::new();
    let mut starts = Vec::new();
    for at in World::points() {
        distances.set(at, Some(at.distance(hub)));
        for side in Direction::ALL {
            let to = at.step(side);
            if to.x >= SIDE || to.y >= SIDE {
                starts.push((at, side.opposite()));
            } else if to.distance(hub) < at.distance(hub) {
                steps.push((at, side));
            }
        }
    }
    Network::new(hub, &starts, &steps, distances)
}

/// A world as it is made for a run, of each terrain by turns.
pub(super) fn made(seed: u64) -> World {
    let plan =
        WorldPlan::of(Seed::from_bits(seed), Level(u16::try_from(1 + seed % 12).expect("a small number")));
    let terrain = Terrain::ALL[usize::try_from(seed).expect("a small number") % Terrain::ALL.len()];
    World::generate(Seed::from_bits(seed), &plan.on(terrain))
}

/// Bare and level ground.
pub(super) fn level() -> World {
    World::new(Map::filled(SIDE, SIDE, Tile::flat(0)), ways(Point::new(7, 7)))
}

/// A drawn world.
pub(super) fn drawn(text: &str) -> World {
    text.parse().expect("a world")
}
