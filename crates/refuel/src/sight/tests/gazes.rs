//! Whole pieces of tiles that are decided at once: if they were not, all would be right and slow.

use grid::Point;

use super::super::gaze::{Gaze, Piece, Prospect};
use super::worlds::{drawn, level};
use crate::{Length, Relief, Size, World};

use Prospect::{Hidden, Mixed, Seen};

/// How small and large ones are seen on the western and the eastern half of each tile of the upper row, from a tile.
fn prospects(world: &World, from: u8, halves: i32) -> Vec<[Prospect; 2]> {
    let relief = Relief::new(world);
    let mut gaze = Gaze::new(&relief, Point::new(from, 0), Length(360));
    let mut look = |half: i32| {
        let piece = Piece { x: [half * 500 + 31, half * 500 + 468], y: [31, 968] };
        gaze.look(&relief, piece, [Size::Small.height(), Size::Large.height()])
    };
    (0..halves).map(&mut look).collect()
}

#[test]
fn on_level_ground_everything_is_seen_at_once() {
    assert_eq!(prospects(&level(), 7, 30), [[Seen; 2]; 30]);
}

#[test]
fn behind_a_high_wall_everything_is_hidden_at_once_but_its_brink() {
    let world = drawn(&"0 0 3 0 0 0 0\n".repeat(15));
    let expected = [[[Seen; 2]; 4].as_slice(), &[[Mixed; 2]], [[Hidden; 2]; 9].as_slice()].concat();
    assert_eq!(prospects(&world, 1, 14), expected);
}

#[test]
fn up_on_a_plain_only_the_ends_of_what_is_seen_are_looked_at_closely() {
    let world = drawn(&"0 0 1 1 1 1 1\n".repeat(3));
    assert_eq!(
        prospects(&world, 0, 14)[4..],
        [
            [Seen; 2],
            [Seen; 2],
            [Seen; 2],
            [Mixed, Seen],
            [Hidden, Seen],
            [Hidden, Seen],
            [Hidden, Mixed],
            [Hidden; 2],
            [Hidden; 2],
            [Hidden; 2],
        ]
    );
}

#[test]
fn at_the_foot_of_a_cliff_the_same() {
    let world = drawn(&"2 2 0 0 0 0 0\n".repeat(3));
    assert_eq!(
        prospects(&world, 1, 10)[4..],
        [[Hidden; 2], [Hidden; 2], [Mixed, Seen], [Seen; 2], [Seen; 2], [Seen; 2]]
    );
}

#[test]
fn only_what_is_behind_rocks_is_looked_at_closely() {
    let world = drawn("0 0 0O 0 0\n0 0 0 0 0");
    let [before, behind] = [[[Seen; 2]; 4], [[Mixed; 2]; 4]];
    assert_eq!(prospects(&world, 0, 8), [before, behind].concat());
}
