//! How long a floor takes to make and to prove.

use divan::Bencher;
use engine::Seed;
use labyrinth::{Floor, FloorNumber, prove};

fn main() {
    divan::main();
}

#[divan::bench(args = [1, 5, 12, 20])]
fn generate(bencher: Bencher, number: u32) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        Floor::generate(Seed::from_bits(seed), FloorNumber(number))
    });
}

#[divan::bench]
fn prove_floor(bencher: Bencher) {
    let (floor, _) = Floor::generate(Seed::from_bits(1), FloorNumber(7));
    bencher.bench(|| prove(divan::black_box(&floor)));
}
