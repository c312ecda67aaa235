//! Sight held against a ruler.

use engine::SplitMix64;

use super::*;
use crate::testing::{Density, moved, rows, scattered, to_the_right};
use crate::{Area, Direction, draw, read};

const FAR: Reach = Reach { columns: 40, rows: 40 };

/// What is seen from `@` of a floor; the rest is hidden behind `~`.
fn seen(text: &str) -> String {
    let map = read(text).expect("a floor");
    let find = |wanted| map.iter().filter(move |(_, letter)| *letter == wanted).map(|(point, _)| point);
    let opaque: Cells<16> = find('#').collect();
    let from = find('@').next().expect("somebody looks");
    let seen = sight(from, FAR, &opaque);
    draw(map.width(), map.height(), |point| match map.get(point) {
        Some(letter) if seen.contains(point) => letter,
        _ => '~',
    })
}

#[test]
fn a_pillar_hides_what_is_behind_it() {
    let shown = seen(
        "#########
         #@......#
         #.......#
         #..#....#
         #.......#
         #.......#
         #########",
    );
    assert_eq!(
        shown,
        rows(
            "#########
             #@......#
             #.......#
             #..#~...#
             #..~~~..#
             #...~~~~#
             #####~~~~"
        )
    );
}

#[test]
fn a_doorway_shows_a_cone() {
    let shown = seen(
        "#########
         #...@...#
         ####.####
         #.......#
         #.......#
         #.......#
         #########",
    );
    assert_eq!(
        shown,
        rows(
            "#########
             #...@...#
             ####.####
             ~~~~.~~~~
             ~~~...~~~
             ~~~...~~~
             ~~#####~~"
        )
    );
}

#[test]
fn two_walls_that_touch_by_a_corner_let_no_look_through() {
    let shown = seen(
        "#####
         #@#.#
         ##..#
         #...#
         #####",
    );
    assert_eq!(
        shown,
        rows(
            "###~~
             #@#~~
             ##~~~
             ~~~~~
             ~~~~~"
        )
    );
}

#[test]
fn one_corner_may_be_touched() {
    let shown = seen(
        "#####
         #@..#
         ##..#
         #...#
         #####",
    );
    assert!(shown.lines().nth(2).is_some_and(|row| row == "##..#"), "{shown}");
}

/// Whether a ruler laid over the middles of two tiles finds the way free, worked out tile by
/// tile: it crosses the inside of nothing that blocks, and no corner at which two such tiles
/// touch. Nothing in it tells one end from the other.
fn ruler<const HEIGHT: usize, const WORDS: usize>(
    one: Point,
    other: Point,
    opaque: &Cells<HEIGHT, WORDS>,
) -> bool {
    let (left, right) = (one.x.min(other.x), one.x.max(other.x));
    let (top, bottom) = (one.y.min(other.y), one.y.max(other.y));
    // On which side of the ruler a corner lies; corners are counted in halves of tiles.
    let side = |x: i32, y: i32| {
        let along =
            (2 * (i32::from(other.x) - i32::from(one.x)), 2 * (i32::from(other.y) - i32::from(one.y)));
        (along.0 * (y - 2 * i32::from(one.y)) - along.1 * (x - 2 * i32::from(one.x))).signum()
    };
    let corners = |at: Point| {
        let (x, y) = (2 * i32::from(at.x), 2 * i32::from(at.y));
        [side(x - 1, y - 1), side(x + 1, y - 1), side(x - 1, y + 1), side(x + 1, y + 1)]
    };
    let is_crossed = |at: Point| corners(at).contains(&1) && corners(at).contains(&-1);
    let between = Area::new(Point::new(left, top), right - left + 1, bottom - top + 1);
    let crosses =
        between.points().any(|at| at != one && at != other && opaque.contains(at) && is_crossed(at));
    // Four tiles meet at a corner that the ruler goes through: two that it crosses, and two beside.
    let slips = between.points().filter(|at| at.x < right && at.y < bottom).any(|at| {
        let is_on = side(2 * i32::from(at.x) + 1, 2 * i32::from(at.y) + 1) == 0;
        let (east, south) = (at.step(Direction::East), at.step(Direction::South));
        let pair = if is_crossed(at) { [east, south] } else { [at, east.step(Direction::South)] };
        is_on && pair.into_iter().all(|tile| opaque.contains(tile))
    });
    !crosses && !slips
}

/// Floors of all densities, so many columns to the right.
fn floors<const WORDS: usize>(left: u8) -> impl Iterator<Item = (Area, Cells<16, WORDS>)> {
    let area = Area::new(Point::new(left, 0), 16, 10);
    let mut stream = SplitMix64::new(5);
    [4, 12, 30].into_iter().map(move |hundredths| (area, scattered(area, Density(hundredths), &mut stream)))
}

