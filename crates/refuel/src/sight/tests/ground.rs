//! Heights of the ground.

use super::brute;
use super::fraction::Fraction;
use super::worlds::{Luck, drawn, wild};
use crate::{Length, Relief, Spot};

#[test]
fn the_ground_slopes_from_the_upper_edge_of_a_tile_to_one_level_lower() {
    let relief = Relief::new(&drawn("1> 0 2^\n 1< 1v 2"));
    let along = |y: i32, places: [i32; 5]| places.map(|x| relief.ground(x, y).0);
    assert_eq!(
        along(500, [0, 100, 500, 900, 999]),
        [500, 450, 250, 50, 0],
        "half of a thousandth rounded down"
    );
    assert_eq!(along(1500, [0, 250, 500, 750, 999]), [0, 125, 250, 375, 499]);
    assert_eq!([1000, 1250, 1999].map(|y| relief.ground(1500, y).0), [500, 375, 0]);
    assert_eq!([0, 500, 999].map(|y| relief.ground(2500, y).0), [500, 750, 999]);
    assert_eq!(relief.above_tile(grid::Point::new(0, 0), Length(360)), Spot { x: 500, y: 500, z: 610 });
}

#[test]
fn over_the_edge_the_ground_goes_on_as_it_is_on_the_edge() {
    let relief = Relief::new(&drawn("1> 0\n 2^ 0\n1< 0"));
    let at = |x, y| relief.ground(x, y).0;
    assert_eq!([at(-500, 500), at(-9000, 500)], [500, 500]);
    assert_eq!([at(-500, 1000), at(-500, 1500), at(-500, 1999)], [500, 750, 999]);
    assert_eq!(at(-500, 2500), 0);
    assert_eq!([at(0, -400), at(300, -400), at(-300, -400)], [500, 350, 500]);
}

#[test]
fn rocks_and_fins_stand_on_the_ground() {
    let relief = Relief::new(&drawn("1O 0O| 2v_ \n 0  0 1"));
    let top = |x, y| relief.top(x, y).0;
    assert_eq!([top(500, 500), top(201, 799), top(200, 500), top(500, 800)], [920, 920, 500, 500]);
    assert_eq!([top(1500, 500), top(1951, 500), top(2049, 500), top(2051, 500)], [420, 1050, 1050, 750]);
    assert_eq!([top(1951, 101), top(1951, 99)], [1050, 0], "a fin ends before the corners");
    assert_eq!([top(2500, 951), top(2500, 1049), top(2500, 1050)], [800, 800, 500]);
}

#[test]
fn heights_are_those_of_the_exact_field_everywhere() {
    for seed in 0..40 {
        let (world, mut luck) = (wild(seed), Luck::new(seed));
        let relief = Relief::new(&world);
        for _ in 0..50 {
            let Spot { x, y, .. } = luck.spot();
            let exact = brute::ground(&world, Fraction::whole(x), Fraction::whole(y));
            let ground = relief.ground(x, y).0;
            assert!(
                Fraction::whole(ground) <= exact && exact < Fraction::whole(ground + 1),
                "{seed} {x},{y}"
            );
        }
    }
}
