//! How long a turn of the ground takes, on a floor that burns and on one that is at rest.

use descent::{Cells, Ground, Matter};
use divan::Bencher;
use grid::{Area, Point};

fn main() {
    divan::main();
}

/// A whole floor of grass with pools of water and oil, in flames at many places.
fn burning() -> Ground {
    let floor = Area::new(Point::new(1, 1), 78, 58);
    let mut ground = Ground::BARE;
    ground.put(Matter::Grass, Cells::of_area(floor), 0);
    for place in 0..12 {
        let corner = Point::new(3 + 6 * place, 4 + 4 * place);
        ground.put(Matter::Oil, Cells::of_area(Area::new(corner, 5, 4)), 0);
        ground.put(Matter::Water, Cells::of_area(Area::new(Point::new(corner.x, 56 - corner.y), 5, 3)), 0);
        ground.put(Matter::Fire, Cells::of(Point::new(corner.x, 30)), 3);
    }
    for _ in 0..6 {
        ground.step();
    }
    assert!(ground.fire.all().len() > 100, "it burns");
    ground
}

#[divan::bench]
fn in_flames(bencher: Bencher) {
    let ground = burning();
    bencher.with_inputs(|| ground).bench_local_refs(descent::Ground::step);
}

#[divan::bench]
fn at_rest(bencher: Bencher) {
    let mut ground = burning();
    while !ground.is_at_rest() {
        ground.step();
    }
    bencher.with_inputs(|| ground).bench_local_refs(descent::Ground::step);
}
