//! Shutting out those who would win.

use grid::{Direction, Flood, Point, distances};

use super::memory::Memory;
use super::model::Model;
use crate::errand::step_to;
use crate::{Cells, Command, Floor};

/// How far away a door may be that is worth running for.
const RUN: usize = 6;

/// Closes a door between the hero and foes that would win, or runs to where that can be done. Beasts
/// stay outside, and others come through one at a time and lose a turn with it.
pub(super) fn shut_out(model: &Model<'_>, memory: &Memory) -> Option<Command> {
    if !model.is_losing() || memory.has_shut_enough() {
        return None;
    }
    let here = model.view.hero.at;
    let beside = Direction::ALL.into_iter().find(|way| model.keeps_out(here.step(*way), here));
    beside.map(Command::Close).or_else(|| step_to(model.view, model.behind_a_door()?))
}

impl Model<'_> {
    /// The first step to the nearest tile behind an open door, if the hero is there before the foes.
    fn behind_a_door(&self) -> Option<Point> {
        let view = self.view;
        let free = self.chart.free - self.chart.traps - view.closed - self.chart.threatened - self.bodies();
        let chase = distances(self.bodies(), &(self.chart.free | self.bodies()), Floor::WIDEST);
        let comes_late = |door: Point, steps: usize| {
            chase.get(door).flatten().is_none_or(|foes| usize::from(foes) > steps + 1)
        };
        let is_safe = |at: Point, steps: usize| {
            at.neighbours().into_iter().any(|door| comes_late(door, steps) && self.keeps_out(door, at))
        };
        let fronts = Flood::new(Cells::of(view.hero.at), &free).enumerate().take(RUN).skip(1);
        let goal = fronts
            .flat_map(|(steps, front)| front.iter().map(move |at| (steps, at)).collect::<Vec<_>>())
            .find(|(steps, at)| is_safe(*at, *steps))?;
        let way = grid::path(view.hero.at, &Cells::of(goal.1), &free)?;
        way.get(1).copied()
    }

    /// Whether a door, once closed, is between all foes in sight and somebody who stands there.
    fn keeps_out(&self, door: Point, at: Point) -> bool {
        let view = self.view;
        let bodies = self.bodies();
        let is_open = view.doors.contains(door) && !view.closed.contains(door) && !bodies.contains(door);
        if !is_open || view.loot(door).is_some() || door == view.hero.at && at == view.hero.at {
            return false;
        }
        let free = (self.chart.free | bodies) - view.closed - Cells::of(door);
        Flood::new(Cells::of(at), &free).take(2 * RUN).all(|front| !front.meets(&bodies))
    }
}
