//! Detours: as long as the piece of a main way that they go around, planned before there is ground, so that it lies open
//! for them. RULES.md, 1.5.

use engine::SplitMix64;
use grid::{Direction, Map, Point, pick};

use super::annealing::{MainWays, weight};
use super::crowding::Crowding;
use super::entrances::Entrances;
use super::inside;
use super::ways::{around, distances, mark, steps};
use crate::World;
use crate::world::shape::Shape;

/// No world has more of them planned.
const MOST: u8 = 6;
/// How many steps one has. With fewer there is no room between it and the way.
const STEPS: [u16; 2] = [4, 14];
/// So many walks are tried for each, of which the one is taken that comes to most tiles away from all ways.
const TRIES: u32 = 160;

/// So many detours at most, each with the tiles on which it begins and ends.
pub(super) fn planned(
    entrances: &Entrances,
    main: &MainWays,
    most: u8,
    stream: &mut SplitMix64,
) -> Vec<Vec<Point>> {
    let mut sketch = Sketch::of(entrances, main);
    let mut planned = Vec::new();
    for _ in 0..most.min(MOST) {
        let walks = (0..TRIES).filter_map(|_| sketch.walk(main, stream));
        let fair = walks.map(|walk| (sketch.fresh(&walk), walk)).filter(|(fresh, _)| *fresh > 0);
        let mut fair: Vec<(usize, Vec<Point>)> = fair.collect();
        fair.sort_by_key(|(fresh, _)| std::cmp::Reverse(*fresh));
        let Some((_, walk)) = fair.into_iter().find(|(_, walk)| sketch.stays_fair(walk)) else { break };
        sketch.add(&walk);
        planned.push(walk);
    }
    planned
}

/// All ways as they are planned so far.
struct Sketch<'a> {
    entrances: &'a Entrances,
    /// How far each tile of them is from the hub.
    marks: Map<Option<u16>>,
    steps: Vec<(Point, Direction)>,
    crowding: Crowding,
}

impl<'a> Sketch<'a> {
    fn of(entrances: &'a Entrances, main: &MainWays) -> Self {
        let ends = entrances.starts.iter().copied().chain([entrances.hub]);
        let mut crowding = Crowding::around(ends);
        main.iter().flatten().for_each(|at| crowding.add(*at));
        let steps = main.iter().flat_map(|way| steps(way)).collect();
        Self { entrances, marks: distances(main), steps, crowding }
    }

    fn mark(&self, at: Point) -> Option<u16> {
        self.marks.get(at).flatten()
    }

    /// A walk from somewhere on a main way to a tile of any way that is so many steps nearer to the hub, by tiles
    /// without a way, rather where it is not crowded.
    fn walk(&self, main: &MainWays, stream: &mut SplitMix64) -> Option<Vec<Point>> {
        let below = |bound: usize, stream: &mut SplitMix64| {
            stream.below(u32::try_from(bound).expect("ways are short")) as usize
        };
        let way = &main[below(main.len(), stream)];
        let place = below(way.len() - 1, stream);
        let far = u16::try_from(way.len() - 1 - place).expect("ways are short");
        let [least, most] = [STEPS[0], STEPS[1].min(far)];
        if least > most {
            return None;
        }
        let count = least + u16::try_from(stream.below(u32::from(most - least) + 1)).expect("they are few");
        let from = way[place];
        let meets = |at: &Point| self.mark(*at) == Some(far - count) && at.distance(from) <= count;
        let ends: Vec<Point> = World::points().filter(meets).collect();
        let end = ends[below(Some(ends.len()).filter(|count| *count > 0)?, stream)];
        let mut walk = vec![from];
        let mut at = from;
        for left in (0..count).rev() {
            let weights = at.neighbours().map(|to| {
                let is_free = if left == 0 { to == end } else { self.mark(to).is_none() };
                let leads_on = inside(to) && is_free && to.distance(end) <= left && !walk.contains(&to);
                if leads_on { weight(self.crowding.of(to)) } else { 0 }
            });
            at = at.step(Direction::ALL[pick(weights, |sum| stream.below(sum))?]);
            walk.push(at);
        }
        Some(walk)
    }

    /// How many tiles of a walk lie away from all ways.
    fn fresh(&self, walk: &[Point]) -> usize {
        walk.iter().filter(|at| !around(**at).any(|near| self.mark(near).is_some())).count()
    }

    fn stays_fair(&self, walk: &[Point]) -> bool {
        Shape::of(&self.entrances.starts, self.steps.iter().copied().chain(steps(walk))).is_fair()
    }

    fn add(&mut self, walk: &[Point]) {
        self.steps.extend(steps(walk));
        walk[1..walk.len() - 1].iter().for_each(|at| self.crowding.add(*at));
        mark(&mut self.marks, walk);
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::super::annealing::main_ways;
    use super::*;
    use crate::{Level, WorldPlan};

    #[test]
    fn detours_are_as_long_as_what_they_go_around_and_there_is_room_for_some_nearly_always() {
        let (mut worlds, mut detours) = (0, 0);
        for number in 0..60 {
            let seed = Seed::from_bits(number);
            let plan = WorldPlan::of(seed, Level(7));
            let stream = &mut seed.branch("test").stream();
            let Some(entrances) = Entrances::placed(&plan, stream) else { continue };
            let Some(main) = main_ways(&entrances, &plan.lengths, stream) else { continue };
            let planned = planned(&entrances, &main, plan.branches, stream);
            let mut marks = distances(&main);
            for detour in &planned {
                let [first, last] = [detour[0], detour[detour.len() - 1]].map(|at| marks.get(at).flatten());
                let steps = u16::try_from(detour.len() - 1).expect("it is short");
                assert_eq!(first, last.map(|last| last + steps), "seed {seed}: {detour:?}");
                let inner = &detour[1..detour.len() - 1];
                assert!(inner.iter().all(|at| marks.get(*at).flatten().is_none()));
                mark(&mut marks, detour);
            }
            (worlds, detours) = (worlds + 1, detours + planned.len());
        }
        assert!(worlds > 40 && detours > 2 * worlds, "{detours} in {worlds}");
    }
}
