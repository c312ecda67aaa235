//! Main ways: they begin as random walks and are pushed apart until they are even. RULES.md, 1.4.

use engine::SplitMix64;
use grid::{Direction, Point, pick};

use super::crowding::{Crowding, ONE};
use super::entrances::Entrances;
use super::{TILES, index, inside};

/// The tiles of each main way, from where it begins to the hub.
pub(super) type MainWays = Vec<Vec<Point>>;

/// Changes that are tried for each step of all ways together.
const TRIES: u32 = 100;
/// How willing ways are at first and at last to be changed for the worse, in tenths.
const WARMTH: [i32; 2] = [25, 10];
/// In vain so often, and no step of any way can be moved.
const PATIENCE: u32 = 1_000;

/// Main ways of such lengths, if they came out as ways: none over its own steps, and where two meet, both as far from
/// the hub.
pub(super) fn main_ways(entrances: &Entrances, lengths: &[u8], stream: &mut SplitMix64) -> Option<MainWays> {
    let ends = entrances.starts.iter().copied().chain([entrances.hub]);
    let mut crowding = Crowding::around(ends);
    let mut ways = Vec::new();
    for (start, length) in entrances.starts.iter().zip(lengths) {
        let way = walk(*start, entrances.hub, *length, &crowding, stream);
        for at in &way {
            crowding.add(*at);
        }
        ways.push(way);
    }
    Annealing::of(ways, crowding).run(stream)
}

/// A random walk of so many steps that ends at the hub and would rather not go where it is crowded.
fn walk(start: Point, hub: Point, length: u8, crowding: &Crowding, stream: &mut SplitMix64) -> Vec<Point> {
    let mut way = vec![start];
    let mut at = start;
    for left in (0..length).rev() {
        let weights = at.neighbours().map(|to| {
            let leads_on = inside(to) && to.distance(hub) <= u16::from(left);
            if leads_on { weight(crowding.of(to)) } else { 0 }
        });
        let place = pick(weights, |sum| stream.below(sum)).expect("the way is long enough");
        at = at.step(Direction::ALL[place]);
        way.push(at);
    }
    way
}

/// The likelier the less crowded, up to a point.
pub(super) fn weight(crowded: i32) -> u32 {
    let one = i64::from(ONE);
    u32::try_from((one * one / i64::from(crowded.max(1))).clamp(1, one)).expect("it is at most one")
}

/// Ways that are being changed step by step.
struct Annealing {
    ways: MainWays,
    crowding: Crowding,
    /// How many steps lead over each tile.
    steps: [u8; TILES],
    /// How many tiles have more than one.
    shared: usize,
    /// For each step that can be moved its way, and its place on it.
    inner: Vec<(usize, usize)>,
}

impl Annealing {
    fn of(ways: MainWays, crowding: Crowding) -> Self {
        let mut steps = [0_u8; TILES];
        ways.iter().flatten().for_each(|at| steps[index(*at)] += 1);
        // All ways end on the hub, and are meant to.
        let hub = *ways[0].last().expect("a way has an end");
        steps[index(hub)] -= u8::try_from(ways.len() - 1).expect("ways are few");
        let shared = steps.iter().filter(|count| **count > 1).count();
        let inner =
            ways.iter().enumerate().flat_map(|(way, all)| (1..all.len() - 1).map(move |at| (way, at)));
        let inner = inner.collect();
        Self { ways, crowding, steps, shared, inner }
    }

    /// The ways as they were when they last were in order.
    fn run(mut self, stream: &mut SplitMix64) -> Option<MainWays> {
        let mut valid = None;
        let steps: usize = self.ways.iter().map(|way| way.len() - 1).sum();
        let tries =
            i32::try_from(steps).expect("ways are short") * i32::try_from(TRIES).expect("tries are few");
        let [warm, cold] = WARMTH.map(|tenths| tenths * (ONE / 10));
        if self.is_valid() {
            valid = Some(self.ways.clone());
        }
        for step in 0..tries {
            let warmth = warm
                - i32::try_from(i64::from(warm - cold) * i64::from(step) / i64::from(tries)).unwrap_or(0);
            let Some((way, place, to)) = self.draw(stream) else { break };
            let from = self.ways[way][place];
            let wanted = self.crowding.gain(from, to) + warmth;
            let draw = stream.below(ONE.cast_unsigned());
            if i64::from(draw) >= i64::from(wanted) {
                continue;
            }
            self.shift(way, place, to);
            if self.untwist() || !self.is_valid() {
                continue;
            }
            match &mut valid {
                Some(valid) => valid.clone_from(&self.ways),
                None => valid = Some(self.ways.clone()),
            }
        }
        valid
    }

