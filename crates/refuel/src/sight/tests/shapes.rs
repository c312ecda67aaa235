//! Which spots belong to shapes.

use grid::Direction;

use super::super::shape::{Cover, Offset};
use super::watches::any_range;
use super::worlds::Luck;
use crate::{Length, Shape};

/// A shape as it lies around its building, a letter for each quarter of a tile.
fn drawn(shape: Shape) -> String {
    let row = |y: i32| (-8..=8).map(move |x| if shape.has(x * 250, y * 250) { '#' } else { '.' });
    (-8..=8).map(|y| row(y).collect::<String>() + "\n").collect()
}

#[test]
fn a_ring_is_a_disc_without_its_inner_part() {
    let ring = drawn(Shape::Ring { inner: Length(1000), outer: Length(2000) });
    let disc = drawn(Shape::Disc(Length(2000)));
    assert_eq!(
        ring,
        "\
        ........#........\n\
        .....#######.....\n\
        ...###########...\n\
        ..#############..\n\
        ..#############..\n\
        .#####.....#####.\n\
        .####.......####.\n\
        .####.......####.\n\
        #####.......#####\n\
        .####.......####.\n\
        .####.......####.\n\
        .#####.....#####.\n\
        ..#############..\n\
        ..#############..\n\
        ...###########...\n\
        .....#######.....\n\
        ........#........\n"
    );
    assert_eq!(disc.lines().nth(8), Some("#################"));
}

#[test]
fn a_lane_leads_one_way_and_is_as_wide_as_it_is() {
    let lane = |toward| Shape::Lane { toward, length: Length(1000), width: Length(500) };
    let here = |shape: Shape| {
        let rows: Vec<_> = drawn(shape).lines().map(str::to_owned).collect();
        rows.into_iter().filter(|row| row.contains('#')).collect::<Vec<_>>()
    };
    assert_eq!(here(lane(Direction::East)), ["........#####...."; 3]);
    assert_eq!(here(lane(Direction::West)), ["....#####........"; 3]);
    assert_eq!(here(lane(Direction::North)), [".......###......."; 5]);
    assert!(lane(Direction::North).has(0, -1000) && !lane(Direction::North).has(0, 1));
    assert!(lane(Direction::South).has(250, 1000) && !lane(Direction::South).has(251, 1000));
}

#[test]
fn neighbours_are_nine_tiles_and_the_world_is_everything() {
    assert!(Shape::Neighbours.has(1500, -1500) && !Shape::Neighbours.has(0, 1501));
    assert!(Shape::World.has(-15_000, 15_000));
    assert!(Shape::Disc(Length(0)).has(0, 0) && !Shape::Disc(Length(-1)).has(0, 0));
}

/// What is said of rectangles is true of each of their spots.
#[test]
fn covered_rectangles_are_covered_everywhere_and_others_nowhere() {
    let mut luck = Luck::new(1);
    for _ in 0..20_000 {
        let shape = any_range(&mut luck).shape;
        let (x, y) = (luck.between(-9000, 9000), luck.between(-9000, 9000));
        let (wide, high) = (luck.between(0, 2000), luck.between(0, 2000));
        let cover = shape.cover(Offset { x: [x, x + wide], y: [y, y + high] });
        for _ in 0..20 {
            let (x, y) = (x + luck.between(0, wide + 1), y + luck.between(0, high + 1));
            match cover {
                Cover::All => assert!(shape.has(x, y), "{shape:?} {x},{y}"),
                Cover::Nothing => assert!(!shape.has(x, y), "{shape:?} {x},{y}"),
                Cover::Some => {}
            }
        }
    }
}
