//! Ground that is not everywhere alike to walk on.

use crate::{Cells, Map, Point};

/// What it costs to step onto each tile of a floor. Tiles that cost nothing to anybody are not on it: they
/// are closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground<const HEIGHT: usize, const WORDS: usize = 1> {
    /// Tiles by their cost, the cheapest first; no tile has two.
    classes: Vec<(u8, Cells<HEIGHT, WORDS>)>,
}

impl<const HEIGHT: usize, const WORDS: usize> Ground<HEIGHT, WORDS> {
    /// Ground on which every step costs one.
    pub fn even(free: Cells<HEIGHT, WORDS>) -> Self {
        Self { classes: vec![(1, free)] }
    }

    /// The same ground, but for tiles that cost something else, whether they were open before or not.
    ///
    /// # Panics
    /// When they cost nothing: a way around in circles would be as good as any.
    #[must_use]
    pub fn with(mut self, cost: u8, tiles: Cells<HEIGHT, WORDS>) -> Self {
        assert!(cost > 0, "every step costs something");
        self = self.without(tiles);
        match self.classes.binary_search_by_key(&cost, |class| class.0) {
            Ok(place) => self.classes[place].1 |= tiles,
            Err(place) => self.classes.insert(place, (cost, tiles)),
        }
        self
    }

    /// The same ground, with some tiles closed.
    #[must_use]
    pub fn without(mut self, tiles: Cells<HEIGHT, WORDS>) -> Self {
        self.classes.iter_mut().for_each(|class| class.1 -= tiles);
        self
    }

    /// All tiles that can be stepped onto.
    pub fn open(&self) -> Cells<HEIGHT, WORDS> {
        self.classes.iter().fold(Cells::NONE, |all, class| all | class.1)
    }

    /// What a step onto a tile costs; nothing where it is closed.
    pub fn cost(&self, at: Point) -> Option<u8> {
        self.classes.iter().find(|class| class.1.contains(at)).map(|class| class.0)
    }

    /// What a step onto a goal costs: as much as one onto even ground where it is closed, so that a
    /// body or a door can be a goal.
    pub(crate) fn cost_of_goal(&self, goal: Point) -> u8 {
        self.cost(goal).unwrap_or(1)
    }

    /// The least that any step costs.
    pub(crate) fn cheapest(&self) -> u8 {
        self.classes.iter().find(|class| !class.1.is_empty()).map_or(1, |class| class.0)
    }

    /// What it costs to step onto each tile and to go on from there to the nearest of some goals, on a
    /// floor with so many columns; nothing where no way leads. Whoever always takes the cheapest step
    /// ([`Map::downhill`]) goes the cheapest way.
    ///
    /// # Panics
    /// When a tile lies beyond the width.
    pub fn efforts(&self, goals: Cells<HEIGHT, WORDS>, width: u8) -> Map<Option<u16>> {
        let height = u8::try_from(HEIGHT).expect("a floor has fewer rows than a byte can count");
        let mut efforts = Map::filled(width, height, None);
        let mut costs = Map::filled(width, height, None);
        for (cost, tiles) in &self.classes {
            tiles.iter().for_each(|at| costs.set(at, Some(*cost)));
        }
        let dearest = usize::from(self.classes.last().map_or(1, |class| class.0));
        // What can be stepped onto at a cost waits in its place of a ring until that cost has come.
        let mut waiting = vec![Vec::new(); dearest + 1];
        for goal in goals.iter() {
            waiting[usize::from(self.cost_of_goal(goal))].push(goal);
        }
        let (mut now, mut left) = (0, goals.len());
        for effort in 0_u16.. {
            if left == 0 {
                break;
            }
            let mut front = std::mem::take(&mut waiting[now]);
            left -= front.len();
            for at in front.drain(..) {
                if efforts.get(at) != Some(None) {
                    continue;
                }
                efforts.set(at, Some(effort));
                for side in at.neighbours() {
                    let Some(Some(cost)) = costs.get(side) else { continue };
                    if efforts.get(side) == Some(None) {
                        waiting[(now + usize::from(cost)) % (dearest + 1)].push(side);
                        left += 1;
                    }
                }
            }
            // The emptied place keeps its memory.
            waiting[now] = front;
            now = (now + 1) % (dearest + 1);
        }
        efforts
    }
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::testing::{Density, any_of, scattered};
    use crate::{Area, Direction};

