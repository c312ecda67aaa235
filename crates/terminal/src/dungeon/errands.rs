//! Errands at the terminal: one step a picture, until something happens.

use stage::dungeon::{Errand, Logged, Runner};

use super::{Delve, Played};
use crate::paint::Motion;
use crate::screen::Desk;

impl<D: Played> Delve<D> {
    /// Begins an errand. Where nothing moves it is over at once.
    pub(super) fn set_out(&mut self, errand: Errand, desk: &mut Desk) {
        self.chronicle.set_out(errand);
        self.remember(desk);
        self.player.runner = Some(Runner::new(errand, &self.view()));
        self.walk_on(desk);
        while desk.look().motion == Motion::Still && self.player.runner.is_some() {
            self.walk_on(desk);
        }
    }

    /// The next command of the errand, without a film, or its end.
    pub(super) fn walk_on(&mut self, desk: &mut Desk) {
        let view = self.view();
        let Some(runner) = &mut self.player.runner else { return };
        match runner.next(self.session.game(), &view) {
            Ok(command) => {
                let (seat, played) = (self.player.seat, self.session.commands().len());
                self.play_at(seat, command, Motion::Still, desk);
                // Whoever is refused would ask for the same for ever, and nobody walks for somebody else.
                if self.session.commands().len() == played || self.player.seat != seat {
                    self.player.runner = None;
                }
            }
            Err(halt) => {
                let told = runner.told(halt, &view);
                self.player.runner = None;
                self.chronicle.remark(told, &view);
            }
        }
    }
}
