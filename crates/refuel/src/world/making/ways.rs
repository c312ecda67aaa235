//! All ways as attackers go them: the main ways freed from how they were found, and side branches. RULES.md, 1.9.

use grid::{Direction, Map, Point};

use super::annealing::MainWays;
use super::crowding::{Crowding, ONE};
use super::entrances::Entrances;
use super::{TILES, index, inside};
use crate::world::network::Network;
use crate::world::shape::Shape;
use crate::{Border, Holding, SIDE, Tile, World};

/// How far each tile of the main ways is from the hub.
pub(super) fn distances(ways: &MainWays) -> Map<Option<u16>> {
    let mut distances = Map::filled(SIDE, SIDE, None);
    for way in ways {
        way.iter().rev().zip(0..).for_each(|(at, far)| distances.set(*at, Some(far)));
    }
    distances
}

/// Adds how far the tiles of a detour are, which ends on a tile of which that is known.
pub(super) fn mark(distances: &mut Map<Option<u16>>, detour: &[Point]) {
    let end = detour.last().and_then(|end| distances.get(*end).flatten()).expect("a detour comes back");
    detour.iter().rev().zip(end..).for_each(|(at, far)| distances.set(*at, Some(far)));
}

/// Lays all ways over a world, on what is planned and where else there is room. Side branches come as long as there are
/// any that leave the neighbourhood of all ways, up to so many.
pub(super) fn lay(world: &mut World, entrances: &Entrances, main: &Map<Option<u16>>, branches: u8) {
    let Entrances { hub, starts } = entrances;
    let least = least_distances(world, *hub, main);
    let mut weaving = Weaving::new(world, entrances, &least);
    let mut left = u32::from(branches);
    for start in starts {
        left += 1;
        weaving.weave(*start, &mut left);
    }
    let Weaving { steps, woven, .. } = weaving;
    let mut distances = Map::filled(SIDE, SIDE, None);
    for at in World::points().filter(|at| woven[index(*at)]) {
        distances.set(at, least[index(at)]);
        let tile = world.tiles.get(at).expect("a tile of the world");
        world.tiles.set(at, Tile { holding: Holding::Path, ..tile });
    }
    let first = |start: &Point| steps.iter().find(|(from, _)| from == start).map(|(_, toward)| *toward);
    let starts: Vec<(Point, Direction)> =
        starts.iter().map(|start| (*start, inward(*start, first(start)))).collect();
    world.network = Network::new(*hub, &starts, &steps, distances);
}

/// The direction in which a way comes in: over the nearer edge, and in a corner straight on.
fn inward(start: Point, first: Option<Direction>) -> Direction {
    let is_outside = |side: Direction| !inside(start.step(side.opposite()));
    let straight = first.filter(|side| is_outside(*side));
    straight
        .or_else(|| Direction::ALL.into_iter().find(|side| is_outside(*side)))
        .expect("a way begins at the edge")
}

/// The least number of steps to the hub from each tile on which nothing lies, over open borders; the main ways keep
/// theirs, and nobody comes to the hub faster over one of their tiles.
fn least_distances(world: &World, hub: Point, main: &Map<Option<u16>>) -> [Option<u16>; TILES] {
    let mut least = [None; TILES];
    least[index(hub)] = Some(0);
    let mut queue = vec![hub];
    let mut next = 0;
    while let Some(at) = queue.get(next).copied() {
        next += 1;
        let far = least[index(at)].map(|far| far + 1);
        for side in Direction::ALL {
            let to = at.step(side);
            let Some(tile) = world.tiles.get(to) else { continue };
            let is_open = tile.holding == Holding::Nothing && world.border(at, side) == Border::Open;
            let marked = main.get(to).flatten();
            if is_open && least[index(to)].is_none() && (marked.is_none() || marked == far) {
                least[index(to)] = far;
                queue.push(to);
            }
        }
    }
    least
}

/// Ways while they are being laid.
struct Weaving<'a> {
    world: &'a World,
    entrances: &'a Entrances,
    least: &'a [Option<u16>; TILES],
    crowding: Crowding,
    steps: Vec<(Point, Direction)>,
    /// Tiles with a way.
    woven: [bool; TILES],
    /// Tiles with a way on them or beside them, corners included.
    near: [bool; TILES],
    /// From where somebody went on before without having left the neighbourhood of ways, and from where having left it.
    vain: [[bool; TILES]; 2],
}

