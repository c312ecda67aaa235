//! Rivers: each runs from one edge of the world to another, and ways lead over it by fords. RULES.md, 1.6.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use engine::SplitMix64;
use grid::{Direction, Map, Point};

use super::entrances::{Entrances, is_at_edge};
use super::ways::around;
use super::{TILES, index, inside};
use crate::{Holding, Tile, World};

/// What a tile costs a river: something by chance, so that it winds, and more along the edge and beside ways.
const TILE: [u32; 2] = [2, 9];
const EDGE: u32 = 12;
const BESIDE: u32 = 2;
/// A ford costs as much besides.
const FORD: u32 = 2;

/// The tiles of a river from its source to its mouth, fords included, if there is a course for one.
pub(super) fn course(
    entrances: &Entrances,
    distances: &Map<Option<u16>>,
    stream: &mut SplitMix64,
) -> Option<Vec<Point>> {
    let is_way = |at: Point| distances.get(at).flatten().is_some();
    let mut costs = [None; TILES];
    for at in World::points() {
        let chance = TILE[0] + stream.below(TILE[1] - TILE[0]);
        let is_near_hub = around(at).any(|near| near == entrances.hub);
        if !is_way(at) && !is_near_hub {
            let beside = at.neighbours().into_iter().filter(|near| is_way(*near)).count();
            let edge = if is_at_edge(at) { EDGE } else { 0 };
            costs[index(at)] =
                Some(chance + edge + BESIDE * u32::try_from(beside).expect("no more than four"));
        }
    }
    let edge: Vec<Point> =
        World::points().filter(|at| is_at_edge(*at) && costs[index(*at)].is_some()).collect();
    let source = edge[below(edge.len(), stream)?];
    let crosses = |over: Point| is_way(over) && over != entrances.hub && !is_at_edge(over);
    let before = spread(source, &costs, crosses);
    let mouths: Vec<Point> = edge
        .into_iter()
        .filter(|at| World::are_far_edges(source, *at) && before[index(*at)].is_some())
        .collect();
    let mouth = mouths[below(mouths.len(), stream)?];
    let mut course = vec![mouth];
    let mut at = mouth;
    while at != source {
        let from = before[index(at)].expect("the source was spread from");
        if from.distance(at) == 2 {
            course.push(Point::new(u8::midpoint(from.x, at.x), u8::midpoint(from.y, at.y)));
        }
        course.push(from);
        at = from;
    }
    Some(course)
}

fn below(bound: usize, stream: &mut SplitMix64) -> Option<usize> {
    let bound = u32::try_from(bound).expect("a world is small");
    (bound > 0).then(|| stream.below(bound) as usize)
}

/// From where a river comes to each tile at the least cost: from a neighbour, or straight over a tile with a way.
fn spread(
    source: Point,
    costs: &[Option<u32>; TILES],
    crosses: impl Fn(Point) -> bool,
) -> [Option<Point>; TILES] {
    let mut least = [u32::MAX; TILES];
    let mut before = [None; TILES];
    let mut queue = BinaryHeap::from([Reverse((0, source))]);
    least[index(source)] = 0;
    while let Some(Reverse((cost, at))) = queue.pop() {
        if cost > least[index(at)] {
            continue;
        }
        for side in Direction::ALL {
            let over = at.step(side);
            if !inside(over) {
                continue;
            }
            let (to, ford) = if crosses(over) { (over.step(side), FORD) } else { (over, 0) };
            if !inside(to) {
                continue;
            }
            let Some(more) = costs[index(to)] else { continue };
            let cost = cost + more + ford;
            if cost < least[index(to)] {
                least[index(to)] = cost;
                before[index(to)] = Some(at);
                queue.push(Reverse((cost, to)));
            }
        }
    }
    before
}

/// Dries the tiles on which ways are to cross, so that they can be laid.
pub(super) fn ford(world: &mut World, distances: &Map<Option<u16>>) {
    for (at, far) in distances.iter() {
        if far.is_some() {
            hold(world, at, Holding::Nothing);
        }
    }
}

/// Floods those of them over which no way was laid after all.
pub(super) fn flood(world: &mut World, course: &[Point]) {
    for at in course {
        if world.tiles.get(*at).is_some_and(|tile| tile.holding == Holding::Nothing) {
            hold(world, *at, Holding::Water);
        }
    }
}

fn hold(world: &mut World, at: Point, holding: Holding) {
    let tile = world.tiles.get(at).expect("a tile of the world");
    world.tiles.set(at, Tile { holding, ..tile });
}
