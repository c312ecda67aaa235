//! Where to run.

use crate::{Cells, Field, Map};

/// How much a step away from danger is worth, in hundredths of a step that is walked for it. At 100
/// nobody goes nearer to a danger to get away from it, and so they are caught in dead ends; at 120 they
/// run past it while there is still time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Urge(pub u16);

impl Urge {
    /// Enough to leave a dead end in time.
    pub const DEFAULT: Self = Self(120);
}

impl Default for Urge {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// How unsafe each tile is, for somebody who runs from dangers over free tiles, on a floor with so many
/// columns: less is safer. Whoever always takes the safest step ([`Map::downhill`]) runs to where the
/// danger is farthest in the end, around corners and out of dead ends, and stops where it gets no safer.
/// Tiles that no danger can come to have no value.
///
/// # Panics
/// When a tile lies beyond the width.
pub fn dangers<const HEIGHT: usize, const WORDS: usize>(
    threats: Cells<HEIGHT, WORDS>,
    free: &Cells<HEIGHT, WORDS>,
    urge: Urge,
    width: u8,
) -> Map<Option<i32>> {
    let height = u8::try_from(HEIGHT).expect("a floor has fewer rows than a byte can count");
    let mut map = Map::filled(width, height, None);
    let field = Field::new(threats, free);
    let worth = |steps: usize| {
        let steps = i32::try_from(steps).expect("a floor has few tiles");
        -(steps * i32::from(urge.0) / 100)
    };
    // From the safest on; each step away from it is one less safe, unless the tile is safer by itself.
    let fronts = field.fronts().enumerate().rev();
    let mut by_distance = fronts.map(|(steps, front)| (worth(steps), front)).peekable();
    let Some(safest) = by_distance.peek().map(|(value, _)| *value) else { return map };
    let mut dry = field.reached() - threats;
    let mut front = Cells::NONE;
    for value in safest.. {
        front = front.spread();
        while let Some((_, tiles)) = by_distance.next_if(|(own, _)| *own == value) {
            front |= *tiles;
        }
        front &= dry;
        front.iter().for_each(|at| map.set(at, Some(value)));
        dry -= front;
        if dry.is_empty() || front.is_empty() && by_distance.peek().is_none() {
            break;
        }
    }
    map
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::testing::{Density, any_of, scattered};
    use crate::{Area, Point, distances, read};

    const FLOOR: Area = Area::new(Point::new(55, 0), 18, 10);

    /// The same tile by tile, over and over until nothing becomes safer.
    fn settled(threats: Cells<10, 2>, free: &Cells<10, 2>, Urge(urge): Urge) -> Map<Option<i32>> {
        let far = distances(threats, free, 80);
        let mut map = Map::filled(80, 10, None);
        let reached =
            || FLOOR.points().filter(|at| !threats.contains(*at) && far.get(*at).flatten().is_some());
        for at in reached() {
            let steps = far.get(at).flatten().map(i32::from);
            map.set(at, steps.map(|steps| -(steps * i32::from(urge) / 100)));
        }
        loop {
            let before = map.clone();
            for at in reached() {
                let beside = at.neighbours().into_iter().filter_map(|side| map.get(side).flatten()).min();
                map.set(at, map.get(at).flatten().min(Some(beside.map_or(i32::MAX, |least| least + 1))));
            }
            if map == before {
                return map;
            }
        }
    }

    #[test]
    fn dangers_are_what_they_settle_at() {
        let mut stream = SplitMix64::new(59);
        for round in 0..200 {
            let free = scattered(FLOOR, Density(60 + round % 35), &mut stream);
            let threats = (0..=round % 3).map(|_| any_of(&free, &mut stream)).collect();
            for urge in [Urge(100), Urge::DEFAULT, Urge(200)] {
                assert_eq!(dangers(threats, &free, urge, 80), settled(threats, &free, urge));
            }
        }
        assert!(
            dangers(Cells::NONE, &Cells::<10>::NONE, Urge::DEFAULT, 9)
                .iter()
                .all(|(_, value)| value.is_none())
        );
    }

    /// Where somebody at `@` runs to from `T`, who stays where they are.
    fn run(text: &str, urge: Urge) -> (Point, usize) {
        let map = read(text).expect("a floor");
        let find = |wanted| map.iter().find(|(_, letter)| *letter == wanted).expect("it is drawn").0;
        let free: Cells<8> = map.iter().filter(|(_, letter)| *letter != '#').map(|(at, _)| at).collect();
        let dangers = dangers(Cells::of(find('T')), &free, urge, map.width());
        let (mut here, mut steps) = (find('@'), 0);
        while let Some(way) = dangers.downhill(here) {
            here = here.step(way);
            steps += 1;
            assert!(steps < 100, "nobody runs in circles");
        }
        (here, steps)
    }

    #[test]
    fn whoever_runs_leaves_a_dead_end_in_time_and_comes_to_the_farthest_place() {
        let text = "
            ##############################
            #.....T.....................##
            #.####.#####################.#
            #.#..@....................##.#
            #.##########################.#
            #............................#
            ##############################";
        // The near end is three steps from the danger; for the far one the way leads past it.
        let ends = [Urge(100), Urge::DEFAULT].map(|urge| run(text, urge).0);
        assert_eq!(ends, [Point::new(3, 3), Point::new(25, 3)]);
        let short = "
            ###############
            #T...@..#######
            #.#####.......#
            #.#####.#####.#
            #.#####.#####.#
            #.....#.......#
            ###############";
        let (end, steps) = run(short, Urge::DEFAULT);
        assert!(end.distance(Point::new(1, 1)) >= 12 && steps >= 10, "{end} after {steps}");
    }
}
