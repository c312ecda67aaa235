//! Sets held against lists of their tiles.

use std::collections::BTreeSet;

use engine::SplitMix64;

use super::*;
use crate::testing::{Density, scattered};

const HEIGHT: usize = 7;

/// All tiles of the widest floor.
fn floor<const WORDS: usize>() -> Area {
    Area::new(Point::new(0, 0), Cells::<1, WORDS>::WIDEST, 7)
}

fn listed<const WORDS: usize>(cells: &Cells<HEIGHT, WORDS>) -> BTreeSet<Point> {
    floor::<WORDS>().points().filter(|point| cells.contains(*point)).collect()
}

/// Sets of all densities, an empty one and a full one among them.
fn sets<const WORDS: usize>() -> Vec<Cells<HEIGHT, WORDS>> {
    let mut stream = SplitMix64::new(17);
    let densities = [0, 1, 8, 50, 92, 100, 3, 30, 70];
    densities.map(|hundredths| scattered(floor::<WORDS>(), Density(hundredths), &mut stream)).to_vec()
}

/// Every question to a set, answered by a list of its tiles.
fn agrees_with_a_list<const WORDS: usize>() {
    for cells in sets::<WORDS>() {
        let list = listed(&cells);
        assert_eq!(cells.iter().collect::<Vec<_>>(), list.iter().copied().collect::<Vec<_>>());
        assert_eq!(list.iter().copied().collect::<Cells<HEIGHT, WORDS>>(), cells);
        assert_eq!((cells.len(), cells.is_empty()), (list.len(), list.is_empty()));
        assert_eq!(cells.first(), list.first().copied());
        for place in 0..=list.len() {
            assert_eq!(cells.nth(place), list.iter().nth(place).copied());
        }
        assert_eq!(format!("{cells:?}"), format!("{list:?}"));
        for other in sets::<WORDS>() {
            let others = listed(&other);
            assert_eq!(listed(&(cells | other)), &list | &others);
            assert_eq!(listed(&(cells & other)), &list & &others);
            assert_eq!(listed(&(cells - other)), &list - &others);
            assert_eq!(cells.meets(&other), !list.is_disjoint(&others));
        }
    }
}

#[test]
fn sets_agree_with_lists() {
    agrees_with_a_list::<1>();
    agrees_with_a_list::<2>();
}

/// What is near a set, tile by tile.
fn moves_as_its_tiles_do<const WORDS: usize>() {
    let kept = |points: Vec<Point>| points.into_iter().filter(|point| floor::<WORDS>().contains(*point));
    for cells in sets::<WORDS>() {
        for direction in Direction::ALL {
            let there = kept(cells.iter().map(|point| point.step(direction)).collect());
            assert_eq!(cells.shifted(direction), there.collect(), "{direction:?}");
        }
        let beside = kept(cells.iter().flat_map(Point::neighbours).collect());
        assert_eq!(cells.spread(), cells | beside.collect());
        let touches =
            |at: &Point| cells.iter().any(|point| point.x.abs_diff(at.x) <= 1 && point.y.abs_diff(at.y) <= 1);
        assert_eq!(cells.grown(), floor::<WORDS>().points().filter(touches).collect());
    }
}

#[test]
fn nothing_leaves_a_floor_and_nothing_comes_in_from_outside() {
    moves_as_its_tiles_do::<1>();
    moves_as_its_tiles_do::<2>();
}

fn takes_in_and_gives_back<const WORDS: usize>() {
    let outside = [
        Point::new(Cells::<1, WORDS>::WIDEST, 6),
        Point::new(3, 7),
        Point::new(255, 255),
        Point::new(0, 255),
    ];
    for cells in sets::<WORDS>() {
        assert!(outside.iter().all(|point| !cells.contains(*point)));
        for point in floor::<WORDS>().points() {
            let (mut more, mut fewer) = (cells, cells);
            more.insert(point);
            fewer.remove(point);
            assert_eq!((more, fewer), (cells | Cells::of(point), cells - Cells::of(point)));
            assert!(more.contains(point) && !fewer.contains(point));
        }
        let mut same = cells;
        for point in outside {
            same.remove(point);
        }
        assert_eq!(same, cells);
    }
}

