//! How long it takes to find out what a building sees.

use divan::{Bencher, black_box};
use engine::SplitMix64;
use grid::{Direction, Map, Point};
use refuel::{
    Border, Holding, Length, Network, Place, Range, Region, Relief, SIDE, SegmentId, Shape, Size, Survey,
    Tile, Watch, Watches, World,
};

fn main() {
    divan::main();
}

/// A world of terraces with slopes, rocks and fins, and a long way over them with branches.
fn terraces() -> World {
    let mut luck = SplitMix64::new(7);
    let mut tiles = Map::filled(SIDE, SIDE, Tile::flat(0));
    for at in World::points() {
        let level = (u32::from(at.x / 4) + u32::from(at.y / 5) + luck.below(5) / 4) % 4;
        let mut tile = Tile::flat(u8::try_from(level).expect("a small number"));
        tile.downhill = (level > 0 && luck.below(7) == 0).then_some(Direction::South);
        if luck.below(40) == 0 {
            tile.holding = Holding::LargeRocks;
        }
        tiles.set(at, tile);
    }
    let hub = Point::new(7, 7);
    let mut distances = Map::filled(SIDE, SIDE, None);
    let mut steps = Vec::new();
    for at in World::points().filter(|at| at.x % 3 == 1 || at.y == 7) {
        distances.set(at, Some(at.distance(hub)));
        for side in Direction::ALL {
            let to = at.step(side);
            if (to.x % 3 == 1 || to.y == 7)
                && to.x < SIDE
                && to.y < SIDE
                && to.distance(hub) < at.distance(hub)
            {
                steps.push((at, side));
            }
        }
    }
    let starts = [(Point::new(1, 0), Direction::South), (Point::new(13, 14), Direction::North)];
    let mut world = World::new(tiles, Network::new(hub, &starts, &steps, distances));
    world.raise_cliffs();
    for x in 2..12 {
        world.set_border(Point::new(x, x), Direction::East, Border::Monolith);
    }
    world
}

const TOWER: Point = Point::new(6, 6);

/// All of the world, a usual tower, and a far-sighted one.
const RANGES: [&str; 3] = ["world", "near", "far"];

fn range(name: &str) -> Range {
    match name {
        "near" => Range::disc(Length(3300)),
        "far" => Range::disc(Length(11_100)),
        _ => Range { shape: Shape::World, ..Range::disc(Length(0)) },
    }
}

#[divan::bench]
fn relief(bencher: Bencher) {
    let world = terraces();
    bencher.bench_local(|| Relief::new(black_box(&world)));
}

/// Every tile looks at every other one.
#[divan::bench]
fn lines(bencher: Bencher) {
    let relief = Relief::new(&terraces());
    let eyes: Vec<_> = World::points().map(|at| relief.above_tile(at, Range::EYE)).collect();
    let lines = eyes.len() * eyes.len();
    bencher.counter(lines).bench_local(|| {
        let pairs = eyes.iter().flat_map(|from| eyes.iter().map(move |to| (*from, *to)));
        pairs.filter(|(from, to)| relief.sees(*from, *to)).count()
    });
}

#[divan::bench(args = RANGES)]
fn watch(bencher: Bencher, name: &str) {
    let (world, range) = (terraces(), range(name));
    let relief = Relief::new(&world);
    let mut watch = Watch::new(&relief, &world.network, TOWER, &range);
    bencher.bench_local(|| watch.renew(&relief, &world.network, black_box(TOWER), &range));
}

/// One more building among forty.
#[divan::bench]
fn one_more_watch(bencher: Bencher) {
    let world = terraces();
    let relief = Relief::new(&world);
    let buildings: Vec<_> = World::points().step_by(5).take(41).map(|at| (at, range("near"))).collect();
    let mut watches = Watches::default();
    watches.renew(&relief, &world.network, buildings[1..].iter().copied());
    bencher
        .with_inputs(|| watches.clone())
        .bench_local_refs(|watches| watches.renew(&relief, &world.network, buildings.iter().copied()));
}

/// Who reaches each of 120 attackers, by forty buildings.
#[divan::bench]
fn who_reaches(bencher: Bencher) {
    let world = terraces();
    let relief = Relief::new(&world);
    let buildings = World::points().step_by(5).take(40).map(|at| (at, range("near")));
    let mut watches = Watches::default();
    watches.renew(&relief, &world.network, buildings);
    let segments = u32::try_from(world.network.segments().len()).expect("a small number");
    let place = |number: u32| Place {
        segment: SegmentId(u16::try_from(number * 7 % segments).expect("a small number")),
        progress: number * 1009 % Place::WHOLE,
    };
    let places: Vec<_> = (0..120).map(place).collect();
    bencher.bench_local(|| {
        let all = places.iter().map(|place| watches.watchers(*place, Size::Small)[0]);
        black_box(all.fold(0, |all, some| all | some))
    });
}

#[divan::bench(args = RANGES)]
fn region(bencher: Bencher, name: &str) {
    let range = range(name);
    let relief = Relief::new(&terraces());
    bencher.bench_local(|| Region::of(&relief, black_box(TOWER), range));
}

/// The first 341 squares of a survey: enough for a picture of sixteen by sixteen.
#[divan::bench(args = RANGES)]
fn first_look(bencher: Bencher, name: &str) {
    let range = range(name);
    let relief = Relief::new(&terraces());
    bencher.bench_local(|| {
        Survey::new(&relief, black_box(TOWER), range, [128; 2]).patches(&relief).take(341).count()
    });
}
