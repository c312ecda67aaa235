//! How long a floor takes, made and proved, and how long the proof alone.

use descent::{Architect, Floor, Place, prove};
use divan::Bencher;
use engine::Seed;

fn main() {
    divan::main();
}

/// All fourteen places in turn, a new seed each time.
#[divan::bench]
fn made_and_proved(bencher: Bencher) {
    let mut places = Place::all().collect::<Vec<_>>().into_iter().cycle();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        Floor::generate(Seed::from_bits(seed), places.next().expect("a cycle does not end"))
    });
}

/// The places of one architect.
#[divan::bench(args = Architect::ALL)]
fn by(bencher: Bencher, architect: Architect) {
    let places = Place::all().filter(|place| place.biome().terrain().architect == architect);
    let mut places = places.collect::<Vec<_>>().into_iter().cycle();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        Floor::generate(Seed::from_bits(seed), places.next().expect("a cycle does not end"))
    });
}

#[divan::bench]
fn proved(bencher: Bencher) {
    let floors: Vec<Floor> = Place::all().map(|place| Floor::generate(Seed::from_bits(7), place).0).collect();
    let mut next = floors.iter().cycle();
    bencher.bench_local(|| prove(next.next().expect("a cycle does not end")));
}
