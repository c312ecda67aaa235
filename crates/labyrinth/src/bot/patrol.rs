//! Looking for somebody on a floor that is known.

use crate::errand::{Chart, step_to};
use crate::{Cells, Command, View};

/// What of a floor was looked at lately. A boss that lost track of the hero stands somewhere, and
/// keeps the stairs shut.
#[derive(Clone, Debug, Default)]
pub(super) struct Patrol {
    floor: u32,
    looked: Cells,
    /// Whether nobody was at the stairs when the hero looked.
    pub(super) is_exit_empty: bool,
}

impl Patrol {
    pub(super) fn observe(&mut self, view: &View) {
        if view.floor != self.floor {
            *self = Self { floor: view.floor, ..Self::default() };
        }
        self.looked |= view.seen;
        let sees_exit = view.exit.is_some_and(|exit| view.seen.contains(exit));
        self.is_exit_empty |= sees_exit && view.foes.is_empty();
    }

    /// Towards the nearest tile that was not looked at, or from which something new is seen; once
    /// there is none, it begins again.
    pub(super) fn next(&mut self, view: &View) -> Option<Command> {
        let chart = Chart::of(view);
        let frontier = chart.frontier(view) - chart.traps;
        let way = chart.way(view.hero.at, &((view.walkable() - self.looked) | frontier)).or_else(|| {
            (self.looked, self.is_exit_empty) = (view.seen, false);
            chart.way(view.hero.at, &(view.walkable() - self.looked))
        })?;
        step_to(view, *way.first()?)
    }
}