#[test]
fn a_tile_is_put_in_and_taken_out_alone() {
    takes_in_and_gives_back::<1>();
    takes_in_and_gives_back::<2>();
}

fn areas_are_their_tiles<const WORDS: usize>() {
    let widest = Cells::<1, WORDS>::WIDEST;
    for (x, width) in [(0, 1), (0, widest), (5, 60 - 5), (widest - 1, 1), (widest / 2 - 3, 6)] {
        let area = Area::new(Point::new(x, 2), width, 3);
        assert_eq!(Cells::<HEIGHT, WORDS>::of_area(area), area.points().collect());
    }
}

#[test]
fn a_rectangle_is_a_set_of_its_tiles() {
    areas_are_their_tiles::<1>();
    areas_are_their_tiles::<2>();
}

#[test]
#[should_panic(expected = "beyond its widest")]
fn a_tile_beyond_the_widest_floor_is_refused() {
    Cells::<HEIGHT>::of(Point::new(64, 0));
}

#[test]
#[should_panic(expected = "beyond its widest")]
fn a_rectangle_beyond_the_widest_floor_is_refused() {
    Cells::<HEIGHT, 2>::of_area(Area::new(Point::new(120, 0), 9, 1));
}

/// A set in bytes and in words, and what is read from both.
fn is_written_and_read<const WORDS: usize>() {
    for cells in sets::<WORDS>() {
        let bytes = postcard::to_allocvec(&cells).expect("sets can be written");
        assert_eq!(postcard::from_bytes::<Cells<HEIGHT, WORDS>>(&bytes), Ok(cells));
        let text = serde_json::to_string(&cells).expect("sets can be written");
        assert_eq!(serde_json::from_str::<Cells<HEIGHT, WORDS>>(&text).ok(), Some(cells));
    }
}

#[test]
fn what_is_written_is_read() {
    is_written_and_read::<1>();
    is_written_and_read::<2>();
    let why = serde_json::from_str::<Cells<HEIGHT>>(r#"["0,0"]"#).unwrap_err().to_string();
    assert!(why.contains("expected tiles of 7 rows with 64 columns"), "{why}");
}

/// Records, digests and programs at the other end of a line know these bytes.
#[test]
fn a_set_is_numbers_for_programs_and_a_text_for_people() {
    let tiles = [Point::new(0, 0), Point::new(2, 0), Point::new(8, 1)];
    let narrow: Cells<3> = tiles.into_iter().collect();
    let wide: Cells<3, 2> = tiles.into_iter().collect();
    assert_eq!(postcard::to_allocvec(&narrow), Ok(vec![0b101, 0b1000_0000, 0b10, 0]));
    assert_eq!(postcard::to_allocvec(&wide), Ok(vec![0b101, 0, 0b1000_0000, 0b10, 0, 0, 0]));
    let text = r#""0,0 2,0 8,1""#;
    assert_eq!(
        [serde_json::to_string(&narrow).ok(), serde_json::to_string(&wide).ok()],
        [Some(text.to_owned()), Some(text.to_owned())]
    );
}

fn counts_what_lies_around<const WORDS: usize>() {
    for cells in sets::<WORDS>() {
        let around = |at: Point| {
            let near = |point: &Point| point.x.abs_diff(at.x) <= 1 && point.y.abs_diff(at.y) <= 1;
            cells.iter().filter(near).count()
        };
        let counts: Vec<(Point, usize)> = floor::<WORDS>().points().map(|at| (at, around(at))).collect();
        for least in 0..=10 {
            let wanted = counts.iter().filter(|(_, count)| *count >= usize::from(least));
            assert_eq!(cells.crowded(least), wanted.map(|(at, _)| *at).collect(), "{least}");
        }
    }
}

#[test]
fn a_crowd_is_counted_tile_by_tile() {
    counts_what_lies_around::<1>();
    counts_what_lies_around::<2>();
}
