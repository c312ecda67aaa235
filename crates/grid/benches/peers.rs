//! How much quicker looks and fields are than those of others, both measured in one run: machines
//! differ, ratios hardly do.
//!
//! A look with a radius of 8 is held against that of bracket-pathfinding, which is the roguelike
//! toolkit that most games in Rust are made with; a field of distances against a plain queue over a
//! grid, and one that is tuned. Looks and fields are to be at least four times as quick as theirs.
#![expect(clippy::disallowed_types, reason = "a benchmark has a clock")]

use std::cell::RefCell;
use std::collections::VecDeque;
use std::hint::black_box;
use std::time::{Duration, Instant};

use bracket_pathfinding::prelude::{Algorithm2D, BaseMap, FieldOfViewAlg, Point as Place};
use engine::SplitMix64;
use grid::architect::{Architect, Bsp, Caves, Drunkard, RoomsAndCorridors};
use grid::{Area, Cells, Disc, Field, Point, sight};

const WIDTH: u8 = 80;
const HEIGHT: u8 = 60;
const RADIUS: u8 = 8;

type Floor = Cells<60, 2>;

/// The quickest of so many goes counts: whatever else the machine does only makes it slower.
const GOES: usize = 15;

fn main() {
    println!("{:<22}{:>12}{:>12}{:>8}", "", "ours, ns", "theirs, ns", "ratio");
    for (name, open) in floors() {
        let map = Tiles::of(&open);
        let eyes = places(&open);
        let opaque = Floor::of_area(whole()) - open;
        let disc = Disc { radius: RADIUS };
        let look = |from: &Point| usize::from(black_box(sight(*from, disc, &opaque)).contains(*from));
        let ours = || eyes.iter().map(look).sum();
        let theirs = |way: FieldOfViewAlg| {
            let look =
                |from: &Point| way.field_of_view_set(Place::new(from.x, from.y), RADIUS.into(), &map).len();
            eyes.iter().map(look).sum()
        };
        compare(&format!("look, {name}"), eyes.len(), ours, || {
            theirs(FieldOfViewAlg::SymmetricShadowcasting)
        });
        compare("  one-sided", eyes.len(), ours, || theirs(FieldOfViewAlg::RecursiveShadowcasting));
        let field = RefCell::new(Field::default());
        let ours = || {
            let mut field = field.borrow_mut();
            let mut refill = |from: &Point| {
                field.refill(Cells::of(*from), &open);
                black_box(&*field).fronts().len()
            };
            eyes.iter().map(&mut refill).sum()
        };
        let plain = || eyes.iter().map(|from| black_box(map.plain_queue(*from)).len()).sum();
        compare(&format!("field, {name}"), eyes.len(), ours, plain);
        let tuned = || eyes.iter().map(|from| black_box(map.tuned_queue(*from)).len()).sum();
        compare("  tuned queue", eyes.len(), ours, tuned);
    }
}

/// Measures both in turns, and prints what one look or one field takes.
fn compare(name: &str, count: usize, ours: impl Fn() -> usize, theirs: impl Fn() -> usize) {
    let [mut own, mut other] = [Duration::MAX; 2];
    for _ in 0..GOES {
        own = own.min(time(&ours));
        other = other.min(time(&theirs));
    }
    let each = |time: Duration| time.as_nanos() / count as u128;
    let ratio = other.as_nanos() * 100 / own.as_nanos();
    println!("{name:<22}{:>12}{:>12}{:>5}.{:02}", each(own), each(other), ratio / 100, ratio % 100);
}

fn time(work: impl Fn() -> usize) -> Duration {
    let start = Instant::now();
    black_box(work());
    start.elapsed()
}

fn whole() -> Area {
    Area::new(Point::new(0, 0), WIDTH, HEIGHT)
}

/// A floor of each kind, with a rim around it.
fn floors() -> [(&'static str, Floor); 5] {
    let within = Area::new(Point::new(1, 1), WIDTH - 2, HEIGHT - 2);
    let stream = || SplitMix64::new(12);
    let rooms = RoomsAndCorridors { count: 20, ..RoomsAndCorridors::DEFAULT };
    let open = |layout: Option<grid::architect::Layout<60, 2>>| layout.expect("a floor").open;
    let mut pillars = stream();
    [
        ("pillars", within.points().filter(|_| pillars.below(5) > 0).collect()),
        ("caves", open(Caves::DEFAULT.build(within, &mut stream()))),
        ("drunkard", open(Drunkard::DEFAULT.build(within, &mut stream()))),
        ("bsp", open(Bsp::DEFAULT.build(within, &mut stream()))),
        ("rooms", open(rooms.build(within, &mut stream()))),
    ]
}

/// Open tiles all over a floor.
fn places(open: &Floor) -> Vec<Point> {
    open.iter().step_by(17).collect()
}

/// A floor as most games have it: a tile after the other.
struct Tiles {
    is_wall: Vec<bool>,
}

impl Tiles {
    fn of(open: &Floor) -> Self {
        Self { is_wall: whole().points().map(|at| !open.contains(at)).collect() }
    }

    /// Steps to all tiles, by a queue of them.
    fn plain_queue(&self, from: Point) -> Vec<Option<u16>> {
        let place = |at: Point| usize::from(at.y) * usize::from(WIDTH) + usize::from(at.x);
        let mut steps = vec![None; self.is_wall.len()];
        steps[place(from)] = Some(0);
        let mut waiting = VecDeque::from([(from, 0)]);
        while let Some((here, far)) = waiting.pop_front() {
            for next in here.neighbours() {
                let is_inside = next.x < WIDTH && next.y < HEIGHT;
                if is_inside && !self.is_wall[place(next)] && steps[place(next)].is_none() {
                    steps[place(next)] = Some(far + 1);
                    waiting.push_back((next, far + 1));
                }
            }
        }
        steps
    }

    /// The same for a floor that is known to have a rim, with one number for a place.
    fn tuned_queue(&self, from: Point) -> Vec<u16> {
        let width = usize::from(WIDTH);
        let mut steps = vec![u16::MAX; self.is_wall.len()];
        let start = usize::from(from.y) * width + usize::from(from.x);
        steps[start] = 0;
        let mut waiting = VecDeque::from([start]);
        while let Some(here) = waiting.pop_front() {
            // A rim of walls is around every floor, so that no step leads outside.
            for next in [here - width, here + 1, here + width, here - 1] {
                if !self.is_wall[next] && steps[next] == u16::MAX {
                    steps[next] = steps[here] + 1;
                    waiting.push_back(next);
                }
            }
        }
        steps
    }
}

impl BaseMap for Tiles {
    fn is_opaque(&self, place: usize) -> bool {
        self.is_wall[place]
    }
}

impl Algorithm2D for Tiles {
    fn dimensions(&self) -> Place {
        Place::new(WIDTH, HEIGHT)
    }
}
