//! How long it takes to find out what a building sees.

use divan::{Bencher, black_box};
use engine::Seed;
use grid::Point;
use refuel::{
    Length, Level, Place, Range, Region, Relief, SegmentId, Shape, Size, Survey, Watch, Watches, World,
    WorldPlan,
};

fn main() {
    divan::main();
}

/// A world as it is made for the seventh level.
fn made() -> World {
    let seed = Seed::from_bits(7);
    World::generate(seed, &WorldPlan::of(seed, Level(7)))
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
    let world = made();
    bencher.bench_local(|| Relief::new(black_box(&world)));
}

/// Every tile looks at every other one.
#[divan::bench]
fn lines(bencher: Bencher) {
    let relief = Relief::new(&made());
    let eyes: Vec<_> = World::points().map(|at| relief.above_tile(at, Range::EYE)).collect();
    let lines = eyes.len() * eyes.len();
    bencher.counter(lines).bench_local(|| {
        let pairs = eyes.iter().flat_map(|from| eyes.iter().map(move |to| (*from, *to)));
        pairs.filter(|(from, to)| relief.sees(*from, *to)).count()
    });
}

#[divan::bench(args = RANGES)]
fn watch(bencher: Bencher, name: &str) {
    let (world, range) = (made(), range(name));
    let relief = Relief::new(&world);
    let mut watch = Watch::new(&relief, &world.network, TOWER, &range);
    bencher.bench_local(|| watch.renew(&relief, &world.network, black_box(TOWER), &range));
}

/// One more building among forty.
#[divan::bench]
fn one_more_watch(bencher: Bencher) {
    let world = made();
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
    let world = made();
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
    let relief = Relief::new(&made());
    bencher.bench_local(|| Region::of(&relief, black_box(TOWER), range));
}

/// All of the world, from every tile of it.
#[divan::bench(sample_count = 10)]
fn all_regions(bencher: Bencher) {
    let relief = Relief::new(&made());
    bencher.counter(World::points().count()).bench_local(|| {
        World::points().for_each(|at| drop(black_box(Region::of(&relief, at, range("world")))));
    });
}

/// The first 341 squares of a survey: enough for a picture of sixteen by sixteen.
#[divan::bench(args = RANGES)]
fn first_look(bencher: Bencher, name: &str) {
    let range = range(name);
    let relief = Relief::new(&made());
    bencher.bench_local(|| {
        Survey::new(&relief, black_box(TOWER), range, [128; 2]).patches(&relief).take(341).count()
    });
}