impl<'a> Weaving<'a> {
    fn new(world: &'a World, entrances: &'a Entrances, least: &'a [Option<u16>; TILES]) -> Self {
        let hub = entrances.hub;
        let mut crowding = Crowding::around([].into_iter());
        crowding.add(hub);
        let mut woven = [false; TILES];
        woven[index(hub)] = true;
        Self {
            world,
            entrances,
            least,
            crowding,
            steps: Vec::new(),
            woven,
            near: [false; TILES],
            vain: [[false; TILES]; 2],
        }
    }

    /// A way from a start, and side branches of it. Whatever was begun last is gone on with first; after a way has come
    /// out, whatever was begun first, so that branches leave it early.
    fn weave(&mut self, start: Point, left: &mut u32) {
        let mut begun = std::collections::VecDeque::from([vec![start]]);
        // Another way may lead over the start already.
        let mut is_connected = self.woven[index(start)];
        let mut came_out = false;
        while *left > 0 {
            let way = if came_out { begun.pop_front() } else { begun.pop_back() };
            let Some(way) = way else { break };
            came_out = false;
            let at = *way.last().expect("a way has a tile");
            if way.len() > 1 && self.woven[index(at)] || at == self.entrances.hub {
                came_out = !is_connected || self.leaves(&way) && self.stays_fair(&way);
                if came_out {
                    self.finish(&way);
                    is_connected = true;
                    *left -= 1;
                }
            } else if self.is_worth(&way, is_connected) {
                begun.extend(self.on(&way));
            }
        }
    }

    /// Whether a way leaves the neighbourhood of all others somewhere.
    fn leaves(&self, way: &[Point]) -> bool {
        way.iter().any(|at| !self.near[index(*at)])
    }

    /// Whether ways lie as they should with one more.
    fn stays_fair(&self, way: &[Point]) -> bool {
        Shape::of(&self.entrances.starts, self.steps.iter().copied().chain(steps(way))).is_fair()
    }

    /// Whether going on may come to anything: whoever went on from here before with as much to show, and in vain, did
    /// so for all.
    fn is_worth(&mut self, way: &[Point], is_connected: bool) -> bool {
        let at = index(*way.last().expect("a way has a tile"));
        let kind = usize::from(self.leaves(way));
        let was_here = std::mem::replace(&mut self.vain[kind][at], true);
        !is_connected || !was_here
    }

    /// The way with each step that brings it one nearer to the hub, the best last: straight on, and otherwise where it
    /// is least crowded.
    fn on(&self, way: &[Point]) -> Vec<Vec<Point>> {
        let at = *way.last().expect("a way has a tile");
        let nearer = self.least[index(at)].and_then(|far| far.checked_sub(1));
        let before = way.len().checked_sub(2).map(|place| way[place]);
        let mut steps: Vec<(bool, i32, Point)> = Direction::ALL
            .into_iter()
            .filter(|side| self.world.border(at, *side) == Border::Open)
            .map(|side| (side, at.step(side)))
            .filter(|(_, to)| inside(*to) && nearer.is_some() && self.least[index(*to)] == nearer)
            .map(|(side, to)| {
                (before == Some(at.step(side.opposite())), -self.crowding.of(to) / (ONE / 1024), to)
            })
            .collect();
        steps.sort_unstable();
        steps.into_iter().map(|(.., to)| way.iter().copied().chain([to]).collect()).collect()
    }

    fn finish(&mut self, way: &[Point]) {
        for step in steps(way) {
            if !self.steps.contains(&step) {
                self.steps.push(step);
            }
        }
        // Somebody else may come out where nobody could before.
        self.vain[1] = [false; TILES];
        for at in way {
            if !std::mem::replace(&mut self.woven[index(*at)], true) {
                self.crowding.add(*at);
            }
            for near in around(*at) {
                self.near[index(near)] = true;
            }
        }
    }
}

/// The steps from tile to tile.
pub(super) fn steps(way: &[Point]) -> impl Iterator<Item = (Point, Direction)> {
    way.windows(2).map(|step| {
        let (toward, _) = step[0].straight(step[1]).expect("ways lead from tile to tile");
        (step[0], toward)
    })
}

/// A tile and the eight around it, as far as they lie in the world.
pub(crate) fn around(at: Point) -> impl Iterator<Item = Point> {
    let range = |middle: u8| middle.saturating_sub(1)..=(middle + 1).min(SIDE - 1);
    range(at.y).flat_map(move |y| range(at.x).map(move |x| Point::new(x, y)))
}
