//! The ways from the table: giving up, other pages, a rematch, the next lesson.

use leptos::prelude::*;
use stage::Staged;
use stage::tactics::{Lesson, Verdict, before_surrender};
use tactics::{Command, REFEREE, Stage, Tactics};

use super::lessons;
use super::play::Play;
use crate::storage::Keeper;
use crate::table::begin;

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
            _ => self.ask(Tactics::before_abandoning(), move || self.put_away()),
        }
    }

    fn put_away(self) {
        let kept = self.run.try_update_value(|run| run.keeper.as_mut().map(Keeper::give_up));
        match kept.flatten() {
            None => self.around.leave_at_once(),
            Some(kept) => self.around.gave_up(kept),
        }
    }

    /// A rematch with another seed.
    pub(super) fn again(self) {
        let (setup, table) = self.run.with_value(|run| (run.session.setup().clone(), run.table.to_string()));
        begin::<Tactics>(self.desk, setup, Some(table));
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
}