/// Also from and to what blocks: the ends of a line are not in its way.
fn is_what_a_ruler_says<const WORDS: usize>(left: u8) {
    for (area, opaque) in floors::<WORDS>(left) {
        for (from, to) in area.points().flat_map(|from| area.points().map(move |to| (from, to))) {
            let is_free = is_clear(from, to, &opaque);
            assert_eq!(is_free, ruler(from, to, &opaque), "{from} {to}");
            assert_eq!(is_free, is_clear(to, from, &opaque), "{from} {to}");
        }
    }
}

#[test]
fn sight_is_mutual_everywhere_and_what_a_ruler_says() {
    is_what_a_ruler_says::<1>(0);
    is_what_a_ruler_says::<1>(48);
    // Where the second word of a row begins, and at the far end.
    is_what_a_ruler_says::<2>(56);
    is_what_a_ruler_says::<2>(112);
}

/// Whoever sees an open tile is seen from there, as long as both look equally far.
fn looks_are_returned<const WORDS: usize>(left: u8) {
    let reach = Reach { columns: 9, rows: 6 };
    for (area, opaque) in floors::<WORDS>(left) {
        let open: Vec<Point> = area.points().filter(|point| !opaque.contains(*point)).collect();
        let seen: Vec<Cells<16, WORDS>> = open.iter().map(|from| sight(*from, reach, &opaque)).collect();
        for (from, seen_from) in open.iter().zip(&seen) {
            for (to, seen_to) in open.iter().zip(&seen) {
                assert_eq!(seen_from.contains(*to), seen_to.contains(*from), "{from} {to}");
            }
        }
    }
}

#[test]
fn looks_are_returned_on_narrow_floors_and_on_wide_ones() {
    looks_are_returned::<1>(0);
    looks_are_returned::<2>(56);
}

#[test]
fn a_floor_looks_the_same_wherever_it_lies_in_a_row() {
    for (_, opaque) in floors::<1>(0) {
        // Walls around it, so that no look leaves it.
        let frame = Area::new(Point::new(1, 1), 14, 8);
        let walls = opaque | (Cells::of_area(Area::new(Point::new(0, 0), 16, 10)) - Cells::of_area(frame));
        for left in [44, 53, 64, 112] {
            let wide: Cells<16, 2> = moved(&walls, left);
            for from in frame.points().filter(|from| !walls.contains(*from)) {
                let seen = sight(to_the_right(from, left), FAR, &wide);
                assert_eq!(seen, moved(&sight(from, FAR, &walls), left), "{from} {left}");
            }
        }
    }
}

/// Open tiles by a free line and within reach, and what blocks where it touches one of them.
fn sees_what_it_should<const WORDS: usize>() {
    let mut stream = SplitMix64::new(6);
    let floor = Area::new(Point::new(0, 0), Cells::<1, WORDS>::WIDEST, 16);
    let opaque: Cells<16, WORDS> = scattered(floor, Density(17), &mut stream);
    let reach = Reach { columns: 6, rows: 4 };
    for from in floor.points().filter(|point| !opaque.contains(*point)) {
        let is_near = |to: &Point| from.x.abs_diff(to.x) <= 6 && from.y.abs_diff(to.y) <= 4;
        let near: Cells<16, WORDS> = floor.points().filter(is_near).collect();
        let open: Cells<16, WORDS> = (near - opaque).iter().filter(|to| ruler(from, *to, &opaque)).collect();
        let touches =
            |wall: &Point| open.iter().any(|to| to.x.abs_diff(wall.x) <= 1 && to.y.abs_diff(wall.y) <= 1);
        let walls: Cells<16, WORDS> = (near & opaque).iter().filter(touches).collect();
        assert_eq!(sight(from, reach, &opaque), open | walls, "{from}");
    }
}

#[test]
fn nothing_beyond_the_reach_is_seen_and_nothing_within_it_is_lost() {
    sees_what_it_should::<1>();
    sees_what_it_should::<2>();
}

#[test]
fn an_open_floor_is_seen_to_its_edges() {
    let reach = Reach { columns: 20, rows: 20 };
    let seen: Cells<16> = sight(Point::new(10, 8), reach, &Cells::NONE);
    assert_eq!(seen.len(), 16 * 31);
    let seen: Cells<16, 2> = sight(Point::new(120, 8), reach, &Cells::NONE);
    assert_eq!(seen.len(), 16 * 28);
}

