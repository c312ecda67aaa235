//! Runs in a second, with everything counted that a balance table shows.

use std::num::NonZeroUsize;

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::Seed;
use forward::Forward;
use lab::{Names, Plan, Progress, Shard, simulate};

const RUNS: u64 = 4_000;

fn main() {
    divan::main();
}

#[divan::bench(args = [1, 2], sample_count = 20)]
fn published_document(bencher: Bencher, threads: usize) {
    bench(bencher, threads, "rules=published,bot=document");
}

#[divan::bench(args = [1, 2], sample_count = 20)]
fn written_document(bencher: Bencher, threads: usize) {
    bench(bencher, threads, "rules=written,bot=document");
}

#[divan::bench(args = [1, 2], sample_count = 20)]
fn published_random(bencher: Bencher, threads: usize) {
    bench(bencher, threads, "rules=published,bot=random");
}

fn bench(bencher: Bencher, threads: usize, names: &str) {
    let names: Names = names.parse().expect("the names are a setting");
    let seed = Seed::from_bits(1);
    let plan = Plan::<Forward>::new(RUNS, seed, names, None, None).expect("the names are known");
    let threads = NonZeroUsize::new(threads).expect("there are threads");
    bencher.counter(ItemsCount::new(RUNS)).bench_local(|| {
        simulate(plan.clone(), Shard::WHOLE, threads, &Progress::silent()).map(|found| found.runs())
    });
}
