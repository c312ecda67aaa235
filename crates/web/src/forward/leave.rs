//! The ways from the table: other pages, a new run, files and links.

use engine::{Game, Session};
use forward::Forward;
use leptos::prelude::*;
use stage::forward::before_abandoning;

use super::moment::Scene;
use super::play::Play;
use crate::clock;
use crate::desk::Desk;
use crate::route::Route;
use crate::storage::{Origin, RunId, Saved, keep_new};
use crate::table::export;

fn game() -> String {
    Forward::NAME.to_owned()
}

impl Play {
    /// The name that the run is kept under.
    pub(super) fn id(self) -> RunId {
        self.run.with_value(|run| run.keeper.id().clone())
    }

    /// Where this run can be watched.
    pub(super) fn watch(self) -> Route {
        watch(&self.id())
    }

    /// The page of the game.
    pub(super) fn lobby() -> Route {
        Route::Game(game())
    }

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
        self.around.ask(before_abandoning(), move || {
            let kept = self.run.try_update_value(|run| run.keeper.give_up());
            match kept {
                // The page of this address is another one from now on.
                Some(Ok(())) | None => self.desk.route.notify(),
                Some(error) => self.around.note(error),
            }
        });
    }

    /// Begins a new run under the same rules.
    pub(super) fn again(self) {
        let setup = self.run.with_value(|run| run.session.setup().clone());
        begin(self.desk, setup);
    }

    /// Offers the record as a file.
    pub(super) fn export(self) {
        let (seed, bytes) = self.run.with_value(|run| (run.seed(), run.session.record_bytes()));
        export(self.desk, Forward::NAME, &seed.to_string(), &bytes);
    }
}

/// Where a run can be watched.
pub(super) fn watch(run: &RunId) -> Route {
    Route::Watch { game: game(), run: run.clone() }
}

/// Begins a new run and opens it.
pub(super) fn begin(desk: Desk, setup: forward::Setup) {
    let begun = Session::<Forward>::begin(setup, clock::fresh_seed());
    let (_, bytes) = begun.expect("the numbers of a run that was played make a game");
    match keep_new(&Saved::begun(Origin::Own, bytes, clock::unix_seconds())) {
        Ok(run) => desk.go(&Route::Play { game: game(), run }),
        Err(fault) => desk.warn(&fault),
    }
}
