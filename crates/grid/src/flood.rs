//! Walking: how far it is, and which way.

use crate::cells::Front;
use crate::{Cells, Field, Map, Point};

/// A flood over free tiles, one step at a time: first where it begins, then all that is one step
/// away, and so on until nothing is left to reach.
#[derive(Clone, Debug)]
pub struct Flood<const HEIGHT: usize, const WORDS: usize = 1> {
    /// Where it is, and where it was before and comes to next, in turns.
    fronts: [Front<HEIGHT, WORDS>; 2],
    turn: usize,
    dry: Cells<HEIGHT, WORDS>,
}

impl<const HEIGHT: usize, const WORDS: usize> Flood<HEIGHT, WORDS> {
    /// A flood from some tiles over free ones. Where it begins need not be free.
    #[inline]
    pub fn new(start: Cells<HEIGHT, WORDS>, free: &Cells<HEIGHT, WORDS>) -> Self {
        Self { fronts: [Front::of(start), Front::of(Cells::NONE)], turn: 0, dry: *free - start }
    }

    /// All that the flood reaches, where it begins included.
    pub fn reached(self) -> Cells<HEIGHT, WORDS> {
        self.fold(Cells::NONE, |all, front| all | front)
    }
}

impl<const HEIGHT: usize, const WORDS: usize> Iterator for Flood<HEIGHT, WORDS> {
    type Item = Cells<HEIGHT, WORDS>;

    #[inline]
    fn next(&mut self) -> Option<Cells<HEIGHT, WORDS>> {
        let [even, odd] = &mut self.fronts;
        let (front, next) = if self.turn == 0 { (even, odd) } else { (odd, even) };
        if front.is_empty() {
            return None;
        }
        let here = *front.cells();
        front.advance(next, &mut self.dry);
        self.turn ^= 1;
        Some(here)
    }
}

/// How many steps each tile is away from the nearest of some tiles; nothing where no way leads.
///
/// # Panics
/// When a tile lies beyond the width.
pub fn distances<const HEIGHT: usize, const WORDS: usize>(
    start: Cells<HEIGHT, WORDS>,
    free: &Cells<HEIGHT, WORDS>,
    width: u8,
) -> Map<Option<u16>> {
    Field::new(start, free).map(width)
}

/// A shortest way from a tile to the nearest of some tiles, both ends included. Of several it is
/// the one that turns north first, then east, south and west.
pub fn path<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    goal: &Cells<HEIGHT, WORDS>,
    free: &Cells<HEIGHT, WORDS>,
) -> Option<Vec<Point>> {
    // From the goal to the beginning, so that the way back is the way.
    let mut field = Field::default();
    field.refill_until(*goal, &(*free | Cells::of(from)), |front| front.contains(from));
    let mut nearer = field.fronts().rev();
    if !nearer.next()?.contains(from) {
        return None;
    }
    let mut path = vec![from];
    let mut here = from;
    for front in nearer {
        here = here.neighbours().into_iter().find(|point| front.contains(*point))?;
        path.push(here);
    }
    Some(path)
}

