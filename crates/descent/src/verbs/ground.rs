//! What comes over the ground, and how it reacts.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::{Burst, Cells, Event, Matter};

impl<S: Sink<Event>> Act<'_, S> {
    /// Something comes over tiles, for so many turns where turns are counted. Walls stay bare.
    pub(crate) fn lay(&mut self, matter: Matter, tiles: &Cells, turns: u8, at: Point) {
        let level = &mut self.run.level;
        let bare = *tiles & (level.open - level.closed - level.blocked);
        if bare.is_empty() {
            return;
        }
        level.ground.put(matter, bare, turns);
        self.run.sketch.forget();
        let tiles = u16::try_from(bare.len()).unwrap_or(u16::MAX);
        self.tell_at(at, Event::Spread { matter, at, tiles });
    }

    /// Something is used up.
    pub(crate) fn use_up(&mut self, matter: Matter, tiles: &Cells) {
        self.run.level.ground.remove(matter, *tiles);
        self.run.sketch.forget();
    }

    /// Finds out where ground does something to whoever stands on it.
    pub(crate) fn feel_ground(&mut self) {
        self.run.feel_ground();
    }

    /// A turn of the ground, unless it is at rest. Doors that burnt are doors no more.
    pub(crate) fn turn_ground(&mut self) -> Option<Burst> {
        let level = &mut self.run.level;
        if level.ground.is_at_rest() {
            return None;
        }
        self.run.sketch.forget();
        let burst = level.ground.step();
        let burnt = level.doors - level.ground.wood;
        level.doors -= burnt;
        level.closed -= burnt;
        let burning = u16::try_from(level.ground.fire.all().len()).unwrap_or(u16::MAX);
        self.tell(Event::GroundTurned { burning });
        Some(burst)
    }
}
