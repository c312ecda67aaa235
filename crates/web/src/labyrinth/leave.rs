//! The ways from the table: other pages, a new run, files and links.

use engine::{Game, Session};
use labyrinth::{Setup, Tower};
use leptos::prelude::*;
use stage::labyrinth::before_abandoning;

use super::climber::Climber;
use super::play::Play;
use crate::clock;
use crate::desk::Desk;
use crate::route::Route;
use crate::storage::{Origin, Saved, keep_new};
use crate::table::export;

impl Play {
    /// Leaves the table.
    pub(super) fn leave(self) {
        self.around.leave(self.board.said);
    }

    /// Asks whether the run is to be given up.
    pub(super) fn ask_to_give_up(self) {
        self.stop_errand();
        self.board.projector.stop();
        self.around.ask(before_abandoning(), move || {
            let kept = self.run.try_update_value(|run| run.keeper.give_up());
            match kept {
                // The page of this address is another one from now on.
                Some(Ok(())) | None => self.desk.route.notify(),
                Some(error) => self.around.note(error),
            }
        });
    }

    /// Opens the run so far in the viewer.
    pub(super) fn watch(self) {
        if let Some(route) = self.around.watch() {
            self.desk.go(&route);
        }
    }

    /// Begins a new run under the same rules.
    pub(super) fn again(self) {
        let (setup, climber) = self.run.with_value(|run| (run.session.setup().clone(), run.climber));
        begin(self.desk, setup, climber);
    }

    /// Offers the record as a file.
    pub(super) fn export(self) {
        let (seed, bytes) = self.run.with_value(|run| (run.session.seed(), run.session.record_bytes()));
        export(self.desk, Tower::NAME, &seed.to_string(), &bytes);
    }
}

/// Begins a new run and opens it.
pub(super) fn begin(desk: Desk, setup: Setup, climber: Climber) {
    let begun = Session::<Tower>::begin(setup, clock::fresh_seed());
    let (_, bytes) = begun.expect("the numbers of a run that was played make a game");
    let saved = Saved::begun(Origin::Own, bytes, clock::unix_seconds()).with_table(climber.name().to_owned());
    match keep_new(&saved) {
        Ok(run) => desk.go(&Route::Play { game: Tower::NAME.to_owned(), run }),
        Err(fault) => desk.warn(&fault),
    }
}
