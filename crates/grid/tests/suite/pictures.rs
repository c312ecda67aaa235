//! One floor of each architect, drawn: whoever changes how floors are made sees it here.

use std::path::Path;

use engine::SplitMix64;
use grid::architect::{Architect, Bsp, Caves, Drunkard, Layout, RoomsAndCorridors};
use grid::wave::Mosaic;
use grid::{Area, Point, draw};

const WITHIN: Area = Area::new(Point::new(1, 1), 68, 34);

/// Rock as `#`, rooms as `.`, passages as `,`, doorways as `+`.
fn picture<const HEIGHT: usize, const WORDS: usize>(layout: &Layout<HEIGHT, WORDS>) -> String {
    let (doors, rooms) = (layout.doorways(), layout.chambers());
    draw(WITHIN.width + 2, WITHIN.height + 2, |at| match () {
        () if doors.contains(at) => '+',
        () if rooms.contains(at) => '.',
        () if layout.open.contains(at) => ',',
        () => '#',
    })
}

fn check(name: &str, architect: &impl Architect) {
    let layout: Layout<36, 2> = architect.build(WITHIN, &mut SplitMix64::new(4)).expect("a floor");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/{name}.txt"));
    testkit::golden::check_file(file, &picture(&layout));
}

#[test]
fn floors_look_as_they_did() {
    check("bsp", &Bsp::DEFAULT);
    check("drunkard", &Drunkard::DEFAULT);
    check("caves", &Caves::DEFAULT);
    check("rooms_and_corridors", &RoomsAndCorridors::DEFAULT);
    check("mosaic", &Mosaic::of(&crate::mosaics::sample()));
}
