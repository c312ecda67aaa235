//! Tunnels of somebody who has lost the way.

use engine::SplitMix64;

use super::{Architect, Enough, Layout, Smoothing, largest};
use crate::{Area, Cells, Direction, Percent, Point};

/// Lets walkers stagger through rock from the middle on, and opens what they tread: ragged caves with
/// many branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drunkard {
    /// How much of the rectangle is opened before the walkers stop: 40 to 55.
    pub target: Percent,
    /// How often a step brings another walker, who begins where the first one is.
    pub branch: Percent,
    /// No more walkers than this.
    pub most_walkers: usize,
    /// How often a step goes towards the nearest rock straight ahead, so that walkers do not tread the
    /// same ground for ever.
    pub curiosity: Percent,
    /// How the ragged edges settle in the end.
    pub smoothing: Smoothing,
    /// How much of the rectangle is left after that at least.
    pub enough: Enough,
}

/// Walkers who have not come far after so many steps for each tile of the rectangle never will.
const STEPS_A_TILE: u32 = 60;

impl Drunkard {
    /// Eight walkers who open 45 of 100 tiles.
    pub const DEFAULT: Self = Self {
        target: Percent(45),
        branch: Percent(15),
        most_walkers: 8,
        curiosity: Percent(30),
        smoothing: Smoothing::majority(1),
        enough: Enough { open: Percent(40), tries: 20 },
    };

    /// What the walkers open, and whether that is enough.
    fn stagger<const HEIGHT: usize, const WORDS: usize>(
        &self,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Option<Cells<HEIGHT, WORDS>> {
        let target = self.target.of(within.tiles());
        let mut walkers = vec![within.centre()];
        let mut open = Cells::NONE;
        let mut opened = 0;
        let mut turn = 0;
        for _ in 0..within.tiles() * STEPS_A_TILE {
            let here = walkers[turn];
            if !open.contains(here) {
                open.insert(here);
                opened += 1;
                if opened >= target {
                    return Some(open);
                }
            }
            walkers[turn] = here.step(self.heading(here, &open, within, stream));
            if walkers.len() < self.most_walkers && self.branch.happens(stream) {
                walkers.push(here);
            }
            turn = (turn + 1) % walkers.len();
        }
        None
    }

    /// Where a walker goes next, never out of the rectangle.
    fn heading<const HEIGHT: usize, const WORDS: usize>(
        &self,
        here: Point,
        open: &Cells<HEIGHT, WORDS>,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Direction {
        let is_curious = self.curiosity.happens(stream);
        // With the clock from any direction on: of equal ones the first is taken.
        let ways = std::iter::successors(Some(Direction::ALL[stream.below(4) as usize]), |way| {
            Some(way.clockwise())
        });
        let mut inside = ways.take(4).filter(|way| within.contains(here.step(*way)));
        let new = if is_curious {
            inside.clone().min_by_key(|way| trodden(here, *way, open, within))
        } else {
            None
        };
        new.or_else(|| inside.next()).expect("a rectangle has more than one tile")
    }
}

/// How many open tiles lie straight ahead before there is rock, or more than there can be where there is
/// none.
fn trodden<const HEIGHT: usize, const WORDS: usize>(
    here: Point,
    way: Direction,
    open: &Cells<HEIGHT, WORDS>,
    within: Area,
) -> usize {
    let ahead = std::iter::successors(Some(here.step(way)), |at| Some(at.step(way)));
    let rock = ahead.take_while(|at| within.contains(*at)).position(|at| !open.contains(at));
    rock.unwrap_or(usize::MAX)
}

impl Default for Drunkard {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Architect for Drunkard {
    /// # Panics
    /// When the rectangle has a single tile.
    fn build<const HEIGHT: usize, const WORDS: usize>(
        &self,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Option<Layout<HEIGHT, WORDS>> {
        let attempt = || {
            let ragged = self.stagger(within, stream)?;
            Some(largest(&self.smoothing.settle(ragged, within)))
        };
        self.enough.first(within, attempt).map(Layout::cave)
    }
}
