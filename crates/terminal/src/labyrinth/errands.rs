//! Errands at the terminal: one step a picture, until something happens.

use engine::Seat;
use labyrinth::errand::Halt;
use labyrinth::{Command, Event};
use stage::labyrinth::{Errand, Runner};

use super::Climb;
use crate::paint::Motion;
use crate::screen::Desk;

impl Climb {
    /// Begins an errand. Where nothing moves it is over at once.
    pub(super) fn set_out(&mut self, errand: Errand, desk: &mut Desk) {
        if errand == Errand::Explore {
            self.chronicle.tutorial.explored();
            self.remember(desk);
        }
        self.runner = Some(Runner::new(errand, &self.view()));
        self.walk_on(desk);
        while desk.look().motion == Motion::Still && self.runner.is_some() {
            self.walk_on(desk);
        }
    }

    /// The next command of the errand, or its end.
    pub(super) fn walk_on(&mut self, desk: &mut Desk) {
        let Some(mut runner) = self.runner.take() else { return };
        match runner.next(self.session.game(), &self.view()) {
            Ok(command) => {
                self.step(command, desk);
                self.runner = Some(runner);
            }
            Err(halt) => self.stopped(&runner, halt),
        }
    }

    fn stopped(&mut self, runner: &Runner, halt: Halt) {
        let view = self.view();
        self.chronicle.remark(runner.told(halt, &view), &view);
    }

    /// A command of an errand, without a film.
    fn step(&mut self, command: Command, desk: &mut Desk) {
        let mut events: Vec<Event> = Vec::new();
        match self.session.play(Seat::FIRST, command, &mut events) {
            Ok(bytes) => {
                self.save(&bytes, desk);
                let view = self.view();
                self.record(&events, &view, desk);
            }
            Err(refusal) => desk.say(refusal.to_string()),
        }
    }
}
