//! How long a world takes, how long its proof, and what is strewn over it.

use divan::Bencher;
use engine::Seed;
use refuel::{Level, Terrain, World, WorldPlan, prove};

fn main() {
    divan::main();
}

/// A world after the other, of another seed and level each.
fn plans(terrain: Terrain, levels: &'static [u16]) -> impl FnMut() -> (Seed, WorldPlan) {
    let mut number = 0;
    move || {
        number += 1;
        let seed = Seed::from_bits(number);
        let level = levels[usize::try_from(number).unwrap_or(0) % levels.len()];
        (seed, WorldPlan::of(seed, Level(level)).on(terrain))
    }
}

/// Levels 1 to 20, so that each fifth has one long way.
#[divan::bench(args = Terrain::ALL)]
fn world(bencher: Bencher, terrain: Terrain) {
    const LEVELS: [u16; 20] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
    let mut plans = plans(terrain, &LEVELS);
    bencher.bench_local(|| {
        let (seed, plan) = plans();
        World::generate(seed, &plan)
    });
}

/// The longest ways there are.
#[divan::bench(args = Terrain::ALL)]
fn world_of_a_long_way(bencher: Bencher, terrain: Terrain) {
    let mut plans = plans(terrain, &[20, 30, 40]);
    bencher.bench_local(|| {
        let (seed, plan) = plans();
        World::generate(seed, &plan)
    });
}

fn some_world() -> (Seed, World) {
    let seed = Seed::from_bits(5);
    (seed, World::generate(seed, &WorldPlan::of(seed, Level(12))))
}

#[divan::bench]
fn proof(bencher: Bencher) {
    let (_, world) = some_world();
    bencher.bench_local(|| prove(divan::black_box(&world)));
}

#[divan::bench]
fn decorations(bencher: Bencher) {
    let (seed, world) = some_world();
    bencher.bench_local(|| divan::black_box(&world).decorations(seed));
}