    /// One of all changes, each with the same chance: a step that turns a corner can cut it the other way round, and
    /// one that leads there and back can point elsewhere.
    fn draw(&self, stream: &mut SplitMix64) -> Option<(usize, usize, Point)> {
        let count = u32::try_from(self.inner.len()).ok().filter(|count| *count > 0)?;
        (0..PATIENCE).find_map(|_| {
            let lot = stream.below(3 * count);
            let ((way, place), which) = (self.inner[(lot / 3) as usize], lot % 3);
            let way_steps = &self.ways[way];
            let [before, at, after] = [way_steps[place - 1], way_steps[place], way_steps[place + 1]];
            let to = if before == after {
                before.neighbours().into_iter().filter(|to| *to != at).nth(which as usize)?
            } else if before.x == after.x || before.y == after.y || which > 0 {
                return None;
            } else {
                Point::new(before.x + after.x - at.x, before.y + after.y - at.y)
            };
            inside(to).then_some((way, place, to))
        })
    }

    fn shift(&mut self, way: usize, place: usize, to: Point) {
        let from = std::mem::replace(&mut self.ways[way][place], to);
        self.crowding.remove(from);
        self.crowding.add(to);
        self.steps[index(from)] -= 1;
        self.shared -= usize::from(self.steps[index(from)] == 1);
        self.steps[index(to)] += 1;
        self.shared += usize::from(self.steps[index(to)] == 2);
    }

    /// If a way leads over a tile twice, one crossing of each way is undone: what lies between the two visits is gone
    /// through the other way round. Tells whether any way did.
    fn untwist(&mut self) -> bool {
        if self.shared == 0 || !self.ways.iter().any(|way| visits_twice(way)) {
            return false;
        }
        for way in &mut self.ways {
            if let Some((first, last)) = crossing(way) {
                way[first..=last].reverse();
            }
        }
        true
    }

    /// Whether no way leads over a tile twice, and two ways only over such tiles that are as far from the hub on both.
    fn is_valid(&self) -> bool {
        if self.shared == 0 {
            return true;
        }
        let mut far = [None; TILES];
        self.ways.iter().all(|way| {
            !visits_twice(way)
                && way.iter().rev().enumerate().all(|(left, at)| *far[index(*at)].get_or_insert(left) == left)
        })
    }
}

fn visits_twice(way: &[Point]) -> bool {
    let mut seen = [false; TILES];
    way.iter().any(|at| std::mem::replace(&mut seen[index(*at)], true))
}

/// The first tile that a way goes over both from west to east (or back) and from north to south: the places of both
/// visits. An end counts as straight.
fn crossing(way: &[Point]) -> Option<(usize, usize)> {
    let mut straight = [[None; TILES]; 2];
    for (place, at) in way.iter().enumerate() {
        let before = way[place.saturating_sub(1)];
        let after = way[(place + 1).min(way.len() - 1)];
        let passes = [before.y == at.y && after.y == at.y, before.x == at.x && after.x == at.x];
        for axis in 0..2 {
            if passes[axis] {
                if let Some(first) = straight[1 - axis][index(*at)] {
                    return Some((first, place));
                }
                straight[axis][index(*at)] = Some(place);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;
    use crate::{Level, WorldPlan};

    #[test]
    fn main_ways_lead_step_by_step_to_the_hub_and_are_found_nearly_always() {
        let (mut found, mut all) = (0, 0);
        for number in 0..120 {
            let seed = Seed::from_bits(number);
            let plan = WorldPlan::of(seed, Level(1 + u16::try_from(number % 14).expect("it is small")));
            let stream = &mut seed.branch("test").stream();
            let Some(entrances) = Entrances::placed(&plan, stream) else { continue };
            all += 1;
            let Some(ways) = main_ways(&entrances, &plan.lengths, stream) else { continue };
            found += 1;
            for ((way, length), start) in ways.iter().zip(&plan.lengths).zip(&entrances.starts) {
                assert_eq!((way.len(), way[0]), (usize::from(*length) + 1, *start));
                assert_eq!(way.last(), Some(&entrances.hub));
                assert!(way.windows(2).all(|step| step[0].distance(step[1]) == 1) && !visits_twice(way));
            }
        }
        assert!(found * 10 >= all * 9, "{found} of {all}");
    }

    #[test]
    fn a_loop_is_undone_by_going_around_it_the_other_way() {
        let points = |text: &str| -> Vec<Point> {
            text.split(' ').map(|word| word.parse().expect("a tile")).collect()
        };
        let mut way = points("0,1 1,1 2,1 2,0 1,0 1,1 1,2 1,3");
        assert_eq!(crossing(&way), Some((1, 5)));
        way[1..=5].reverse();
        assert_eq!(way, points("0,1 1,1 1,0 2,0 2,1 1,1 1,2 1,3"));
        assert!(way.windows(2).all(|step| step[0].distance(step[1]) == 1));
        assert_eq!(crossing(&points("0,1 1,1 2,1 3,1")), None);
    }
}
