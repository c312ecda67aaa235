//! How long a look and a walk take, on floors of one word a row and of two.

use divan::Bencher;
use engine::SplitMix64;
use grid::{Cells, Flood, Point, Reach, path, sight};

type Floor<const WORDS: usize> = Cells<40, WORDS>;

fn main() {
    divan::main();
}

/// Columns of a floor with so many words a row.
const fn width(words: usize) -> u8 {
    if words == 1 { 64 } else { 80 }
}

fn tiles(width: u8) -> impl Iterator<Item = Point> {
    (0..40).flat_map(move |y| (0..width).map(move |x| Point::new(x, y)))
}

/// A floor of 40 rows, a fifth of its tiles closed, open along its middle.
fn floor<const WORDS: usize>() -> Floor<WORDS> {
    let mut stream = SplitMix64::new(3);
    tiles(width(WORDS)).filter(|point| stream.below(5) > 0 || point.y == 20).collect()
}

/// The tile from which a look and a flood go to all sides.
fn middle(words: usize) -> Point {
    divan::black_box(Point::new(width(words) / 2, 20))
}

#[divan::bench(consts = [1, 2], args = [4, 8, 16])]
fn look<const WORDS: usize>(bencher: Bencher, radius: u8) {
    let open = floor::<WORDS>();
    let opaque = tiles(width(WORDS)).filter(|point| !open.contains(*point)).collect::<Floor<WORDS>>();
    let reach = Reach { columns: radius, rows: radius };
    bencher.bench_local(|| sight(middle(WORDS), reach, &opaque));
}

#[divan::bench(consts = [1, 2])]
fn flood<const WORDS: usize>(bencher: Bencher) {
    let open = floor::<WORDS>();
    bencher.bench_local(|| Flood::new(Cells::of(middle(WORDS)), &open).count());
}

#[divan::bench(consts = [1, 2])]
fn walk_across<const WORDS: usize>(bencher: Bencher) {
    let open = floor::<WORDS>();
    let goal = Cells::of(Point::new(width(WORDS) - 1, 20));
    bencher.bench_local(|| path(divan::black_box(Point::new(0, 20)), &goal, &open));
}
