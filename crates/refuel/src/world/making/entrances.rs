//! Where the hub stands and where ways come in. RULES.md, 1.3.

use engine::SplitMix64;
use grid::Point;

use crate::{SIDE, World, WorldPlan};

/// Where ways begin and end.
pub(super) struct Entrances {
    /// Where all of them end.
    pub(super) hub: Point,
    /// Where each begins, in the order of their lengths.
    pub(super) starts: Vec<Point>,
}

const MIDDLE: u8 = SIDE / 2;
/// As many tiles lie between the hub and the edge of the world at least.
pub(crate) const CLEAR: u8 = 2;

/// The square of the distance of two tiles.
pub(super) fn square(one: Point, other: Point) -> u32 {
    let [dx, dy] = [one.x.abs_diff(other.x), one.y.abs_diff(other.y)].map(u32::from);
    dx * dx + dy * dy
}

/// Whether a tile lies along the edge of the world.
pub(crate) fn is_at_edge(at: Point) -> bool {
    ring(at) == 0
}

impl Entrances {
    /// Places them by chance, if that worked out.
    pub(super) fn placed(plan: &WorldPlan, stream: &mut SplitMix64) -> Option<Self> {
        let hub = hub(plan.ways(), stream);
        let mut left: Vec<Point> =
            World::points().filter(|at| is_at_edge(*at) && is_far_enough(*at, hub, plan)).collect();
        let mut starts: Vec<Point> = Vec::new();
        for length in &plan.lengths {
            let mut too_far = Vec::new();
            let start = loop {
                let fits = |at: &Point| at.distance(hub) % 2 == u16::from(length % 2);
                let count = left.iter().filter(|at| fits(at)).count();
                let nth = stream.below(u32::try_from(count).ok().filter(|count| *count > 0)?);
                let place = left.iter().enumerate().filter(|(_, at)| fits(at)).nth(nth as usize)?.0;
                let at = left.swap_remove(place);
                if at.distance(hub) > u16::from(*length) {
                    too_far.push(at);
                } else if starts.iter().all(|other| are_apart(at, *other, plan.ways())) {
                    break at;
                }
            };
            left.append(&mut too_far);
            starts.push(start);
        }
        Some(Self { hub, starts })
    }
}

/// How many tiles lie between a tile and the edge of the world.
pub(crate) fn ring(at: Point) -> u8 {
    at.x.min(at.y).min(SIDE - 1 - at.x).min(SIDE - 1 - at.y)
}

/// Anywhere within one and a half tiles from the middle and five more by the number of ways.
fn hub(ways: u32, stream: &mut SplitMix64) -> Point {
    let middle = Point::new(MIDDLE, MIDDLE);
    let most = 3 * ways + 10;
    let near: Vec<Point> = World::points()
        .filter(|at| ring(*at) >= CLEAR && 4 * ways * ways * square(*at, middle) <= most * most)
        .collect();
    near[stream.below(u32::try_from(near.len()).expect("a world is small")) as usize]
}

/// A single way begins seven and a half tiles away from the hub or two less than it is long, others two tiles away.
fn is_far_enough(at: Point, hub: Point, plan: &WorldPlan) -> bool {
    let halves = match plan.lengths[..] {
        [length] => (2 * (u32::from(length) - 2)).min(15),
        _ => 4,
    };
    4 * square(at, hub) >= halves * halves
}

/// Two starts are as far apart as 42 of 100 of the edge, shared among all ways.
fn are_apart(one: Point, other: Point, ways: u32) -> bool {
    10_000 * ways * ways * square(one, other) >= 2_520 * 2_520
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;
    use crate::Level;

    /// The rules of starts hold, and places are found nearly always.
    #[test]
    fn ways_begin_apart_from_each_other_where_their_length_can_lead_from() {
        let (mut found, mut all) = (0, 0);
        for number in 0..300 {
            let seed = Seed::from_bits(number);
            let plan = WorldPlan::of(seed, Level(1 + u16::try_from(number % 20).expect("it is small")));
            let Some(Entrances { hub, starts }) = Entrances::placed(&plan, &mut seed.branch("test").stream())
            else {
                all += 1;
                continue;
            };
            (found, all) = (found + 1, all + 1);
            assert_eq!(starts.len(), plan.lengths.len());
            for (start, length) in starts.iter().zip(&plan.lengths) {
                let far = start.distance(hub);
                assert!(
                    is_at_edge(*start) && far <= u16::from(*length) && (far + u16::from(*length)) % 2 == 0
                );
            }
            let ways = plan.ways();
            for (place, start) in starts.iter().enumerate() {
                assert!(starts[..place].iter().all(|other| are_apart(*start, *other, ways)));
            }
        }
        assert!(found * 100 >= all * 98, "{found} of {all}");
    }
}
