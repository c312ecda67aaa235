//! Regions as they are shown.

use grid::Point;

use super::brute::Field;
use super::watches::any_range;
use super::worlds::{Luck, wild};
use crate::{Length, Range, Reach, Region, Relief, Shape, Size, Survey};

fn expected(relief: &Relief, from: Point, range: &Range, column: u16, row: u16) -> Reach {
    let (x, y) = (Region::place(column), Region::place(row));
    let reaches = |size| range.reaches(relief, from, x, y, size);
    Reach::of(reaches(Size::Small), reaches(Size::Large))
}

#[test]
fn a_region_is_what_the_range_reaches_at_each_of_its_spots() {
    for seed in 0..60 {
        let (world, mut luck) = (wild(seed), Luck::new(seed));
        let relief = Relief::new(&world);
        let (from, range) = (luck.tile(), any_range(&mut luck));
        let region = Region::of(&relief, from, range);
        for row in 0..Region::SIDE {
            for column in 0..Region::SIDE {
                let expected = expected(&relief, from, &range, column, row);
                assert_eq!(region.get(column, row), expected, "{seed} {from} {range:?} {column},{row}");
            }
        }
    }
}

/// The same once more without anything that is quick.
#[test]
fn a_region_is_what_the_exact_field_has() {
    let world = wild(17);
    let relief = Relief::new(&world);
    let from = Point::new(6, 9);
    let range = Range { shape: Shape::World, ..Range::disc(Length(0)) };
    let region = Region::of(&relief, from, range);
    let (field, eye) = (Field::new(&world), relief.above_tile(from, range.eye));
    for row in (0..Region::SIDE).step_by(3) {
        for column in (row % 5..Region::SIDE).step_by(5) {
            let sees = |size: Size| {
                let spot = relief.above(Region::place(column), Region::place(row), size.height());
                field.sees(eye, spot)
            };
            let expected = Reach::of(sees(Size::Small), sees(Size::Large));
            assert_eq!(region.get(column, row), expected, "{column},{row}");
        }
    }
}

#[test]
fn a_survey_begins_with_all_and_goes_on_near_its_focus() {
    let world = wild(5);
    let relief = Relief::new(&world);
    let range = Range::disc(Length(6000));
    let from = Point::new(7, 7);
    let survey = Survey::new(&relief, from, range, [40, 200]);
    let patches: Vec<_> = survey.patches(&relief).collect();
    let sides: Vec<u16> = patches.iter().take(22).map(|patch| patch.side).collect();
    assert_eq!(&sides[..6], [256, 128, 128, 128, 128, 64]);
    assert_eq!((patches[1].column, patches[1].row), (0, 128), "the quarter that the focus is in");
    let of_a_round: Vec<_> = patches.iter().filter(|patch| patch.side == 32).collect();
    let far = |patch: &&crate::Patch| {
        let away = |place: u16, focus: u16| u32::from((place + 16).abs_diff(focus)).pow(2);
        away(patch.column, 40) + away(patch.row, 200)
    };
    assert!(of_a_round.iter().is_sorted_by_key(far), "the nearest first");
    for patch in &patches {
        let (column, row) = (patch.column + patch.side / 2, patch.row + patch.side / 2);
        let told = expected(&relief, from, &range, column, row);
        assert_eq!(told, patch.reach, "what is told is true of its middle: {patch:?}");
    }
}

#[test]
fn the_focus_may_move_and_the_region_stays_the_same() {
    let world = wild(23);
    let relief = Relief::new(&world);
    let (from, range) = (Point::new(3, 11), Range::disc(Length(5000)));
    let mut region = Region::new();
    let mut survey = Survey::new(&relief, from, range, [0, 0]);
    let mut luck = Luck::new(4);
    while let Some(patch) = survey.next_patch(&relief) {
        region.add(patch);
        if luck.one_in(50) {
            survey.set_focus([luck.one_of([0, 60, 255]), luck.one_of([10, 99, 200])]);
        }
    }
    assert_eq!(region, Region::of(&relief, from, range));
}
