//! Looking for somebody on a floor that is known.

use crate::errand::{Chart, step_to};
use crate::{Cells, Command, View};

/// What of a floor was looked at lately. A boss that lost track of the hero stands somewhere, and
/// keeps the stairs shut.
#[derive(Clone, Debug, Default)]
pub(super) struct Patrol {
    floor: u32,
    looked: Cells,
}

impl Patrol {
    pub(super) fn observe(&mut self, view: &View) {
        if view.floor != self.floor {
            *self = Self { floor: view.floor, looked: Cells::NONE };
        }
        self.looked |= view.seen;
    }

    /// Towards the nearest tile that was not looked at; once all were, it begins again.
    pub(super) fn next(&mut self, view: &View) -> Option<Command> {
        let chart = Chart::of(view);
        let way = chart.way(view.hero.at, &(view.walkable() - self.looked)).or_else(|| {
            self.looked = view.seen;
            chart.way(view.hero.at, &(view.walkable() - self.looked))
        })?;
        step_to(view, *way.first()?)
    }
}
