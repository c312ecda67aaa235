//! Whole pieces of tiles that are decided at once: if they were not, all would be right and slow.

use grid::Point;

use super::super::gaze::{Gaze, Piece, Prospect};
use super::worlds::{Luck, drawn, level, wild};
use crate::{Length, Relief, Size, World};

use Prospect::{Hidden, Mixed, Seen};

/// How small and large ones are seen on the western and the eastern half of each tile of a row, from a tile in it.
fn prospects(world: &World, from: (u8, u8), halves: i32) -> Vec<[Prospect; 2]> {
    let relief = Relief::new(world);
    let mut gaze = Gaze::new(&relief, Point::new(from.0, from.1), Length(360));
    let mut look = |half: i32| {
        let piece = Piece {
            x: [half * 500 + 31, half * 500 + 468],
            y: [31, 968].map(|y| y + 1000 * i32::from(from.1)),
        };
        gaze.look(&relief, piece, [Size::Small.height(), Size::Large.height()])
    };
    (0..halves).map(&mut look).collect()
}

#[test]
fn on_level_ground_everything_is_seen_at_once() {
    assert_eq!(prospects(&level(), (7, 0), 30), [[Seen; 2]; 30]);
}

#[test]
fn behind_a_high_wall_everything_is_hidden_at_once_but_its_brink() {
    let world = drawn(&"0 0 3 0 0 0 0\n".repeat(15));
    let expected = [[[Seen; 2]; 4].as_slice(), &[[Mixed; 2]], [[Hidden; 2]; 9].as_slice()].concat();
    assert_eq!(prospects(&world, (1, 0), 14), expected);
}

#[test]
fn up_on_a_plain_only_the_ends_of_what_is_seen_are_looked_at_closely() {
    let world = drawn(&"0 0 1 1 1 1 1\n".repeat(3));
    assert_eq!(
        prospects(&world, (0, 0), 14)[4..],
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
        prospects(&world, (1, 0), 10)[4..],
        [[Hidden; 2], [Hidden; 2], [Mixed, Seen], [Seen; 2], [Seen; 2], [Seen; 2]]
    );
}

#[test]
fn only_what_is_behind_rocks_is_looked_at_closely() {
    let world = drawn("0 0 0O 0 0\n0 0 0 0 0");
    let [before, behind] = [[[Seen; 2]; 4], [[Mixed; 2]; 4]];
    assert_eq!(prospects(&world, (0, 0), 8), [before, behind].concat());
}

#[test]
fn walls_beside_a_lane_hide_nothing_of_it() {
    let world = drawn("3 3 3 3 3 3 3\n0 0 0 0 0 0 0\n3 3 3 3 3 3 3");
    assert_eq!(prospects(&world, (0, 1), 14), [[Seen; 2]; 14]);
}

/// Any pieces, many of them narrow and with corners exactly behind corners of tiles.
#[test]
fn what_is_said_of_a_piece_is_true_of_each_of_its_spots() {
    let heights = [Size::Small.height(), Size::Large.height()];
    for seed in 0..400 {
        let (world, mut luck) = (wild(seed), Luck::new(seed));
        let (relief, from) = (Relief::new(&world), luck.tile());
        let (mut gaze, eye) = (Gaze::new(&relief, from, Length(360)), relief.above_tile(from, Length(360)));
        for _ in 0..40 {
            let tile = luck.tile();
            let mut side = |from: u8, to: u8| {
                let first = luck.between(0, 1000);
                let last = luck.one_of([first, 999, (first + 30).min(999)]);
                let first = if luck.one_in(3) { 500 * i32::from(from.abs_diff(to)) % 1000 } else { first };
                [first.min(last), first.max(last)].map(|place| i32::from(to) * 1000 + place)
            };
            let piece = Piece { x: side(from.x, tile.x), y: side(from.y, tile.y) };
            let told = gaze.look(&relief, piece, heights);
            for _ in 0..8 {
                let mut within = |[low, high]: [i32; 2]| {
                    let between = luck.between(low, high + 1);
                    luck.one_of([low, between, high])
                };
                let (x, y) = (within(piece.x), within(piece.y));
                for (prospect, height) in told.into_iter().zip(heights) {
                    let spot = relief.above(x, y, height);
                    let is_seen = match prospect {
                        Seen => true,
                        Hidden => false,
                        Mixed => gaze.sees(spot),
                    };
                    assert_eq!(
                        is_seen,
                        relief.sees(eye, spot),
                        "{seed} {from} {piece:?} {spot:?} {prospect:?}"
                    );
                }
            }
        }
    }
}
