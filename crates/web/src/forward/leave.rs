//! The ways from the table: other pages, a new run, files and links.

use engine::{Game, Session};
use forward::Forward;
use leptos::prelude::*;
use stage::Question;
use stage::forward::before_abandoning;

use super::moment::Scene;
use super::play::{Pending, Play};
use crate::desk::Desk;
use crate::keys::Action;
use crate::route::Route;
use crate::storage::{Origin, RunId, Saved, keep_new};
use crate::words::TableWords;
use crate::{clock, files, share};

fn game() -> String {
    Forward::NAME.to_owned()
}

impl Play {
    /// The words around the table.
    pub(super) fn words(self) -> &'static TableWords {
        table_words(self.desk)
    }

    /// The name that the run is kept under.
    pub(super) fn id(self) -> RunId {
        self.run.with_value(|run| run.keeper.id().clone())
    }

    /// Where the page of rules for this run is.
    pub(super) fn codex(self) -> Route {
        Route::RunCodex { game: game(), run: self.id() }
    }

    /// Where this run can be watched.
    pub(super) fn watch(self) -> Route {
        watch(&self.id())
    }

    /// The page of the game.
    pub(super) fn lobby() -> Route {
        Route::Game(game())
    }

    /// Leaves the table; a run that is not kept is not left by accident.
    pub(super) fn leave(self) {
        let words = self.words();
        if self.unsaved.with_untracked(Option::is_none) {
            // One key too many does not end a game.
            let asked = (words.leave_again)(&self.desk.key(Action::Back));
            let is_meant = untrack(|| self.board.scene() == Scene::Over || self.board.said.get() == asked);
            return if is_meant { self.desk.go(&Self::lobby()) } else { self.say(asked) };
        }
        let question = Question {
            title: words.leave_title.to_owned(),
            body: words.leave_about.to_owned(),
            yes: words.leave.to_owned(),
            no: words.stay.to_owned(),
        };
        self.asking.set(Some((question, Pending::Leave)));
    }

    /// Asks whether the run is to be given up.
    pub(super) fn ask_to_give_up(self) {
        self.asking.set(Some((before_abandoning(), Pending::GiveUp)));
    }

    /// Does what was asked about.
    pub(super) fn answer_yes(self, pending: Pending) {
        match pending {
            Pending::Play(command) => self.play(command),
            Pending::Leave => self.desk.go(&Self::lobby()),
            Pending::GiveUp => {
                let kept = self.run.try_update_value(|run| run.keeper.give_up());
                match kept {
                    // The page of this address is another one from now on.
                    Some(Ok(())) | None => self.desk.route.notify(),
                    Some(error) => self.note(error),
                }
            }
        }
    }

    /// Begins a new run under the same rules.
    pub(super) fn again(self) {
        let setup = self.run.with_value(|run| run.session.setup().clone());
        begin(self.desk, setup);
    }

    /// Offers the record as a file.
    pub(super) fn export(self) {
        let (seed, bytes) = self.run.with_value(|run| (run.seed(), run.session.record_bytes()));
        export(self.desk, &seed.to_string(), &bytes);
    }
}

/// Where a run can be watched.
pub(super) fn watch(run: &RunId) -> Route {
    Route::Watch { game: game(), run: run.clone() }
}

/// Offers a record as a file.
pub(super) fn export(desk: Desk, seed: &str, record: &[u8]) {
    if let Err(error) = files::offer(&share::file_name(Forward::NAME, seed), record) {
        desk.warn(&error);
    }
}

/// The words around a table. A page is made once, so a change of language is for the next.
pub(super) fn table_words(desk: Desk) -> &'static TableWords {
    untrack(|| desk.words()).table
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
