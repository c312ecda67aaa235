//! Two ways that do not meet.

use std::collections::VecDeque;

use crate::{Cells, Flood, Map, Point, path};

/// Two ways from one region to another that share no tile outside of both, the shorter first;
/// nothing when there are no two, or when the regions touch. Each way begins with its last tile
/// in the first region and ends with its first tile in the second.
///
/// The first way is a shortest one. The second is looked for along all that the first leaves
/// free; where it has to push a part of the first aside, both exchange their ends. By Menger's
/// theorem two ways are found whenever there are two.
///
/// # Panics
/// When a tile lies beyond the width.
pub fn two_routes<const HEIGHT: usize, const WORDS: usize>(
    start: &Cells<HEIGHT, WORDS>,
    goal: &Cells<HEIGHT, WORDS>,
    free: &Cells<HEIGHT, WORDS>,
    width: u8,
) -> Option<[Vec<Point>; 2]> {
    let height = u8::try_from(HEIGHT).ok()?;
    let nothing = Map::filled(width, height, None);
    let land = Land { start, goal, between: *free - *start - *goal };
    let mut ways = Ways { land, next: nothing.clone(), before: nothing };
    let first = land.shortest()?;
    first.windows(2).for_each(|pair| ways.join(pair[0], pair[1]));
    ways.add_another().then(|| ways.routes())
}

/// Two regions and what lies between them.
#[derive(Clone, Copy)]
struct Land<'a, const HEIGHT: usize, const WORDS: usize> {
    start: &'a Cells<HEIGHT, WORDS>,
    goal: &'a Cells<HEIGHT, WORDS>,
    between: Cells<HEIGHT, WORDS>,
}

impl<const HEIGHT: usize, const WORDS: usize> Land<'_, HEIGHT, WORDS> {
    /// A shortest way between the regions, with one tile of each.
    fn shortest(&self) -> Option<Vec<Point>> {
        if self.start.spread().meets(self.goal) {
            return None;
        }
        let open = self.between | *self.start;
        let begin = Flood::new(*self.goal, &open).find_map(|front| (front & *self.start).first())?;
        path(begin, self.goal, &self.between)
    }
}

/// The ways so far: for each tile between the regions that one of them goes over, the tile after
/// it and the tile before it.
struct Ways<'a, const HEIGHT: usize, const WORDS: usize> {
    land: Land<'a, HEIGHT, WORDS>,
    next: Map<Option<Point>>,
    before: Map<Option<Point>>,
}

/// A tile, and whether one comes to it or goes on from it. A tile of the first way may be come to
/// by the second only to push the first aside, and not to go on.
type Stand = (Point, Side);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    In,
    Out,
}

/// Where one came from to both sides of each tile; a beginning is its own.
struct Trail([Map<Option<Stand>>; 2]);

impl Trail {
    fn of(&self, (point, side): Stand) -> Option<Stand> {
        self.0[side as usize].get(point).flatten()
    }

    fn note(&mut self, (point, side): Stand, from: Stand) {
        self.0[side as usize].set(point, Some(from));
    }

    /// The steps that led to a tile, the last first.
    fn back(&self, end: Stand) -> Vec<(Stand, Stand)> {
        let step = |here: &Stand| self.of(*here).filter(|before| before != here);
        let stands: Vec<Stand> = std::iter::successors(Some(end), step).collect();
        stands.windows(2).map(|pair| (pair[1], pair[0])).collect()
    }
}

