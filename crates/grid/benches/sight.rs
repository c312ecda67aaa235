//! How long a look and a walk take.

use divan::Bencher;
use engine::SplitMix64;
use grid::{Cells, Flood, Point, Reach, path, sight};

type Floor = Cells<40>;

fn main() {
    divan::main();
}

/// A floor of 64 by 40 tiles, a fifth of them closed, open along its middle.
fn floor() -> Floor {
    let mut stream = SplitMix64::new(3);
    let all = (0..40).flat_map(|y| (0..64).map(move |x| Point::new(x, y)));
    all.filter(|point| stream.below(5) > 0 || point.y == 20).collect()
}

fn opaque(open: &Floor) -> Floor {
    (0..40)
        .flat_map(|y| (0..64).map(move |x| Point::new(x, y)))
        .filter(|point| !open.contains(*point))
        .collect()
}

#[divan::bench(args = [4, 8, 16])]
fn look(bencher: Bencher, radius: u8) {
    let opaque = opaque(&floor());
    let reach = Reach { columns: radius, rows: radius };
    bencher.bench(|| sight(divan::black_box(Point::new(32, 20)), reach, &opaque));
}

#[divan::bench]
fn flood(bencher: Bencher) {
    let open = floor();
    bencher.bench(|| Flood::new(Cells::of(divan::black_box(Point::new(32, 20))), &open).count());
}

#[divan::bench]
fn walk_across(bencher: Bencher) {
    let open = floor();
    let goal = Cells::of(Point::new(63, 20));
    bencher.bench(|| path(divan::black_box(Point::new(0, 20)), &goal, &open));
}
