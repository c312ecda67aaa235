//! A floor while it is made.

use engine::SplitMix64;
use grid::{Flood, Point, any};

use crate::{Cells, Floor, Thing};

/// A floor that is not finished, and where nothing more may be put.
pub(super) struct Draft {
    pub(super) floor: Floor,
    /// Tiles on which something is, or that are to stay bare.
    pub(super) taken: Cells,
    /// Where one walks into rooms that were drawn by hand.
    pub(super) entrances: Cells,
}

impl Draft {
    pub(super) const fn new(floor: Floor) -> Self {
        Self { floor, taken: Cells::NONE, entrances: Cells::NONE }
    }

    /// The tiles on which something may still be put.
    pub(super) fn bare(&self) -> Cells {
        self.floor.open - self.floor.doors - self.floor.locked - self.taken
    }

    /// Tiles that are passed to get somewhere else: nothing that stands in the way may be put there.
    pub(super) fn wide(&self) -> Cells {
        let open = self.floor.open;
        // Where all eight tiles around are open as well, one can always walk around.
        open.crowded(9) & self.bare()
    }

    /// A tile among some on which nothing is, which is taken from now on.
    pub(super) fn claim(&mut self, among: &Cells, stream: &mut SplitMix64) -> Option<Point> {
        let at = any(&(self.bare() & *among), stream)?;
        self.taken.insert(at);
        Some(at)
    }

    /// How many of a thing stand there already.
    pub(super) fn count(&self, wanted: Thing) -> usize {
        self.floor.things.iter().filter(|(_, thing)| *thing == wanted).count()
    }

    /// The tiles within so many steps of where one arrives.
    pub(super) fn near_start(&self, steps: usize) -> Cells {
        let fronts = Flood::new(Cells::of(self.floor.start), &self.floor.open).take(steps + 1);
        fronts.fold(Cells::NONE, |all, front| all | front)
    }
}
