//! Lines of sight: quick against slow.

use super::brute::Field;
use super::worlds::{Luck, made, wild};
use crate::{Length, Relief, Size, Spot, World};

fn check(world: &World, field: &Field, relief: &Relief, from: Spot, to: Spot, about: &str) {
    let expected = field.sees(from, to);
    assert_eq!(relief.sees(from, to), expected, "{about}: {from:?} to {to:?}\n{}", told(world));
    assert_eq!(relief.sees(to, from), expected, "{about}, back: {from:?} to {to:?}");
}

/// The levels and slopes of a world, for whoever has to find out what went wrong.
fn told(world: &World) -> String {
    let word = |tile: crate::Tile| format!("{}{:?} ", tile.level, tile.downhill);
    let row = |y: u8| (0..crate::SIDE).filter_map(move |x| world.tiles.get(grid::Point::new(x, y))).map(word);
    (0..crate::SIDE).map(|y| row(y).collect::<String>() + "\n").collect()
}

/// Any two spots of wild worlds, many of them on borders and corners.
#[test]
fn any_two_spots_see_each_other_as_the_exact_field_has_it() {
    for seed in 0..2000 {
        let (world, mut luck) = (wild(seed), Luck::new(seed));
        let (field, relief) = (Field::new(&world), Relief::new(&world));
        for _ in 0..10 {
            let (from, mut to) = (luck.spot(), luck.spot());
            match luck.between(0, 8) {
                // Along a border, straight up, and to itself.
                0 => to.x = from.x,
                1 => to.y = from.y,
                2 => (to.x, to.y) = (from.x, from.y),
                // Through corners of tiles.
                3 => to = Spot { x: from.x + to.z * 3, y: from.y + to.z * 3, ..to },
                _ => {}
            }
            check(&world, &field, &relief, from, to, &seed.to_string());
        }
    }
}

/// Spots at the height of the ground and just over it: lines that touch.
#[test]
fn lines_that_touch_are_told_from_lines_that_are_stopped() {
    for seed in 0..1000 {
        let (world, mut luck) = (wild(seed), Luck::new(seed));
        let (field, relief) = (Field::new(&world), Relief::new(&world));
        for _ in 0..10 {
            let on_ground = |spot: Spot, over: i32| relief.above(spot.x, spot.y, Length(over));
            let (from, to) = (luck.spot(), luck.spot());
            let over = [luck.between(-1, 3), luck.between(-1, 3)];
            check(
                &world,
                &field,
                &relief,
                on_ground(from, over[0]),
                on_ground(to, over[1]),
                &seed.to_string(),
            );
        }
    }
}

/// Worlds as they are made for runs, from where buildings may stand to anywhere.
#[test]
fn on_worlds_of_runs_buildings_see_as_the_exact_field_has_it() {
    for seed in 0..24 {
        let (world, mut luck) = (made(seed), Luck::new(seed));
        let (field, relief) = (Field::new(&world), Relief::new(&world));
        for _ in 0..200 {
            let eye = relief.above_tile(luck.tile(), crate::Range::EYE);
            let (Spot { x, y, .. }, size) = (luck.spot(), luck.one_of(Size::ALL));
            check(&world, &field, &relief, eye, relief.above(x, y, size.height()), &seed.to_string());
        }
    }
}

/// All pairs of middles of tiles, from the height of eyes to that of eyes.
#[test]
fn who_sees_is_seen_from_every_tile_to_every_other() {
    let world = wild(8);
    let (field, relief) = (Field::new(&world), Relief::new(&world));
    let eyes: Vec<Spot> = World::points().map(|at| relief.above_tile(at, crate::Range::EYE)).collect();
    for (place, from) in eyes.iter().enumerate() {
        for to in &eyes[place..] {
            check(&world, &field, &relief, *from, *to, "from tile to tile");
        }
    }
}
