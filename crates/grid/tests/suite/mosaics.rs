//! Floors out of the pieces of a map that was drawn by hand.

use std::collections::BTreeSet;

use engine::SplitMix64;
use grid::wave::{Board, Modules, Mosaic, Sample, Solver};
use grid::{Map, Percent, Point, read};

use crate::architects::floors;

/// Rooms with doors, corridors, corners and a junction, in pieces of three by three tiles.
pub(crate) fn sample() -> Sample {
    Sample::learned_all_around(&drawn(), 3).expect("whole pieces, and few of them")
}

fn drawn() -> Map<char> {
    read(include_str!("../data/sample.txt")).expect("a map")
}

/// Which pieces of three by three tiles lie side by side in a map, as texts.
fn neighbours(map: &Map<char>) -> BTreeSet<(String, String)> {
    let piece = |x: u8, y: u8| -> String {
        (0..9).filter_map(|place| map.get(Point::new(3 * x + place % 3, 3 * y + place / 3))).collect()
    };
    let (width, height) = (map.width() / 3, map.height() / 3);
    let across = (0..height).flat_map(|y| (1..width).map(move |x| (piece(x - 1, y), piece(x, y))));
    across.collect()
}

#[test]
fn no_two_pieces_lie_side_by_side_that_never_did_in_the_sample() {
    let sample = sample();
    assert!((16..=32).contains(&sample.pieces().len()), "{}", sample.pieces().len());
    let seen: BTreeSet<(String, String)> = drawn().all_around().iter().flat_map(neighbours).collect();
    let board = Board::new(26, 19, sample.rules());
    for seed in 0..60 {
        let map = sample.map(&board, &Solver::DEFAULT, &mut SplitMix64::new(seed)).expect("a map");
        // Turned by a quarter, what lies below lies beside.
        let there: BTreeSet<_> = [map.clone(), map.turned()].iter().flat_map(neighbours).collect();
        assert!(there.is_subset(&seen), "{seed}: {:?}", there.difference(&seen).next());
    }
}

#[test]
fn mosaics_hang_together_and_are_open_enough() {
    let sample = sample();
    let mosaic = Mosaic::of(&sample);
    for (within, floor) in floors(&mosaic) {
        assert!(floor.open.len() >= Percent(20).of(within.tiles()) as usize);
    }
}

#[test]
fn pieces_can_be_bound_before_the_rest_is_found() {
    let sample = sample();
    let open = |piece: &Map<char>| piece.iter().all(|(_, letter)| letter == '.');
    let rock = |piece: &Map<char>| piece.iter().all(|(_, letter)| letter == '#');
    let (halls, solid): (Modules, Modules) = (sample.modules(open), sample.modules(rock));
    assert_eq!([halls.len(), solid.len()], [1, 1]);
    let mut board = Board::new(14, 10, sample.rules());
    board.keep(Point::new(5, 5), halls);
    (0..14).for_each(|x| board.keep(Point::new(x, 0), solid));
    for seed in 0..60 {
        let map = sample.map(&board, &Solver::DEFAULT, &mut SplitMix64::new(seed)).expect("a map");
        assert!((0..42).all(|x| map.get(Point::new(x, 1)) == Some('#')));
        assert_eq!(map.get(Point::new(16, 16)), Some('.'));
    }
}
