//! Which key does what at the board.

use leptos::prelude::*;
use stage::tactics::Press;
use tactics::Side;

use crate::keys::{Action, Heard};
use crate::tactics::seat::play::{Page, Play};

impl Play {
    /// A key was pressed that is the game's own.
    pub(in crate::tactics) fn press_own(self, action: Action) -> Heard {
        match (action, untrack(|| self.page())) {
            (Action::Hint, Page::Board | Page::Draft(_)) => self.advise(),
            (Action::TurnBoard, Page::Board) => self.turn_board(),
            (Action::Back, Page::LessonOver(..)) => self.surroundings.leave_at_once(),
            (Action::Again | Action::Confirm, Page::LessonOver(lesson, lesson_state)) => {
                self.go_to_lesson(lesson, lesson_state);
            }
            (action, Page::Board | Page::Draft(_) | Page::Cover(_)) => match press_of(action) {
                Some(press) => self.press(press),
                None => return Heard::No,
            },
            // Whoever hammers on a key in the last turn should see the last page.
            _ => return Heard::No,
        }
        Heard::Yes
    }

    /// Turns the board round.
    pub(in crate::tactics) fn turn_board(self) {
        self.board.near.update(|near: &mut Side| *near = near.opponent());
    }
}

const fn press_of(action: Action) -> Option<Press> {
    Some(match action {
        Action::Up => Press::Up,
        Action::Down => Press::Down,
        Action::Left => Press::Left,
        Action::Right => Press::Right,
        Action::Confirm => Press::Confirm,
        Action::Back => Press::Back,
        Action::Next => Press::Next,
        Action::Previous => Press::Previous,
        Action::Other => Press::Other,
        Action::Skill => Press::Skill,
        Action::Wait => Press::Wait,
        Action::One => Press::One,
        Action::Two => Press::Two,
        Action::Three => Press::Three,
        _ => return None,
    })
}