    const FLOOR: Area = Area::new(Point::new(56, 0), 16, 9);

    /// Ground of several kinds, with goals on it and beside it.
    pub(crate) fn grounds() -> impl Iterator<Item = (Ground<9, 2>, Cells<9, 2>, SplitMix64)> {
        let mut stream = SplitMix64::new(29);
        (0..150).map(move |_| {
            let mut some = |hundredths| scattered(FLOOR, Density(hundredths), &mut stream);
            let ground = Ground::even(some(80)).with(3, some(20)).with(7, some(10)).without(some(10));
            let goals = (0..2).map(|_| any_of(&Cells::<9, 2>::of_area(FLOOR), &mut stream)).collect();
            (ground, goals, stream)
        })
    }

    /// The same tile by tile, over and over until nothing becomes cheaper.
    fn settled(ground: &Ground<9, 2>, goals: &Cells<9, 2>) -> Map<Option<u16>> {
        let mut map = Map::filled(80, 9, None);
        goals.iter().for_each(|goal| map.set(goal, Some(u16::from(ground.cost(goal).unwrap_or(1)))));
        loop {
            let before = map.clone();
            for at in FLOOR.points() {
                let Some(cost) = ground.cost(at).map(u16::from) else { continue };
                let beside = at.neighbours().into_iter().filter_map(|side| map.get(side).flatten()).min();
                let best =
                    [beside.map(|least| least + cost), map.get(at).flatten()].into_iter().flatten().min();
                map.set(at, best);
            }
            if map == before {
                return map;
            }
        }
    }

    #[test]
    fn efforts_are_what_they_settle_at_and_downhill_is_cheapest() {
        for (ground, goals, _) in grounds() {
            let efforts = ground.efforts(goals, 80);
            assert_eq!(efforts, settled(&ground, &goals));
            for from in FLOOR.points().filter(|from| !goals.contains(*from)) {
                let (Some(effort), Some(cost)) = (efforts.get(from).flatten(), ground.cost(from)) else {
                    continue;
                };
                let next = from.step(efforts.downhill(from).expect("a way leads on"));
                assert_eq!(efforts.get(next), Some(Some(effort - u16::from(cost))), "{from}");
                let is_as_cheap = |way: &Direction| efforts.get(from.step(*way)) == efforts.get(next);
                let first = Direction::ALL.into_iter().find(is_as_cheap).expect("one of four");
                assert_eq!(from.step(first), next, "north first, then with the clock");
            }
        }
    }

    #[test]
    fn ground_has_one_cost_a_tile_and_the_last_word_counts() {
        let [one, two] = [Point::new(1, 1), Point::new(2, 1)];
        let both: Cells<3> = [one, two].into_iter().collect();
        let ground = Ground::even(both).with(4, Cells::of(two)).with(2, Cells::of(two));
        assert_eq!([one, two, Point::new(0, 0)].map(|at| ground.cost(at)), [Some(1), Some(2), None]);
        assert_eq!((ground.open(), ground.cheapest()), (both, 1));
        assert_eq!(ground.clone().without(Cells::of(one)).cheapest(), 2);
        assert_eq!(ground.without(both).open(), Cells::NONE);
    }

    #[test]
    #[should_panic(expected = "costs something")]
    fn no_step_is_for_nothing() {
        let _ = Ground::<3>::even(Cells::NONE).with(0, Cells::NONE);
    }
}
