//! What flies, and how it gets on.

use super::Act;
use crate::{Course, Event, Shot, Spot, Status};

impl Act<'_> {
    /// Something begins to fly.
    pub(crate) fn launch(&mut self, shot: Shot) {
        self.run.shots.push(shot);
    }

    /// A shot gets on to somewhere, on such a course.
    #[inline]
    pub(crate) fn carry(&mut self, shot: usize, at: Spot, course: Course) {
        let shot = &mut self.run.shots[shot];
        (shot.at, shot.course) = (at, course);
    }

    /// A shot has flown through something, and its hits bring something from then on.
    pub(crate) fn kindle(&mut self, shot: usize, kindled: Option<(Status, u16)>) {
        self.run.shots[shot].kindled = kindled;
    }

    /// A shot comes to its end.
    pub(crate) fn end_shot(&mut self, shot: usize) {
        let Shot { at, .. } = self.run.shots.remove(shot);
        self.tell(Event::Burst { at });
    }

    /// The list of those who are near somewhere, to be filled and given back: nobody makes a new one in a tick.
    pub(crate) fn take_near(&mut self) -> Vec<u16> {
        std::mem::take(&mut self.run.sketch.near)
    }

    /// Gives that list back.
    pub(crate) fn give_near_back(&mut self, near: Vec<u16>) {
        self.run.sketch.near = near;
    }
}
