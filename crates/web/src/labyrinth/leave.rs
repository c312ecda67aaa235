//! The ways from the table.

use labyrinth::Tower;
use leptos::prelude::*;
use stage::Staged;

use super::play::Play;
use crate::table::begin;

impl Play {
    /// Leaves the table.
    pub(super) fn leave(self) {
        self.around.leave(self.board.said);
    }

    /// Asks whether the run is to be given up.
    pub(super) fn ask_to_give_up(self) {
        self.stop_errand();
        self.board.projector.stop();
        self.around.ask(Tower::before_abandoning(), move || {
            if let Some(kept) = self.run.try_update_value(|run| run.keeper.give_up()) {
                self.around.gave_up(kept);
            }
        });
    }

    /// Begins a new run under the same rules.
    pub(super) fn again(self) {
        let (setup, climber) = self.run.with_value(|run| (run.session.setup().clone(), run.climber));
        begin::<Tower>(self.desk, setup, Some(climber.name().to_owned()));
    }
}
