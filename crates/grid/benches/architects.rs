//! How long each architect takes for the largest floor, and what is asked of one afterwards.

use divan::Bencher;
use engine::SplitMix64;
use grid::architect::{Architect, Bsp, Caves, Drunkard, Layout, RoomsAndCorridors};
use grid::wave::{Mosaic, Sample};
use grid::{Area, Cells, Ground, Point, Urge, dangers, read, way};

const WITHIN: Area = Area::new(Point::new(1, 1), 78, 58);

fn main() {
    divan::main();
}

/// A floor after the other, each from a stream of its own.
fn build(bencher: Bencher, architect: &impl Architect) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        architect.build::<60, 2>(WITHIN, &mut SplitMix64::new(seed))
    });
}

#[divan::bench]
fn bsp(bencher: Bencher) {
    build(bencher, &Bsp::DEFAULT);
}

#[divan::bench]
fn drunkard(bencher: Bencher) {
    build(bencher, &Drunkard::DEFAULT);
}

#[divan::bench]
fn caves(bencher: Bencher) {
    build(bencher, &Caves::DEFAULT);
}

#[divan::bench]
fn rooms_and_corridors(bencher: Bencher) {
    build(bencher, &RoomsAndCorridors { count: 20, ..RoomsAndCorridors::DEFAULT });
}

#[divan::bench]
fn mosaic(bencher: Bencher) {
    let drawn = read(include_str!("../tests/data/sample.txt")).expect("a map");
    let sample: Sample = Sample::learned_all_around(&drawn, 3).expect("few pieces");
    build(bencher, &Mosaic::of(&sample));
}

/// A floor of rooms, and its middle.
fn floor() -> (Layout<60, 2>, Point) {
    let layout = Bsp::DEFAULT.build(WITHIN, &mut SplitMix64::new(3)).expect("a floor");
    let middle = layout.rooms[layout.rooms.len() / 2].centre();
    (layout, middle)
}

#[divan::bench]
fn efforts(bencher: Bencher) {
    let (layout, middle) = floor();
    let ground = Ground::even(layout.open).with(3, layout.passages());
    bencher.bench_local(|| ground.efforts(Cells::of(divan::black_box(middle)), 80));
}

#[divan::bench]
fn way_of_thirty(bencher: Bencher) {
    let (layout, middle) = floor();
    let ground = Ground::even(layout.open);
    let goal = grid::Field::new(Cells::of(middle), &layout.open).fronts().nth(30).and_then(Cells::first);
    let goal = goal.expect("the floor is large enough");
    bencher.bench_local(|| way(divan::black_box(middle), goal, &ground, 30));
}

#[divan::bench]
fn where_to_run(bencher: Bencher) {
    let (layout, middle) = floor();
    bencher.bench_local(|| dangers(Cells::of(divan::black_box(middle)), &layout.open, Urge::DEFAULT, 80));
}
