//! How far it is from everywhere, and which way, for everybody at once.

use crate::cells::Front;
use crate::{Cells, Direction, Map, Point};

/// A flood that is kept: from every tile how many steps it is to the nearest of some goals, and where
/// the next of them leads. One field serves all who want to go to the same place.
///
/// It is a set of tiles for each distance, which is quicker to make than a number for each tile;
/// whoever needs the numbers asks for the [`Field::map`].
#[derive(Clone, Debug, Default)]
pub struct Field<const HEIGHT: usize, const WORDS: usize = 1> {
    fronts: Vec<Front<HEIGHT, WORDS>>,
    /// How many of the fronts are of this flood; the rest is memory for later ones.
    count: usize,
}

impl<const HEIGHT: usize, const WORDS: usize> Field<HEIGHT, WORDS> {
    /// The field around some goals over free tiles. The goals need not be free.
    pub fn new(goals: Cells<HEIGHT, WORDS>, free: &Cells<HEIGHT, WORDS>) -> Self {
        let mut field = Self { fronts: Vec::new(), count: 0 };
        field.refill(goals, free);
        field
    }

    /// Makes it the field around other goals. It keeps its memory, which is most of the work for
    /// whoever needs a field each turn.
    pub fn refill(&mut self, goals: Cells<HEIGHT, WORDS>, free: &Cells<HEIGHT, WORDS>) {
        self.refill_until(goals, free, |_| false);
    }

    /// As [`Field::refill`], and no farther than to a front that is far enough.
    pub(crate) fn refill_until(
        &mut self,
        goals: Cells<HEIGHT, WORDS>,
        free: &Cells<HEIGHT, WORDS>,
        is_enough: impl Fn(&Cells<HEIGHT, WORDS>) -> bool,
    ) {
        let mut dry = *free - goals;
        let first = Front::of(goals);
        if let Some(front) = self.fronts.first_mut() {
            *front = first;
        } else {
            self.fronts.push(first);
        }
        self.count = 0;
        while !self.fronts[self.count].is_empty() {
            self.count += 1;
            if is_enough(self.fronts[self.count - 1].cells()) {
                break;
            }
            if self.fronts.len() == self.count {
                self.fronts.push(Front::of(Cells::NONE));
            }
            let (before, after) = self.fronts.split_at_mut(self.count);
            before[self.count - 1].advance(&mut after[0], &mut dry);
        }
    }

    /// The tiles by their distance: first the goals, then all that is one step away, and so on.
    pub fn fronts(&self) -> impl DoubleEndedIterator<Item = &Cells<HEIGHT, WORDS>> + ExactSizeIterator {
        self.fronts[..self.count].iter().map(Front::cells)
    }

    /// How many steps it is from a tile; nothing where no way leads.
    pub fn steps(&self, from: Point) -> Option<usize> {
        self.fronts().position(|front| front.contains(from))
    }

    /// The step from a tile that leads nearer: of several the one to the north, then to the east, the
    /// south and the west. There is none at a goal, and none where no way leads. Whoever stands on a
    /// tile that is not free comes to the nearest one beside it.
    pub fn next(&self, from: Point) -> Option<Direction> {
        let around = Cells::of(from).spread();
        let nearest = self.fronts().find(|front| front.meets(&around))?;
        if nearest.contains(from) {
            return None;
        }
        Direction::ALL.into_iter().find(|way| nearest.contains(from.step(*way)))
    }

    /// All tiles from which a way leads, the goals included.
    pub fn reached(&self) -> Cells<HEIGHT, WORDS> {
        self.fronts().fold(Cells::NONE, |all, front| all | *front)
    }

    /// The number of steps for each tile of a floor with so many columns.
    ///
    /// # Panics
    /// When a tile lies beyond the width.
    pub fn map(&self, width: u8) -> Map<Option<u16>> {
        let height = u8::try_from(HEIGHT).expect("a floor has fewer rows than a byte can count");
        let mut map = Map::filled(width, height, None);
        for (steps, front) in (0..).zip(self.fronts()) {
            front.iter().for_each(|point| map.set(point, Some(steps)));
        }
        map
    }
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::testing::{Density, any_of, scattered};
    use crate::{Area, distances, path};

    /// One field after the other in the same memory, the next often smaller than the one before.
    fn agrees_with_distances<const WORDS: usize>() {
        let mut stream = SplitMix64::new(19);
        let floor = Area::new(Point::new(0, 0), Cells::<1, WORDS>::WIDEST, 9);
        let mut field = Field::default();
        for round in 0..80 {
            let free: Cells<9, WORDS> = scattered(floor, Density(50 + round % 45), &mut stream);
            let goals: Cells<9, WORDS> = (0..2).map(|_| any_of(&free, &mut stream)).collect();
            field.refill(goals, &free);
            let far = distances(goals, &free, floor.width);
            assert_eq!(field.map(floor.width), far);
            assert_eq!(Field::new(goals, &free).map(floor.width), far);
            let reached = far.iter().filter(|(_, steps)| steps.is_some()).map(|(at, _)| at);
            assert_eq!(field.reached(), reached.collect());
            for from in floor.points() {
                let steps = far.get(from).flatten();
                assert_eq!(field.steps(from), steps.map(usize::from));
                let way = path(from, &goals, &free);
                let next = way.and_then(|way| Some(from.straight(*way.get(1)?)?.0));
                assert_eq!(field.next(from), next, "{from}");
            }
        }
    }

    #[test]
    fn a_field_knows_every_distance_and_every_next_step() {
        agrees_with_distances::<1>();
        agrees_with_distances::<2>();
    }

    #[test]
    fn a_field_around_nothing_leads_nowhere() {
        let floor = Area::new(Point::new(0, 0), 9, 9);
        let field = Field::<9>::new(Cells::NONE, &Cells::of_area(floor));
        assert_eq!((field.fronts().len(), field.reached()), (0, Cells::NONE));
        assert_eq!((field.steps(floor.centre()), field.next(floor.centre())), (None, None));
        assert_eq!(Field::<9>::default().next(floor.centre()), None);
    }
}
