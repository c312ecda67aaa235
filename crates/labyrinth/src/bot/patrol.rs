//! Looking for somebody on a floor that is known.

use crate::errand::{Wanderer as _, step_to};
use crate::{Cells, Command, FloorNumber, View};

/// What of a floor was looked at lately. A boss that lost track of the hero stands somewhere, and
/// keeps the stairs shut.
#[derive(Clone, Debug, Default)]
pub(super) struct Patrol {
    floor: FloorNumber,
    looked: Cells,
    /// Whether nobody was at the stairs when the hero looked.
    pub(super) is_exit_empty: bool,
    /// Whether it was asked in the middle of a run and knows nothing of what was before.
    is_blind: bool,
}

/// How many turns somebody without a memory goes for the same place.
const SHIFT: u32 = 80;

impl Patrol {
    pub(super) fn observe(&mut self, view: &View) {
        if view.floor != self.floor {
            let is_blind = self.floor == FloorNumber(0) && view.turn.0 > 0;
            *self = Self { floor: view.floor, is_blind, ..Self::default() };
        }
        self.looked |= view.seen;
        let sees_exit = view.exit.is_some_and(|exit| view.seen.contains(exit));
        self.is_exit_empty |= sees_exit && view.foes.is_empty();
        // Who does not remember having been at the stairs believes so half of the time.
        self.is_exit_empty |= self.is_blind && !(view.turn.0 / SHIFT).is_multiple_of(2);
    }

    /// Towards the nearest tile that was not looked at, or from which something new is seen; once
    /// there is none, it begins again.
    pub(super) fn next(&mut self, view: &View) -> Option<Command> {
        let chart = view.chart();
        if self.is_blind {
            let tiles = view.walkable();
            let place = (view.turn.0 / SHIFT).wrapping_mul(0x9e37_79b1) as usize % tiles.len().max(1);
            let way = chart.way(view.hero.at, &Cells::of(tiles.nth(place)?))?;
            return step_to(view, *way.first()?);
        }
        let frontier = view.frontier(&chart) - chart.traps;
        let way = chart.way(view.hero.at, &((view.walkable() - self.looked) | frontier)).or_else(|| {
            (self.looked, self.is_exit_empty) = (view.seen, false);
            chart.way(view.hero.at, &(view.walkable() - self.looked))
        })?;
        step_to(view, *way.first()?)
    }
}
