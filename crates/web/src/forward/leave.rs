//! The ways from the table.

use forward::Forward;
use leptos::prelude::*;
use stage::Staged;

use super::moment::Scene;
use super::play::Play;
use crate::table::begin;

impl Play {
    /// Leaves the table.
    pub(super) fn leave(self) {
        if untrack(|| self.board.scene()) == Scene::Over {
            self.around.leave_at_once();
        } else {
            self.around.leave(self.board.said);
        }
    }

    /// Asks whether the run is to be given up.
    pub(super) fn ask_to_give_up(self) {
        self.around.ask(Forward::before_abandoning(), move || {
            if let Some(kept) = self.run.try_update_value(|run| run.keeper.give_up()) {
                self.around.gave_up(kept);
            }
        });
    }

    /// Begins a new run under the same rules.
    pub(super) fn again(self) {
        begin::<Forward>(self.desk, self.run.with_value(|run| run.session.setup().clone()), None);
    }
}