/// Everything that a line to each tile finds, one by one.
fn by_lines<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    is_near: impl Fn(Point) -> bool,
    opaque: &Cells<HEIGHT, WORDS>,
) -> Cells<HEIGHT, WORDS> {
    let lowest = u8::try_from(HEIGHT).expect("rows are few");
    let floor = Area::new(Point::new(0, 0), Cells::<HEIGHT, WORDS>::WIDEST, lowest);
    let near: Cells<HEIGHT, WORDS> = floor.points().filter(|to| is_near(*to)).collect();
    let open = (near - *opaque).iter().filter(|to| is_clear(from, *to, opaque)).collect();
    let open = Cells::of(from) | open;
    open | (open.grown() & *opaque & near)
}

/// Random floors of all densities, from nearly open to nearly closed.
fn random_floors<const HEIGHT: usize, const WORDS: usize>(area: Area) -> Vec<(Point, Cells<HEIGHT, WORDS>)> {
    let mut stream = SplitMix64::new(71);
    let one = |number: u32| {
        let opaque = scattered(area, Density(number % 70 + 1), &mut stream);
        (crate::chance::any_in(area, &mut stream), opaque)
    };
    (0..2_100).map(one).collect()
}

#[test]
fn shadows_end_where_lines_do() {
    let disc = Disc { radius: 8 };
    let area = Area::new(Point::new(50, 0), 30, 22);
    for (from, opaque) in random_floors::<22, 2>(area) {
        let is_near = |to: Point| disc.holds(from, to);
        assert_eq!(sight(from, disc, &opaque), by_lines(from, is_near, &opaque), "{from}");
    }
    // Farther than the floor goes, to all sides, and in a narrow strip.
    let area = Area::new(Point::new(0, 0), 64, 12);
    let strip = Reach { columns: 30, rows: 2 };
    for (from, opaque) in random_floors::<12, 1>(area).into_iter().step_by(5) {
        let far = Reach { columns: 200, rows: 200 };
        assert_eq!(sight(from, far, &opaque), by_lines(from, |_| true, &opaque), "{from}");
        let is_near = |to: Point| from.x.abs_diff(to.x) <= 30 && from.y.abs_diff(to.y) <= 2;
        assert_eq!(sight(from, strip, &opaque), by_lines(from, is_near, &opaque), "{from}");
    }
}

/// Every floor of five by four tiles with a corner to look from: there is no pattern left to try.
#[test]
fn shadows_end_where_lines_do_on_every_small_floor() {
    for number in 0..1_u32 << 20 {
        let mut opaque = Cells::<4>::NONE;
        for y in 0..4 {
            let row = number >> (5 * y) & 0b11111;
            (0..5).filter(|x| row >> x & 1 == 1).for_each(|x| opaque.insert(Point::new(x, y)));
        }
        let far = Reach { columns: 4, rows: 3 };
        let from = Point::new(0, 0);
        let seen = sight(from, far, &opaque);
        let is_right =
            |to: Point| opaque.contains(to) || to == from || seen.contains(to) == is_clear(from, to, &opaque);
        assert!(Area::new(from, 5, 4).points().all(is_right), "{opaque:?}");
    }
}

#[test]
fn whoever_is_seen_on_a_disc_sees() {
    let (disc, area) = (Disc { radius: 8 }, Area::new(Point::new(56, 0), 18, 16));
    for (_, opaque) in random_floors::<16, 2>(area).into_iter().step_by(35) {
        let open: Vec<Point> = area.points().filter(|at| !opaque.contains(*at)).collect();
        let seen: Vec<Cells<16, 2>> = open.iter().map(|from| sight(*from, disc, &opaque)).collect();
        for (from, seen_from) in open.iter().zip(&seen) {
            for (to, seen_to) in open.iter().zip(&seen) {
                assert_eq!(seen_from.contains(*to), seen_to.contains(*from), "{from} {to}");
                let is_hit = disc.holds(*from, *to) && is_clear(*from, *to, &opaque);
                assert_eq!(seen_from.contains(*to), is_hit, "what is seen can be shot at: {from} {to}");
            }
        }
    }
}

#[test]
fn a_disc_is_round() {
    let from = Point::new(40, 30);
    for radius in 0..30_u8 {
        let disc: Cells<61, 2> = sight(from, Disc { radius }, &Cells::NONE);
        let is_near = |to: &Point| {
            let [columns, rows] = [from.x.abs_diff(to.x), from.y.abs_diff(to.y)].map(u32::from);
            columns.pow(2) + rows.pow(2) <= u32::from(radius) * (u32::from(radius) + 1)
        };
        let floor = Area::new(Point::new(0, 0), 128, 61);
        assert_eq!(disc, floor.points().filter(is_near).collect(), "{radius}");
        assert!(floor.points().all(|to| Disc { radius }.holds(from, to) == disc.contains(to)));
    }
    assert_eq!(sight::<61, 2>(from, Disc { radius: 8 }, &Cells::NONE).len(), 225, "squares up to 72");
}