impl<const HEIGHT: usize, const WORDS: usize> Ways<'_, HEIGHT, WORDS> {
    fn join(&mut self, from: Point, to: Point) {
        if self.land.between.contains(from) {
            self.next.set(from, Some(to));
        }
        if self.land.between.contains(to) {
            self.before.set(to, Some(from));
        }
    }

    fn is_used(&self, point: Point) -> bool {
        self.before.get(point).flatten().is_some()
    }

    /// Adds a way to those that are there, and says whether there is another.
    fn add_another(&mut self) -> bool {
        let nowhere = Map::filled(self.next.width(), self.next.height(), None);
        let mut trail = Trail([nowhere.clone(), nowhere]);
        let mut waiting: VecDeque<Stand> = self.land.start.iter().map(|point| (point, Side::Out)).collect();
        for &begin in &waiting {
            trail.note(begin, begin);
        }
        while let Some(here) = waiting.pop_front() {
            for there in self.onward(here) {
                if trail.of(there).is_some() {
                    continue;
                }
                trail.note(there, here);
                if self.land.goal.contains(there.0) {
                    self.change(&trail.back(there));
                    return true;
                }
                waiting.push_back(there);
            }
        }
        false
    }

    /// Where one can go on from a tile.
    fn onward(&self, (point, side): Stand) -> Vec<Stand> {
        let before = self.before.get(point).flatten();
        match side {
            Side::In if !self.is_used(point) => vec![(point, Side::Out)],
            // The way that is there came from the tile before, and can be sent elsewhere from there.
            Side::In => {
                let sent = before.filter(|before| self.land.between.contains(*before));
                sent.map(|before| (before, Side::Out)).into_iter().collect()
            }
            Side::Out => {
                let is_taken = |there: Point| {
                    self.next.get(point).flatten() == Some(there)
                        || self.before.get(there).flatten() == Some(point)
                };
                let is_land =
                    |there: Point| self.land.between.contains(there) || self.land.goal.contains(there);
                let aside =
                    point.neighbours().into_iter().filter(|&there| is_land(there) && !is_taken(there));
                let back = before.map(|_| (point, Side::In));
                aside.map(|there| (there, Side::In)).chain(back).collect()
            }
        }
    }

    /// Makes a way of some steps: those against a way that is there take it away, all others are new.
    fn change(&mut self, steps: &[(Stand, Stand)]) {
        let moves = || steps.iter().filter(|((from, _), (to, _))| from != to);
        for &((from, _), (to, _)) in moves().filter(|((_, side), _)| *side == Side::In) {
            self.next.set(to, None);
            self.before.set(from, None);
        }
        for &((from, _), (to, _)) in moves().filter(|((_, side), _)| *side == Side::Out) {
            self.join(from, to);
        }
    }

    /// Both ways, the shorter first.
    fn routes(&self) -> [Vec<Point>; 2] {
        let ends =
            self.next.iter().filter(|(_, next)| next.is_some_and(|next| self.land.goal.contains(next)));
        let mut routes = [Vec::new(), Vec::new()];
        for (route, (last, goal)) in routes.iter_mut().zip(ends) {
            let back = std::iter::successors(Some(last), |&here| self.before.get(here).flatten());
            route.extend(goal.into_iter().chain(back));
            route.reverse();
        }
        crate::sort_few(&mut routes, Vec::len);
        routes
    }
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::testing::{Density, moved, scattered};
    use crate::{Area, read};

    type Floor = Cells<24>;

    fn floor(text: &str) -> (Map<char>, [Floor; 3]) {
        let map = read(text).expect("a floor");
        let of = |wanted: fn(char) -> bool| {
            map.iter().filter(|(_, letter)| wanted(*letter)).map(|(point, _)| point).collect::<Floor>()
        };
        let sets = [of(|letter| letter == 'a'), of(|letter| letter == 'b'), of(|letter| letter != '#')];
        (map, sets)
    }

    fn check<const WORDS: usize>(routes: &[Vec<Point>; 2], [start, goal, free]: [Cells<24, WORDS>; 3]) {
        for route in routes {
            assert!(start.contains(route[0]), "{route:?}");
            assert!(goal.contains(*route.last().expect("an end")), "{route:?}");
            assert!(route.windows(2).all(|pair| pair[0].distance(pair[1]) == 1 && free.contains(pair[1])));
            assert_eq!(route.iter().filter(|point| start.contains(**point)).count(), 1);
            assert_eq!(route.iter().filter(|point| goal.contains(**point)).count(), 1);
        }
        let [first, second] = routes;
        let ends = start | goal;
        assert!(!first.iter().any(|point| !ends.contains(*point) && second.contains(point)), "{routes:?}");
        assert!(first.len() <= second.len());
    }

    #[test]
    fn a_shortest_way_that_blocks_all_others_is_pushed_aside() {
        // Straight through the middle is shortest, and cuts every other way in two.
        let (map, sets) = floor(
            "#########
             #...#####
             #a#.....#
             #a....#.#
             ###.#.#b#
             ###...#b#
             ###.....#
             #########",
        );
        let land = Land { start: &sets[0], goal: &sets[1], between: sets[2] - sets[0] - sets[1] };
        let shortest = land.shortest().expect("a way");
        let rest = sets[2] - shortest.iter().copied().collect();
        assert!(!Flood::new(sets[0], &(rest | sets[0] | sets[1])).reached().meets(&sets[1]), "it blocks");
        let routes = two_routes(&sets[0], &sets[1], &sets[2], map.width()).expect("two ways");
        assert!(!routes.contains(&shortest));
        check(&routes, sets);
    }

    #[test]
    fn a_bottleneck_is_no_second_way() {
        let (map, sets) = floor(
            "#########
             #a..#..b#
             #a.....b#
             #a..#..b#
             #########",
        );
        assert_eq!(two_routes(&sets[0], &sets[1], &sets[2], map.width()), None);
    }

    /// Whether two regions stay joined whichever single tile outside of them is closed.
    fn survives_every_loss<const WORDS: usize>([start, goal, free]: &[Cells<24, WORDS>; 3]) -> bool {
        let inner = *free - *start - *goal;
        let joined = |free: &Cells<24, WORDS>| Flood::new(*start, free).reached().meets(goal);
        joined(free) && inner.iter().all(|point| joined(&(*free - Cells::of(point))))
    }

    /// Floors of 14 by 10 tiles, so many columns to the right.
    fn two_ways_or_a_tile_that_cuts_all<const WORDS: usize>(left: u8) {
        let mut stream = SplitMix64::new(11);
        let mut found = [0, 0];
        for _ in 0..600 {
            let area = Area::new(Point::new(0, 0), 14, 10);
            let start: Floor = [Point::new(0, 4), Point::new(0, 5), Point::new(1, 5)].into_iter().collect();
            let goal: Floor = [Point::new(13, 3), Point::new(13, 4)].into_iter().collect();
            let free: Floor = scattered::<24, 1>(area, Density(68), &mut stream) | start | goal;
            let sets: [Cells<24, WORDS>; 3] = [start, goal, free].map(|cells| moved(&cells, left));
            let routes = two_routes(&sets[0], &sets[1], &sets[2], left + 14);
            assert_eq!(routes.is_some(), survives_every_loss(&sets), "{free:?}");
            found[usize::from(routes.is_some())] += 1;
            if let Some(routes) = routes {
                check(&routes, sets);
            }
        }
        assert!(found.iter().all(|count| *count > 100), "both kinds of floors are tried: {found:?}");
    }

    #[test]
    fn two_ways_are_found_exactly_when_no_single_tile_cuts_all() {
        two_ways_or_a_tile_that_cuts_all::<1>(0);
        two_ways_or_a_tile_that_cuts_all::<2>(57);
    }
}
