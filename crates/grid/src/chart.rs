//! Which ways lead where, and which of them hurt.

use crate::{Cells, Point, path};

/// The ways of a floor, as far as somebody knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chart<const HEIGHT: usize, const WORDS: usize = 1> {
    /// Tiles to walk over: whatever is shut there opens, and nobody stands there.
    pub free: Cells<HEIGHT, WORDS>,
    /// Traps that are known.
    pub traps: Cells<HEIGHT, WORDS>,
    /// Tiles that somebody is about to strike.
    pub threatened: Cells<HEIGHT, WORDS>,
}

impl<const HEIGHT: usize, const WORDS: usize> Chart<HEIGHT, WORDS> {
    /// A shortest way that hurts as little as can be, without the tile where it begins: over
    /// threatened tiles only where all others lead over traps, and over traps only where all do.
    pub fn way(&self, from: Point, goal: &Cells<HEIGHT, WORDS>) -> Option<Vec<Point>> {
        let hurts = [self.traps | self.threatened, self.traps, Cells::NONE];
        hurts.into_iter().find_map(|hurt| onward(from, goal, &(self.free - hurt)))
    }

    /// As [`Chart::way`], but never over a trap, and not shy of what is threatened.
    pub fn safe_way(&self, from: Point, goal: &Cells<HEIGHT, WORDS>) -> Option<Vec<Point>> {
        onward(from, goal, &(self.free - self.traps))
    }
}

/// A shortest way without the tile where it begins.
fn onward<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    goal: &Cells<HEIGHT, WORDS>,
    free: &Cells<HEIGHT, WORDS>,
) -> Option<Vec<Point>> {
    path(from, goal, free).map(|way| way[1..].to_vec())
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;
    use crate::testing::{Density, any_of, scattered};
    use crate::{Area, Flood};

    /// How many of a way's tiles are in a set, the last left out: where it ends is what was asked for.
    fn count(way: &[Point], of: &Cells<9, 2>) -> usize {
        way.iter().rev().skip(1).filter(|at| of.contains(**at)).count()
    }

    #[test]
    fn a_way_hurts_only_where_every_other_way_would() {
        let mut stream = SplitMix64::new(41);
        let floor = Area::new(Point::new(50, 0), 30, 9);
        let mut found = [0; 4];
        for _ in 0..400 {
            let mut some = |hundredths| scattered(floor, Density(hundredths), &mut stream);
            let chart: Chart<9, 2> = Chart { free: some(75), traps: some(18), threatened: some(18) };
            let (from, to) = (any_of(&chart.free, &mut stream), any_of(&chart.free, &mut stream));
            let (goal, hurt) = (Cells::of(to), chart.traps | chart.threatened);
            // How far it is over all tiles but some, where a way leads.
            let steps = |shunned: Cells<9, 2>| {
                let free = (chart.free - shunned) | Cells::of(from);
                Flood::new(goal, &free).position(|front| front.contains(from))
            };
            let ways = [hurt, chart.traps, Cells::NONE].map(steps);
            let best = ways.iter().position(Option::is_some);
            found[best.unwrap_or(3)] += 1;
            let way = chart.way(from, &goal);
            assert_eq!(way.as_ref().map(Vec::len), best.and_then(|best| ways[best]));
            assert_eq!(chart.safe_way(from, &goal).map(|way| way.len()), ways[1]);
            let Some(way) = way.filter(|_| from != to) else { continue };
            assert_eq!((way[0].distance(from), way.last()), (1, Some(&to)));
            assert!(best > Some(0) || count(&way, &hurt) == 0, "{way:?}");
            assert!(best > Some(1) || count(&way, &chart.traps) == 0, "{way:?}");
            let safe = chart.safe_way(from, &goal).unwrap_or_default();
            assert_eq!(count(&safe, &chart.traps), 0, "{safe:?}");
        }
        assert!(found.iter().all(|count| *count > 20), "all kinds of floors are tried: {found:?}");
    }
}
