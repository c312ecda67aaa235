//! The ways from the table: giving up, other pages, a rematch, the next lesson.

use engine::{Game, Session};
use leptos::prelude::*;
use stage::tactics::{Lesson, Table, Verdict, before_abandoning, before_surrender};
use tactics::{Command, REFEREE, Setup, Stage, Tactics};

use super::lessons;
use super::play::Play;
use crate::clock;
use crate::desk::Desk;
use crate::route::Route;
use crate::storage::{Keeper, Origin, Saved, keep_new};
use crate::table::export;

impl Play {
    /// Leaves the table. Of a lesson nothing could be lost.
    pub(super) fn leave(self) {
        if self.around.id().is_some() {
            self.around.leave(self.board.said);
        } else {
            self.around.leave_at_once();
        }
    }

    /// Asks whether a player gives up; where nobody could, whether the match is to be put away.
    pub(super) fn ask_to_end(self) {
        let (side, is_kept) = self.run.with_value(|run| {
            let in_draft = run.position().stage() == Stage::Draft;
            let side = run.table.own().or_else(|| run.person()).filter(|_| !in_draft);
            (side, run.keeper.is_some())
        });
        match side {
            Some(side) if is_kept => {
                self.ask(before_surrender(side), move || self.play(REFEREE, Command::Surrender(side)));
            }
            _ => self.ask(before_abandoning(), move || self.put_away()),
        }
    }

    fn put_away(self) {
        let kept = self.run.try_update_value(|run| run.keeper.as_mut().map(Keeper::give_up));
        match kept.flatten() {
            None => self.around.leave_at_once(),
            // The page of this address is another one from now on.
            Some(Ok(())) => self.desk.route.notify(),
            Some(error) => self.around.note(error),
        }
    }

    /// Opens the match so far in the viewer. A draft is not to be seen before the reveal.
    pub(super) fn watch(self) {
        if let Some(route) = self.around.watch() {
            self.desk.go(&route);
        }
    }

    /// A rematch with another seed.
    pub(super) fn again(self) {
        let (setup, table) = self.run.with_value(|run| (run.session.setup().clone(), run.table));
        begin(self.desk, setup, table);
    }

    /// The next lesson, or the same one again; after the last one, the page of the game.
    pub(super) fn go_to_lesson(self, lesson: &'static Lesson, verdict: Verdict) {
        match (verdict, lessons::after(lesson)) {
            (Verdict::Solved, Some(next)) => self.desk.go(&next),
            (Verdict::Solved, None) => self.around.leave_at_once(),
            // The page of this address is made anew.
            _ => self.desk.route.notify(),
        }
    }

    /// Offers the record as a file.
    pub(super) fn export(self) {
        let (seed, bytes) = self.run.with_value(|run| (run.session.seed(), run.session.record_bytes()));
        export(self.desk, Tactics::NAME, &seed.to_string(), &bytes);
    }
}

/// Begins a match and opens it.
pub(super) fn begin(desk: Desk, setup: Setup, table: Table) {
    let begun = Session::<Tactics>::begin(setup, clock::fresh_seed());
    let (_, bytes) = begun.expect("the numbers of a match that was played make a game");
    let saved = Saved::begun(Origin::Own, bytes, clock::unix_seconds()).with_table(table.to_string());
    match keep_new(&saved) {
        Ok(run) => desk.go(&Route::Play { game: Tactics::NAME.to_owned(), run }),
        Err(fault) => desk.warn(&fault),
    }
}