/// The steps from a tile that lead nearer to some tiles, for somebody who finds them when they are
/// at most so many steps away. Who stands on one of them has come as near as can be.
pub fn nearer<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    goal: &Cells<HEIGHT, WORDS>,
    free: &Cells<HEIGHT, WORDS>,
    farthest: usize,
) -> Option<Cells<HEIGHT, WORDS>> {
    let around = Cells::of(from).spread();
    Flood::new(*goal, free).take(farthest).map(|front| front & around).find(|steps| !steps.is_empty())
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use engine::SplitMix64;

    use super::*;
    use crate::testing::{Density, any_of, scattered};
    use crate::{Area, Direction, read};

    fn floor(text: &str) -> (Map<char>, Cells<8>) {
        let map = read(text).expect("a floor");
        let free = map.iter().filter(|(_, letter)| *letter != '#').map(|(point, _)| point).collect();
        (map, free)
    }

    fn find(map: &Map<char>, wanted: char) -> Point {
        map.iter().find(|(_, letter)| *letter == wanted).expect("it is there").0
    }

    const ROUNDABOUT: &str = "
        #########
        #a..#...#
        #.#.#.#.#
        #.#...#b#
        #.#####.#
        #.......#
        #########
        ####.####";

    #[test]
    fn the_way_is_shortest_and_the_distances_agree() {
        let (map, free) = floor(ROUNDABOUT);
        let (from, to) = (find(&map, 'a'), find(&map, 'b'));
        let far = distances(Cells::of(to), &free, map.width());
        let path = path(from, &Cells::of(to), &free).expect("a way");
        assert_eq!((path.first(), path.last()), (Some(&from), Some(&to)));
        assert!(path.windows(2).all(|pair| pair[0].distance(pair[1]) == 1 && free.contains(pair[1])));
        assert_eq!(far.get(from), Some(Some(12)));
        assert_eq!(path.len(), 13);
        assert_eq!(far.get(Point::new(4, 7)), Some(None), "no way leads out of the walls");
        assert_eq!(far.get(Point::new(0, 0)), Some(None));
    }

    #[test]
    fn there_is_no_way_through_walls_and_none_to_go_where_one_is() {
        let (map, free) = floor(ROUNDABOUT);
        let from = find(&map, 'a');
        assert_eq!(path(from, &Cells::of(Point::new(4, 7)), &free), None);
        assert_eq!(path(from, &Cells::of(from), &free), Some(vec![from]));
        assert_eq!(Flood::new(Cells::of(from), &free).reached().len(), free.len() - 1);
    }

    /// Steps to the nearest of some tiles, found tile by tile.
    fn steps<const WORDS: usize>(start: &Cells<8, WORDS>, free: &Cells<8, WORDS>) -> Map<Option<u16>> {
        let mut map = Map::filled(Cells::<1, WORDS>::WIDEST, 8, None);
        let mut waiting: VecDeque<(Point, u16)> = start.iter().map(|point| (point, 0)).collect();
        while let Some((here, far)) = waiting.pop_front() {
            if map.get(here) == Some(None) {
                map.set(here, Some(far));
                let onward = here.neighbours().into_iter().filter(|next| free.contains(*next));
                waiting.extend(onward.map(|next| (next, far + 1)));
            }
        }
        map
    }

    /// Random floors that reach from the first column to the last, with somewhere to go from and to.
    fn floors<const WORDS: usize>() -> impl Iterator<Item = (Point, Cells<8, WORDS>, Cells<8, WORDS>)> {
        let mut stream = SplitMix64::new(23);
        let floor = Area::new(Point::new(0, 0), Cells::<1, WORDS>::WIDEST, 8);
        (0..120).map(move |_| {
            let free = scattered(floor, Density(66), &mut stream);
            let goal = (0..3).map(|_| any_of(&free, &mut stream)).collect();
            (any_of(&Cells::<8, WORDS>::of_area(floor), &mut stream), goal, free)
        })
    }

    fn walks_as_far_as_it_is<const WORDS: usize>() {
        let mut found = [0, 0];
        for (from, goal, free) in floors::<WORDS>() {
            let far = steps(&goal, &free);
            assert_eq!(distances(goal, &free, Cells::<1, WORDS>::WIDEST), far);
            let reached: Cells<8, WORDS> =
                far.iter().filter(|(_, steps)| steps.is_some()).map(|(point, _)| point).collect();
            assert_eq!(Flood::new(goal, &free).reached(), reached);
            // Where one stands need not be free.
            let far = steps(&goal, &(free | Cells::of(from)));
            let way = path(from, &goal, &free);
            found[usize::from(way.is_some())] += 1;
            let Some(steps) = far.get(from).flatten() else {
                assert_eq!(way, None, "{from}");
                continue;
            };
            let way = way.expect("there is a way");
            assert_eq!((way[0], way.len()), (from, usize::from(steps) + 1));
            for pair in way.windows(2) {
                let nearer = |way: &Direction| {
                    let (here, next) = (far.get(pair[0]).flatten(), far.get(pair[0].step(*way)).flatten());
                    here.is_some() && here == next.map(|steps| steps + 1)
                };
                let first = Direction::ALL.into_iter().find(nearer).expect("one step is nearer");
                assert_eq!(pair[0].step(first), pair[1]);
            }
        }
        assert!(found.iter().all(|count| *count > 10), "both kinds of floors are tried: {found:?}");
    }

    #[test]
    fn every_way_is_shortest_and_turns_north_first_on_floors_of_any_width() {
        walks_as_far_as_it_is::<1>();
        walks_as_far_as_it_is::<2>();
        // A word in the middle is handed tiles from both sides.
        walks_as_far_as_it_is::<3>();
    }

    fn steps_lead_nearer<const WORDS: usize>() {
        let mut found = [0, 0];
        for (from, goal, free) in floors::<WORDS>() {
            if goal.contains(from) {
                continue;
            }
            let far = steps(&goal, &free);
            let sides = from.neighbours().into_iter().filter_map(|to| Some((to, far.get(to).flatten()?)));
            let nearest = sides.clone().map(|(_, steps)| steps).min();
            let wanted: Cells<8, WORDS> =
                sides.filter(|(_, steps)| Some(*steps) == nearest).map(|(to, _)| to).collect();
            for farthest in [5, 40] {
                let is_found = nearest.is_some_and(|steps| usize::from(steps) < farthest);
                assert_eq!(nearer(from, &goal, &free, farthest), is_found.then_some(wanted), "{from}");
                found[usize::from(is_found)] += 1;
            }
        }
        assert!(found.iter().all(|count| *count > 20), "both kinds of floors are tried: {found:?}");
    }

    #[test]
    fn whoever_steps_nearer_takes_a_shortest_way() {
        steps_lead_nearer::<1>();
        steps_lead_nearer::<2>();
        let here = Point::new(3, 3);
        assert_eq!(nearer(here, &Cells::<8>::of(here), &Cells::NONE, 1), Some(Cells::of(here)));
    }
}
