//! Errands at the terminal: one step a picture, until something happens.

use engine::Seat;
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
        self.player.runner = Some(Runner::new(errand, &self.view()));
        self.walk_on(desk);
        while desk.look().motion == Motion::Still && self.player.runner.is_some() {
            self.walk_on(desk);
        }
    }

    /// The next command of the errand, without a film, or its end.
    pub(super) fn walk_on(&mut self, desk: &mut Desk) {
        let Some(mut runner) = self.player.runner.take() else { return };
        match runner.next(self.session.game(), &self.view()) {
            Ok(command) => {
                self.play_at(Seat::FIRST, command, Motion::Still, desk);
                self.player.runner = Some(runner);
            }
            Err(halt) => {
                let view = self.view();
                self.chronicle.remark(runner.told(halt, &view), &view);
            }
        }
    }
}
