//! The ways from the table that are the game's own: giving up, and the next lesson.

use leptos::prelude::*;
use stage::Staged;
use stage::tactics::{Lesson, LessonState, before_surrender};
use tactics::{Command, REFEREE, Stage, Tactics};

use crate::table::Seated;
use crate::tactics::pages::lessons;
use crate::tactics::seat::play::Play;

impl Play {
    /// Asks whether a player gives up; where nobody could, whether the match is to be put away.
    pub(in crate::tactics) fn ask_to_give_up(self) {
        self.board.projector.stop();
        let (side, is_kept) = self.run.with_value(|run| {
            let in_draft = run.position().stage() == Stage::Draft;
            let side = run.own.seating.own().or_else(|| run.person()).filter(|_| !in_draft);
            (side, run.keeper.is_some())
        });
        match side {
            Some(side) if is_kept => {
                let surrender = move || self.play(REFEREE, Command::Surrender(side));
                self.surroundings.ask(before_surrender(side), surrender);
            }
            _ => self.surroundings.ask(Tactics::before_abandoning(), move || self.put_away()),
        }
    }

    /// The next lesson, or the same one again; after the last one, the page of the game.
    pub(in crate::tactics) fn go_to_lesson(self, lesson: &'static Lesson, lesson_state: LessonState) {
        match (lesson_state, lessons::after(lesson)) {
            (LessonState::Solved, Some(next)) => self.desk.go(&next),
            (LessonState::Solved, None) => self.surroundings.leave_at_once(),
            // The page of this address is made anew.
            _ => self.desk.route.notify(),
        }
    }
}
