//! A way to one place, without a look at the whole floor.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::{Cells, Direction, Ground, Map, Point};

/// The cheapest way from one tile to another that costs no more than a limit, without the tile where it
/// begins; nothing where there is none. Neither end needs to be open. Of several ways it is the one that
/// turns north first, then east, south and west: the same that [`Ground::efforts`] lead along.
///
/// It looks from the goal towards the beginning, nowhere that is too far aside to be worth it.
pub fn way<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    goal: Point,
    ground: &Ground<HEIGHT, WORDS>,
    most: u16,
) -> Option<Vec<Point>> {
    if from == goal {
        return Some(Vec::new());
    }
    let height = u8::try_from(HEIGHT).ok()?;
    let search = Search {
        from,
        ground,
        cheapest: u16::from(ground.cheapest()),
        efforts: Map::filled(Cells::<HEIGHT, WORDS>::WIDEST, height, None),
        waiting: BinaryHeap::new(),
    };
    search.run(goal, most)
}

/// What is known while a way is looked for.
struct Search<'a, const HEIGHT: usize, const WORDS: usize> {
    from: Point,
    ground: &'a Ground<HEIGHT, WORDS>,
    cheapest: u16,
    /// What it costs at most to step onto a tile and to go on to the goal.
    efforts: Map<Option<u16>>,
    /// Tiles to go on from, by what a way over them costs at least; with that, their effort.
    waiting: BinaryHeap<Reverse<(u16, Point, u16)>>,
}

impl<const HEIGHT: usize, const WORDS: usize> Search<'_, HEIGHT, WORDS> {
    fn run(mut self, goal: Point, most: u16) -> Option<Vec<Point>> {
        self.reach(goal, u16::from(self.ground.cost_of_goal(goal)));
        let mut limit = most;
        while let Some(Reverse((least, at, effort))) = self.waiting.pop() {
            // Once a way is known, only those that are as cheap are of interest.
            if least > limit {
                break;
            }
            if at == self.from {
                limit = least;
                continue;
            }
            if self.efforts.get(at) != Some(Some(effort)) {
                continue;
            }
            for side in at.neighbours() {
                // Where one stands already costs nothing.
                let cost = if side == self.from { Some(0) } else { self.ground.cost(side) };
                if let Some(cost) = cost {
                    self.reach(side, effort + u16::from(cost));
                }
            }
        }
        self.efforts.get(self.from).flatten().filter(|effort| *effort <= most)?;
        Some(self.followed(goal))
    }

    /// Notes that a tile can be stepped onto for so much, if that is news.
    fn reach(&mut self, at: Point, effort: u16) {
        let Some(known) = self.efforts.get(at) else { return };
        if known.is_none_or(|known| effort < known) {
            self.efforts.set(at, Some(effort));
            let steps_between = at.distance(self.from).saturating_sub(1);
            self.waiting.push(Reverse((effort + steps_between * self.cheapest, at, effort)));
        }
    }

    /// The way from the beginning on, always where the rest of it costs what is left.
    fn followed(&self, goal: Point) -> Vec<Point> {
        let (mut way, mut here) = (Vec::new(), self.from);
        let mut left = self.efforts.get(here).flatten();
        while here != goal {
            let next = Direction::ALL.into_iter().map(|way| here.step(way));
            let mut next = next.filter(|next| left.is_some() && self.efforts.get(*next).flatten() == left);
            here = next.next().expect("a way that was found goes on");
            let cost = u16::from(self.ground.cost_of_goal(here));
            left = left.map(|left| left - cost);
            way.push(here);
        }
        way
    }
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::Area;
    use crate::testing::{Density, any_of, scattered};

    const FLOOR: Area = Area::new(Point::new(52, 0), 24, 12);

    #[test]
    fn a_way_is_the_one_that_efforts_lead_along() {
        let mut stream = SplitMix64::new(83);
        let mut found = [0, 0, 0];
        for _ in 0..600 {
            let mut some = |hundredths| scattered(FLOOR, Density(hundredths), &mut stream);
            let ground: Ground<12, 2> = Ground::even(some(75)).with(3, some(20)).with(8, some(10));
            let whole = Cells::<12, 2>::of_area(FLOOR);
            let [from, goal] = [(), ()].map(|()| any_of(&whole, &mut stream));
            if from == goal {
                continue;
            }
            let efforts = ground.clone().without(Cells::of(from)).efforts(Cells::of(goal), 80);
            let mut wanted = Vec::new();
            let mut here = from;
            while here != goal
                && let Some(next) = efforts.downhill(here)
            {
                here = here.step(next);
                wanted.push(here);
            }
            let beside = from.neighbours().into_iter().filter_map(|side| efforts.get(side).flatten()).min();
            for most in [6, 30, u16::MAX] {
                let way = way(from, goal, &ground, most);
                let is_there = beside.is_some_and(|cost| cost <= most);
                assert_eq!(way, is_there.then(|| wanted.clone()), "{from} {goal} {most}");
                found[usize::from(is_there) + usize::from(is_there && most == 6)] += 1;
            }
        }
        assert!(found.iter().all(|count| *count > 30), "all kinds of ways are tried: {found:?}");
    }

    #[test]
    fn whoever_is_there_need_not_go() {
        let at = Point::new(3, 3);
        assert_eq!(way(at, at, &Ground::<6>::even(Cells::NONE), 0), Some(Vec::new()));
        assert_eq!(
            way(at, Point::new(4, 3), &Ground::<6>::even(Cells::NONE), 1),
            Some(vec![Point::new(4, 3)])
        );
        assert_eq!(way(at, Point::new(5, 3), &Ground::<6>::even(Cells::NONE), 9), None);
    }
}
