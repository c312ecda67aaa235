//! Which key does what at the board.

use leptos::prelude::*;
use tactics::Side;

use crate::keys::{Action, Heard};
use crate::tactics::seat::play::{Page, Play};

impl Play {
    /// What becomes of an action that is no press on this page; nothing of those that are.
    pub(in crate::tactics) fn beside(self, action: Action) -> Option<Heard> {
        match (action, untrack(|| self.page())) {
            (Action::HINT, Page::Board | Page::Draft(_)) => self.advise(),
            (Action::TURN_BOARD, Page::Board) => self.turn_board(),
            (Action::BACK, Page::LessonOver(..)) => self.surroundings.leave_at_once(),
            (Action::AGAIN | Action::CONFIRM, Page::LessonOver(lesson, lesson_state)) => {
                self.go_to_lesson(lesson, lesson_state);
            }
            (_, Page::Board | Page::Draft(_) | Page::Cover(_)) => return None,
            // Whoever hammers on a key in the last turn should see the last page.
            _ => return Some(Heard::No),
        }
        Some(Heard::Yes)
    }

    /// Turns the board round.
    pub(in crate::tactics) fn turn_board(self) {
        self.board.near.update(|near: &mut Side| *near = near.opponent());
    }
}
