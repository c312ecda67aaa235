//! Ways over ice, on which a step ends where the ice does.

use std::collections::VecDeque;

use grid::{Direction, Point};

use super::scene::Scene;
use crate::{Cells, Command, Stat};

impl Scene<'_> {
    /// The tiles of a step from a tile, the last of them where it ends.
    fn glide(&self, from: Point, way: Direction) -> impl Iterator<Item = Point> {
        let is_sure = self.hero.stat(Stat::Sure) > 0;
        std::iter::successors(Some(from.step(way)), move |at| {
            let next = at.step(way);
            let slides = !is_sure && self.view.ground.ice.contains(*at);
            let is_free = self.free.contains(next) && !self.view.closed.contains(next);
            (slides && is_free).then_some(next)
        })
    }

    /// Where a step from a tile ends.
    pub(super) fn landing(&self, from: Point, way: Direction) -> Point {
        self.glide(from, way).last().unwrap_or(from)
    }

    /// The first step on a shortest way that ends on some tiles and never leaves what it may walk over; where none
    /// does, on one across them.
    pub(super) fn slide_to(&self, goal: &Cells, over: &Cells) -> Option<Command> {
        let ends = |tiles: &[Point]| tiles.last().is_some_and(|at| goal.contains(*at));
        let crosses = |tiles: &[Point]| tiles.iter().any(|at| goal.contains(*at));
        self.slide_until(over, ends).or_else(|| self.slide_until(over, crosses))
    }

    /// The first of the fewest steps of which the last is as asked for.
    fn slide_until(&self, over: &Cells, is_there: impl Fn(&[Point]) -> bool) -> Option<Command> {
        let mut left = *over - Cells::of(self.at());
        let mut queue: VecDeque<(Point, Direction)> = VecDeque::new();
        let mut next = VecDeque::from([(self.at(), None)]);
        while let Some((from, first)) = next.pop_front() {
            for way in Direction::ALL {
                let tiles: Vec<Point> = self.glide(from, way).collect();
                let Some(end) = tiles.last().copied() else { continue };
                if !tiles.iter().all(|at| over.contains(*at)) || !left.contains(end) {
                    continue;
                }
                let first = first.unwrap_or(way);
                left.remove(end);
                if is_there(&tiles) {
                    return Some(Command::Step(first)).filter(|command| self.may(*command));
                }
                queue.push_back((end, first));
            }
            if next.is_empty() {
                next = queue.drain(..).map(|(at, first)| (at, Some(first))).collect();
            }
        }
        None
    }
}
